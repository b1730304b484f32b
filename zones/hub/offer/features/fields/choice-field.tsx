import { classNames } from '@suite/ui/class-names';
import { Icon } from '@suite/ui/icon';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  texts: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
  /** In a table row, where the column heading is its visible label. */
  isBare?: boolean;
  disabled?: boolean;
}

/** One of a few values; uses the browser's native select, because a table has hundreds of them. */
export function ChoiceField<Value extends string>({ label, texts, value, onChange, isBare = false, disabled }: Props<Value>) {
  const id = useId();
  return (
    <div className="ui-field">
      {!isBare && (
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
      )}
      <div className="relative">
        <select
          id={id}
          aria-label={isBare ? label : undefined}
          disabled={disabled}
          className={classNames(
            'w-full cursor-pointer rounded-md border bg-surface',
            isBare
              ? '-mx-1 h-8 border-transparent px-0.5 hover:border-line-strong'
              : 'h-10 appearance-none border-field ps-3 pe-9',
          )}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {(Object.entries(texts) as [Value, string][]).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        {!isBare && (
          <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-muted">
            <Icon name="chevron-down" size={16} />
          </span>
        )}
      </div>
    </div>
  );
}
