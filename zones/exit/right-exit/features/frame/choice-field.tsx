import { useId } from 'react';

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few values, by the browser's own list, which opens above a dialog. */
export function ChoiceField({ label, options, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="ui-field">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        className="h-10 w-full cursor-pointer rounded-md border border-field bg-surface px-2"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
