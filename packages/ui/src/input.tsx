'use client';

import { type InputHTMLAttributes, useId, useState } from 'react';
import { classNames } from './class-names';
import { FieldNote } from './field-note';
import { Icon } from './icon';
import { Spinner } from './spinner';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Error of the server or the form; it replaces the input's own messages. */
  error?: string;
  /** What to enter, shown below the field. */
  hint?: string;
  /** Whether the value is being checked elsewhere. */
  pending?: boolean;
  /** A custom rule, checked before those of §5; returns the error. */
  validate?: (field: HTMLInputElement) => string | undefined;
}

/**
 * A labeled field. It shows required, minlength and maxlength errors after it loses the focus (§5); a password has a show/hide
 * toggle (§2). Its status is the input's `data-status` (§4).
 */
export function Input({
  label,
  error,
  hint,
  pending = false,
  validate,
  type = 'text',
  disabled = false,
  className,
  onBlur,
  onChange,
  ...rest
}: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const message = disabled ? undefined : (error ?? problem);
  const status = statusOf(disabled, message, pending);
  const check = (field: HTMLInputElement) => setProblem(validate?.(field) ?? problemOf(label, field));

  return (
    <div className={classNames('ui-field', className)}>
      <label htmlFor={id}>{label}</label>
      <div className="ui-field-box">
        <input
          {...rest}
          id={id}
          type={isPassword && shown ? 'text' : type}
          disabled={disabled}
          data-status={status}
          aria-invalid={message ? true : undefined}
          aria-busy={status === 'PENDING' || undefined}
          aria-describedby={message || hint ? `${id}-note` : undefined}
          onBlur={(event) => {
            if (!isControl(event.relatedTarget)) check(event.currentTarget);
            onBlur?.(event);
          }}
          onChange={(event) => {
            if (problem) check(event.currentTarget);
            onChange?.(event);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            check(event.currentTarget);
          }}
        />
        {status === 'PENDING' && <Spinner size="sm" label={`Checking ${label.toLowerCase()}`} />}
        {isPassword && (
          <button type="button" aria-pressed={shown} aria-label={`Show ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={message} hint={hint} />
    </div>
  );
}

type FormControlStatus = 'VALID' | 'INVALID' | 'PENDING' | 'DISABLED';

/** Returns the status (§4, "Form control statuses"). A field not left yet counts as valid, because it has shown no error. */
function statusOf(disabled: boolean, message: string | undefined, pending: boolean): FormControlStatus {
  if (disabled) return 'DISABLED';
  if (message) return 'INVALID';
  return pending ? 'PENDING' : 'VALID';
}

/**
 * A message that appears between press and release would move the pressed control, and the click would be lost. So a field that
 * loses the focus to a link or a button shows no error; submitting checks it again.
 */
const isControl = (next: EventTarget | null) => next instanceof Element && next.matches('a, button');

/** Returns the error of a field. Length is checked for any value, although browsers check it only for typed input. */
function problemOf(label: string, { value, required, minLength, maxLength, validity, validationMessage }: HTMLInputElement) {
  if (required && !value) return `${label} is required.`;
  if (value && minLength > 0 && value.length < minLength) return `${label} needs at least ${minLength} characters.`;
  if (maxLength > 0 && value.length > maxLength) return `${label} takes at most ${maxLength} characters.`;
  return validity.valid ? undefined : validationMessage;
}
