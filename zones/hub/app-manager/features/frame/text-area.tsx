import { type TextareaHTMLAttributes, useId } from 'react';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
}

/** A labelled field of several lines. */
export function TextArea({ label, error, hint, rows = 4, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={note && `${id}-note`}
        className="w-full rounded-md border border-field bg-surface px-3 py-2 text-ink -outline-offset-1 focus-visible:border-accent aria-invalid:border-bad"
      />
      {note && (
        <p id={`${id}-note`} className={error ? 'ui-field-error' : 'ui-field-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
