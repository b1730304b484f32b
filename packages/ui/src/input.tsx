'use client';

import { type InputHTMLAttributes, useId, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong, as the server or the form says; it replaces the input's own messages. */
  error?: string;
  /** Says what to enter, below the field. */
  hint?: string;
}

/**
 * A labelled field. It tells required, minlength and maxlength errors once it has been left (spec §5);
 * a password gets a show/hide toggle (spec §2).
 */
export function Input({ label, error, hint, type = 'text', className, onBlur, onChange, ...rest }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const message = error ?? problem;

  return (
    <div className={classNames('ui-field', className)}>
      <label htmlFor={id}>{label}</label>
      <div className="ui-field-box">
        <input
          {...rest}
          id={id}
          type={isPassword && shown ? 'text' : type}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : hint ? `${id}-hint` : undefined}
          onBlur={(event) => {
            if (!isControl(event.relatedTarget)) setProblem(problemOf(label, event.currentTarget));
            onBlur?.(event);
          }}
          onChange={(event) => {
            if (problem) setProblem(problemOf(label, event.currentTarget));
            onChange?.(event);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            setProblem(problemOf(label, event.currentTarget));
          }}
        />
        {isPassword && (
          <button type="button" aria-pressed={shown} aria-label={`Show ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
      {message ? (
        <p id={`${id}-error`} className="ui-field-error">
          {message}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="ui-field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/**
 * A message that comes between press and release moves what is being pressed, and the click is lost.
 * So a field that is left for a link or a button stays silent; a submit checks it again.
 */
const isControl = (next: EventTarget | null) => next instanceof Element && next.matches('a, button');

/** Length is told of any value, though browsers mind it only in what was typed by hand. */
function problemOf(label: string, { value, required, minLength, maxLength, validity, validationMessage }: HTMLInputElement) {
  if (required && !value) return `${label} is required.`;
  if (value && minLength > 0 && value.length < minLength) return `${label} needs at least ${minLength} characters.`;
  if (maxLength > 0 && value.length > maxLength) return `${label} takes at most ${maxLength} characters.`;
  return validity.valid ? undefined : validationMessage;
}
