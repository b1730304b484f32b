'use client';

import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldNote } from './field-note';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  value: string;
  /** In characters; the number left is shown when the text gets close to it. */
  maxLength?: number;
  /** Error of the server or the form. */
  error?: string | undefined;
  hint?: string;
}

/** A labeled field with several lines, which grows with its text where the browser supports it (CSS field-sizing). */
export function TextArea({ label, value, maxLength, error, hint, ...rest }: Props) {
  const id = useId();
  const left = (maxLength ?? Number.POSITIVE_INFINITY) - value.length;
  const note = maxLength && left <= maxLength / 5 ? `${left} characters left.` : hint;
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        value={value}
        maxLength={maxLength}
        className="ui:field-sizing-content ui:max-h-80 ui:min-h-24 ui:w-full ui:resize-y ui:rounded-md ui:border ui:border-field ui:bg-surface ui:px-3 ui:py-[9px] ui:text-ink ui:focus-visible:border-accent ui:focus-visible:-outline-offset-1 ui:disabled:border-line-strong ui:disabled:bg-sunken ui:disabled:text-faint ui:enabled:aria-invalid:border-bad"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || note ? `${id}-note` : undefined}
      />
      <FieldNote id={`${id}-note`} error={error} hint={note} />
    </div>
  );
}
