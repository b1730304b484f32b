'use client';

import './text-area.css';
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
  const told = maxLength && left <= maxLength / 5 ? `${left} characters left.` : hint;
  return (
    <div className="ui-field ui-text-area">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        value={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || told ? `${id}-note` : undefined}
      />
      <FieldNote id={`${id}-note`} error={error} hint={told} />
    </div>
  );
}
