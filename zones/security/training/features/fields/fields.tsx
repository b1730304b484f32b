import { Select } from '@suite/ui/select';

interface ChoiceProps<Value extends string> {
  label: string;
  texts: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values, by their texts. */
export const ChoiceField = <Value extends string>({ label, texts, value, onChange }: ChoiceProps<Value>) => (
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

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is or is not. */
export const CheckField = ({ label, hint, checked, onChange }: CheckProps) => (
  <label className="flex items-start gap-2">
    <input
      type="checkbox"
      className="mt-0.5 size-4 flex-none"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>
      {label}
      {hint && <span className="block text-muted">{hint}</span>}
    </span>
  </label>
);
