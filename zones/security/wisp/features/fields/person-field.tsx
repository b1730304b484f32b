import { Combobox } from '@suite/ui/combobox';

interface Props {
  label: string;
  people: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
  hint?: string;
}

/** Chooses an active person of the firm, or nobody. */
export const PersonField = ({ label, people, value, onChange, hint }: Props) => (
  <Combobox
    label={label}
    options={people.map(({ id, name }) => ({ value: id, label: name }))}
    value={value}
    onChange={onChange}
    placeholder="Nobody"
    {...(hint && { hint })}
  />
);
