import { ChoiceField } from './choice-field';

interface Props {
  label: string;
  people: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
  hint?: string;
}

/** An active person of the firm, or nobody. */
export function PersonField({ label, people, value, onChange, hint }: Props) {
  const texts = Object.fromEntries([['', 'Nobody'], ...people.map(({ id, name }) => [id, name])]) as Record<string, string>;
  const known = value !== null && texts[value] !== undefined ? value : '';
  return (
    <ChoiceField label={label} texts={texts} value={known} onChange={(id) => onChange(id || null)} {...(hint && { hint })} />
  );
}
