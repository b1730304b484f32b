import { Select } from '@suite/ui/select';

interface Props<Value extends string> {
  label: string;
  /** The option for no choice. */
  any: string;
  texts: Readonly<Record<Value, string>>;
  /** Empty for any. */
  value: string;
  onChange: (value: Value | '') => void;
}

/** A select has no empty value. */
const ANY = 'any';

/** Filters by one of a few values; an unknown value counts as any. */
export function Choice<Value extends string>({ label, any, texts, value, onChange }: Props<Value>) {
  const known = Object.keys(texts) as Value[];
  return (
    <div className="ui-field-quiet w-44 max-sm:min-w-32 max-sm:flex-1">
      <Select
        label={label}
        options={[{ value: ANY, label: any }, ...known.map((each) => ({ value: each, label: texts[each] }))]}
        value={known.find((each) => each === value) ?? ANY}
        onChange={(chosen) => onChange(known.find((each) => each === chosen) ?? '')}
      />
    </div>
  );
}
