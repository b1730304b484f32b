import { Input } from '@suite/ui/input';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const FindField = ({ label, value, onChange }: Props) => (
  <Input
    label={label}
    type="search"
    value={value}
    maxLength={200}
    autoComplete="off"
    spellCheck={false}
    className="w-64 max-sm:w-full"
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
