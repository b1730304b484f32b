import { endSessions } from '@services/identity/client/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

export function SignOutEverywhere() {
  const { client } = useApi();
  const { session, token } = useSession();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { open, title, text, submit, cancel, failed } = copy.everywhere;

  function close(): void {
    setAsked(false);
    setFailed(false);
  }

  /** Ends with the session's own log out, which empties all tabs of this browser and leaves for the sign-in. */
  async function end(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await endSessions(client, token.userId);
      await session.logOut();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="quiet" className="mt-4" onClick={() => setAsked(true)}>
        {open}
      </Button>
      {isAsked && (
        <Dialog
          title={title}
          onClose={isBusy ? undefined : close}
          actions={
            <>
              <Button look="quiet" disabled={isBusy} onClick={close}>
                {cancel}
              </Button>
              <Button spinning={isBusy} onClick={end}>
                {submit}
              </Button>
            </>
          }
        >
          <p>{text}</p>
          {hasFailed && <Notice tone="bad">{failed}</Notice>}
        </Dialog>
      )}
    </>
  );
}
