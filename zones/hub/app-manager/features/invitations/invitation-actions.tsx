import { resendInvitation, revokeInvitation } from '@services/identity/client/invitations';
import { useAccessChanged } from '@services/identity/client/people';
import type { Invitation } from '@services/identity/contract/access';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  invitation: Invitation;
}

/** Sends an invitation again, or takes it back after a question. */
export function InvitationActions({ invitation: { id, email } }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const accessChanged = useAccessChanged();
  const [running, setRunning] = useState<'send' | 'take'>();
  const [isAsking, setAsking] = useState(false);

  async function run(which: 'send' | 'take') {
    setRunning(which);
    try {
      await (which === 'send' ? resendInvitation : revokeInvitation)(client, id);
      events.emit('toast', { type: 'success', text: which === 'send' ? copy.sent(email) : copy.takenBack(email) });
    } catch (error) {
      const isGone = error instanceof SuiteError && error.code === 'not_found';
      if (!isGone) return setRunning(undefined);
      events.emit('toast', { type: 'warning', text: copy.gone(email) });
    }
    setAsking(false);
    setRunning(undefined);
    await accessChanged('invitations', 'audit');
  }

  return (
    <span className="flex gap-2">
      <Button
        look="quiet"
        size="sm"
        aria-label={copy.sendAgainTo(email)}
        spinning={running === 'send'}
        onClick={() => run('send')}
      >
        {copy.sendAgain}
      </Button>
      <Button
        look="plain"
        size="sm"
        aria-label={copy.takeBackFrom(email)}
        disabled={running !== undefined}
        onClick={() => setAsking(true)}
      >
        {copy.takeBack}
      </Button>
      {isAsking && (
        <Dialog
          title={copy.ask(email)}
          onClose={running ? undefined : () => setAsking(false)}
          actions={
            <>
              <Button look="quiet" disabled={running !== undefined} onClick={() => setAsking(false)}>
                {copy.keep}
              </Button>
              <Button spinning={running === 'take'} onClick={() => run('take')}>
                {copy.takeBack}
              </Button>
            </>
          }
        >
          <p>{copy.effect}</p>
        </Dialog>
      )}
    </span>
  );
}
