import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import type { ReactNode } from 'react';
import { AccountForm } from './account-form';
import { copy } from './copy';
import type { Typed, TypedProps } from './typed';
import type { AcceptanceFlow } from './use-acceptance';

interface Props extends TypedProps {
  flow: AcceptanceFlow;
  children: ReactNode;
}

/** Rejects names that are only spaces, which the browser's own validation accepts. */
const blank = (label: string) => (field: HTMLInputElement) =>
  field.value && !field.value.trim() ? `${label} is required.` : undefined;

export function NewAccountForm({ flow, typed, onType, children }: Props) {
  const { firstName, lastName, password } = typed;
  const isOutOfBounds = flow.failure?.code === 'invalid_request';
  const name = (key: 'firstName' | 'lastName', autoComplete: string) => (
    <Input
      label={copy[key]}
      name={key}
      autoComplete={autoComplete}
      required
      maxLength={200}
      pattern=".*\S.*"
      validate={blank(copy[key])}
      value={typed[key]}
      onChange={(event) => onType({ [key]: event.currentTarget.value } satisfies Partial<Typed>)}
    />
  );
  return (
    <AccountForm
      flow={flow}
      focus="firstName"
      problem={isOutOfBounds ? <Notice tone="bad">{copy.outOfBounds}</Notice> : undefined}
      submitText={copy.submitNew}
      onSubmit={() => flow.accept({ account: 'new', firstName: firstName.trim(), lastName: lastName.trim(), password })}
    >
      {children}
      <div className="grid gap-4 sm:grid-cols-2">
        {name('firstName', 'given-name')}
        {name('lastName', 'family-name')}
      </div>
      <Input
        label={copy.newPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={200}
        // Browsers check minlength only for typed text, not for text that was filled in.
        pattern=".{12,}"
        hint={copy.passwordHint}
        value={password}
        onChange={(event) => onType({ password: event.currentTarget.value })}
      />
    </AccountForm>
  );
}
