'use client';

import './text-area.css';
import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldNote } from './field-note';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  value: string;
  /** Characters; how many are left is told once the text comes near. */
  maxLength?: number;
  /** What is wrong, as the server or the form says. */
  error?: string | undefined;
  hint?: string;
}

/** A labelled field of several lines, which grows with its text where the browser can (CSS field-sizing). */
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
