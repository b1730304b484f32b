import { Select } from '@suite/ui/select';

interface Props<Value extends string> {
  label: string;
  texts: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

export const ChoiceField = <Value extends string>({ label, texts, value, onChange }: Props<Value>) => (
  // Truncates a long text so that the form doesn't get wider.
  <div className="min-w-0">
    <Select
      label={label}
      options={(Object.entries(texts) as [Value, string][]).map(([each, text]) => ({ value: each, label: text }))}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    />
  </div>
);
