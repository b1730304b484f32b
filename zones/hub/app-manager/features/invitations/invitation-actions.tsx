import { getAudit } from '@services/identity/contract/audit';
import {
  getInvitations,
  type Invitation,
  resendInvitation,
  revokeInvitation,
} from '@services/identity/contract/firm-invitations';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  invitation: Invitation;
}

/** Sends an invitation again, or revokes it after a confirmation. */
export function InvitationActions({ invitation: { id, email } }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);

  /** @throws SuiteError unless it succeeded or the invitation is gone */
  async function run(action: () => Promise<unknown>, done: string) {
    try {
      await action();
      events.emit('toast', { type: 'success', text: done });
    } catch (error) {
      const isGone = error instanceof SuiteError && error.code === 'not_found';
      if (!isGone) throw error;
      events.emit('toast', { type: 'warning', text: copy.gone(email) });
    }
    void revalidate(getInvitations, getAudit);
  }

  async function sendAgain() {
    setSending(true);
    await run(
      () => client.call(resendInvitation, { params: { invitationId: id }, handleLocally: [Status.NotFound] }),
      copy.sent(email),
    ).catch(() => undefined);
    setSending(false);
  }

  async function takeBack() {
    await run(
      () => client.call(revokeInvitation, { params: { invitationId: id }, handleLocally: [Status.NotFound] }),
      copy.takenBack(email),
    );
    setAsking(false);
  }

  return (
    <span className="flex gap-2">
      <Button variant="quiet" size="sm" aria-label={copy.sendAgainTo(email)} spinning={isSending} onClick={sendAgain}>
        {copy.sendAgain}
      </Button>
      <Button
        variant="plain"
        size="sm"
        aria-label={copy.takeBackFrom(email)}
        disabled={isSending}
        onClick={() => setAsking(true)}
      >
        {copy.takeBack}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.ask(email)}
          keep={copy.keep}
          confirm={copy.takeBack}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        >
          <p>{copy.effect}</p>
        </ConfirmDialog>
      )}
    </span>
  );
}
