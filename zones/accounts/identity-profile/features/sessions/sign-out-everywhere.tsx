import { endSessions } from '@services/identity/contract/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';

export function SignOutEverywhere() {
  const { formClient } = useApi();
  const { session, token } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { open, title, text, submit, cancel, failed } = copy.everywhere;

  /** Ends with the session's own logout, which clears all tabs of this browser and redirects to sign-in. */
  async function end(): Promise<void> {
    await formClient.call(endSessions, { params: { userId: token.userId } });
    await session.logOut();
  }

  return (
    <>
      <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          keep={cancel}
          confirm={submit}
          onConfirm={end}
          onClose={() => setOpen(false)}
          failed={() => failed}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
