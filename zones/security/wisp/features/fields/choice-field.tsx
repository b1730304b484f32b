import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  texts: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
  hint?: string;
  disabled?: boolean;
}

/** One of a few values, by the browser's own list. */
export function ChoiceField<Value extends string>({ label, texts, value, onChange, hint, disabled }: Props<Value>) {
  const id = useId();
  return (
    <div className="ui-field">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="h-10 w-full cursor-pointer rounded-md border border-field bg-surface px-2"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {(Object.entries(texts) as [Value, string][]).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
