import { type AccessRequest, createRequest } from '@services/identity/contract/requests';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { useSession } from '@suite/session/session-provider';
import { useDraft } from '@suite/session/use-draft';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { TextArea } from '@suite/ui/text-area';
import type { ZoneName } from '@suite/zones/zones';
import { type FormEvent, useRef, useState } from 'react';
import { copy } from './copy';

interface Props {
  app: ZoneName;
  /** The pending request; sending again changes its reason. */
  open: AccessRequest | undefined;
  onSent: () => void;
}

/** Maximum number of characters in a reason (contract, `word`). */
const LONGEST = 500;

export function RequestForm({ app, open, onSent }: Props) {
  const { formClient } = useApi();
  const { session } = useSession();
  const before = open?.reason ?? '';
  const isOther = (typed: string) => typed.trim() !== before;
  const { draft: reason, change, forget } = useDraft(`request:${app}:${before}`, before, isOther);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailed(false);
    try {
      await formClient.call(createRequest, { body: { app, reason: reason.trim() } });
      forget();
      return onSent();
    } catch (error) {
      // Access was granted meanwhile: the renewed token and the page will show that.
      const isOpened = error instanceof SuiteError && error.code === 'already_open';
      setFailed(
        !isOpened ||
          !(await session
            .refresh()
            .then(() => true)
            .catch(() => false)),
      );
    }
    setBusy(false);
  }

  return (
    <form ref={form} className="flex flex-col items-start gap-4 *:w-full" onSubmit={ask}>
      <TextArea
        label={copy.form.reason}
        name="reason"
        hint={copy.form.reasonHint}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {hasFailed && <ErrorNote title={copy.form.failed} text={copy.form.kept} onRetry={() => form.current?.requestSubmit()} />}
      <Button type="submit" spinning={isBusy} disabled={open !== undefined && !isOther(reason)} className="w-auto!">
        {open ? copy.form.save : copy.form.submit}
      </Button>
    </form>
  );
}
