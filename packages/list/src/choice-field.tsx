import { Select } from '@suite/ui/select';

interface Props<Value extends string> {
  label: string;
  texts: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values, by their texts. */
export const ChoiceField = <Value extends string>({ label, texts, value, onChange }: Props<Value>) => (
  // A long text is cut off instead of making the form wider.
  <div className="min-w-0">
    <Select
      label={label}
      options={(Object.entries(texts) as [Value, string][]).map(([each, text]) => ({ value: each, label: text }))}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    />
  </div>
);
