import { resetPassword } from '@services/identity/contract/signing-in';
import { useApi } from '@suite/api/api-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  token: string;
  onDone: () => void;
  onDeadLink: (code: 'reset_token_expired' | 'reset_token_invalid') => void;
}

export function ResetPasswordForm({ token, onDone, onDeadLink }: Props) {
  const { formClient } = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useFocus('password', failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  const isOutOfBounds = failure?.code === 'invalid_request';

  async function reset(password: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await formClient.call(resetPassword, { params: { token }, body: { password } });
      onDone();
    } catch (error) {
      const failed = failureOf(error);
      if (failed.code === 'reset_token_expired' || failed.code === 'reset_token_invalid') onDeadLink(failed.code);
      else setFailure(failed);
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={submitForm(({ password = '' }) => reset(password))}
    >
      <Input
        label={copy.reset.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={200}
        // Browsers check minlength for typed text only, not for autofilled text.
        pattern=".{12,}"
        hint={copy.reset.hint}
        error={isOutOfBounds ? copy.reset.outOfBounds : undefined}
      />
      {failure && !isOutOfBounds && (
        <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />
      )}
      <Button type="submit" spinning={isBusy} disabled={seconds > 0} className="w-full">
        {copy.reset.submit}
      </Button>
    </form>
  );
}
