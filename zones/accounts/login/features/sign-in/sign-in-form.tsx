import { EmailField } from '@suite/shell/form/email-field';
import type { Failure } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import type { Credentials } from './use-sign-in';

interface Props {
  /** Initial value of the e-mail field. */
  email: string;
  onEmailChange: (email: string) => void;
  isBusy: boolean;
  failure: Failure | undefined;
  onSubmit: (credentials: Credentials) => void;
}

/** Error codes that are shown at a field or above the form. */
const aboutInput = new Set(['wrong_credentials', 'account_deactivated', 'invalid_request', 'redirect_uri_not_allowed']);

/** The fields are uncontrolled, so that text typed or autofilled before the page has started is not lost. */
export function SignInForm({ email, onEmailChange, isBusy, failure, onSubmit }: Props) {
  const [firstField] = useState(email ? 'password' : 'email');
  const isWrong = failure?.code === 'wrong_credentials';
  const isInvalidEmail = failure?.code === 'invalid_request';
  const fieldAfterFailure = isInvalidEmail ? 'email' : 'password';
  const form = useFocus(failure ? fieldAfterFailure : firstField, failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  const submit = () => form.current?.requestSubmit();

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={submitForm(({ email = '', password = '' }) => onSubmit({ email, password }))}
    >
      <EmailField
        label={copy.email}
        name="email"
        autoComplete="username webauthn"
        required
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={email}
        onChange={(event) => onEmailChange(event.currentTarget.value)}
        error={isInvalidEmail ? copy.invalidEmail : undefined}
      />
      <Input label={copy.password} name="password" type="password" autoComplete="current-password" required maxLength={200} />
      {isWrong && <Notice tone="bad">{copy.wrongCredentials}</Notice>}
      {failure?.code === 'account_deactivated' && <Notice tone="bad">{copy.deactivated}</Notice>}
      {failure && !aboutInput.has(failure.code) && <FailureNote failure={failure} seconds={seconds} onRetry={submit} />}
      <Button type="submit" spinning={isBusy} disabled={seconds > 0} className="w-full">
        {copy.submit}
      </Button>
      <Link href={hashOf('login', '/forgot-password')} className="self-center">
        {copy.forgot}
      </Link>
    </form>
  );
}
