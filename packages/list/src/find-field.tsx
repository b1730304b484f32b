import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const FindField = ({ label, value, onChange }: Props) => (
  // Leaves space for a filter button beside it.
  <div className="relative w-64 max-sm:w-full max-sm:has-[+button]:w-auto max-sm:has-[+button]:flex-1">
    <span className="pointer-events-none absolute inset-y-0 start-3 z-1 grid place-items-center text-muted">
      <Icon name="search" />
    </span>
    <Input
      label={label}
      placeholder={label}
      type="search"
      value={value}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      className="ui-field-quiet [&_input]:ps-9!"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);
