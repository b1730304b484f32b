import { changePassword, getSessions } from '@services/identity/contract/account';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  onEnd: () => void;
}

export function PasswordForm({ onEnd }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { userId, email } = useSession().token;
  const sessions = useQuery(getSessions, { params: { userId } }, { isOptional: true });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isWrong = failure?.code === 'wrong_password';
  const isOutOfBounds = failure?.code === 'invalid_request';
  const form = useFocus(isOutOfBounds ? 'newPassword' : 'currentPassword', failure);
  const seconds = useSecondsUntil(failure?.retryAt);

  async function change(currentPassword: string, newPassword: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await formClient.call(changePassword, { params: { userId }, body: { currentPassword, newPassword } });
      void sessions.mutate();
      events.emit('toast', { type: 'success', text: copy.done });
      onEnd();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex max-w-[400px] flex-col gap-4"
      onSubmit={submitForm(({ currentPassword = '', newPassword = '' }) => change(currentPassword, newPassword))}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Input
        label={copy.current}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        error={isWrong ? copy.wrong : undefined}
        onChange={() => isWrong && setFailure(undefined)}
      />
      <Input
        label={copy.next}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={200}
        // Browsers check minlength for typed text only, not for autofilled text.
        pattern=".{12,}"
        hint={copy.hint}
        error={isOutOfBounds ? copy.outOfBounds : undefined}
      />
      {failure && !isWrong && !isOutOfBounds && (
        <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" spinning={isBusy} disabled={seconds > 0}>
          {copy.submit}
        </Button>
        <Button variant="plain" disabled={isBusy} onClick={onEnd}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
