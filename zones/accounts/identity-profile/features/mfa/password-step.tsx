import { createMfaSecret } from '@services/identity/contract/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import type { Secret } from './scan-step';
import { TaskBox } from './task-box';

interface Props {
  /** Whether an earlier setup was lost. */
  isLost: boolean | undefined;
  onStarted: (secret: Secret) => void;
  onCancel: () => void;
}

export function PasswordStep({ isLost, onStarted, onCancel }: Props) {
  const { formClient } = useApi();
  const { userId, email } = useSession().token;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useFocus('password', failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  const isWrong = failure?.code === 'wrong_password';
  const { title, label, wrong, submit, lost } = copy.password;

  async function begin(password: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      // The code for the QR code is loaded on demand, before there is a secret to draw.
      const { encode } = await import('uqr');
      const { secret, uri } = await formClient.call(createMfaSecret, { params: { userId }, body: { password } });
      onStarted({ text: secret, uri, picture: encode(uri, { border: 4 }).data });
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <TaskBox step={copy.steps(1)} title={title}>
      <form
        ref={form}
        method="post"
        noValidate
        className="flex max-w-[400px] flex-col gap-4"
        onSubmit={submitForm(({ password = '' }) => begin(password))}
      >
        {isLost && <Notice>{lost}</Notice>}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Input
          label={label}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          error={isWrong ? wrong : undefined}
        />
        {failure && !isWrong && <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" spinning={isBusy} disabled={seconds > 0}>
            {submit}
          </Button>
          <Button variant="plain" disabled={isBusy} onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </TaskBox>
  );
}
