import { confirmMfaSecret } from '@services/identity/browser/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { type ReactNode, useState } from 'react';
import { copy } from './copy';

interface Props {
  onConfirmed: (codes: readonly string[]) => void;
  onLost: () => void;
  cancel: ReactNode;
}

/** Verifies that the authenticator app has the secret. */
export function ConfirmForm({ onConfirmed, onLost, cancel }: Props) {
  const { client } = useApi();
  const { userId } = useSession().token;
  const [isBusy, setBusy] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useFocus('code', failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  const isWrong = failure?.code === 'wrong_mfa_code';
  const { code: label, hint, incomplete, wrong, submit } = copy.scan;

  async function confirm(code: string): Promise<void> {
    setFailure(undefined);
    setIncomplete(!/^\d{6}$/.test(code));
    if (!/^\d{6}$/.test(code)) return form.current?.querySelector('input')?.focus();
    setBusy(true);
    try {
      onConfirmed(await confirmMfaSecret(client, userId, code));
    } catch (error) {
      const failed = failureOf(error);
      if (failed.code === 'mfa_not_started') return onLost();
      setFailure(failed);
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-5 flex max-w-[400px] flex-col gap-4"
      onSubmit={submitForm(({ code = '' }) => confirm(code.replace(/\s/g, '')))}
    >
      <Input
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint={hint}
        error={isIncomplete ? incomplete : isWrong ? wrong : undefined}
        onChange={() => setIncomplete(false)}
      />
      {failure && !isWrong && <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" spinning={isBusy} disabled={seconds > 0}>
          {submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
