import { useMfa } from '@services/identity/client/account';
import { usePasskeys } from '@services/identity/client/passkeys';
import { TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { useSession } from '@suite/session/session-provider';
import { HomeLink } from '@suite/shell/page-note';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

/** What somebody has to do here whose company requires two-factor authentication; the way on once they have. */
export function TwoFactorNotice() {
  const { session, token } = useSession();
  const isNeeded = token.rights.includes(TWO_FACTOR_NEEDED);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <div className="mb-6 max-w-[68ch]">
      {isNeeded ? <Needed userId={token.userId} /> : <Notice tone="good">{copy.done}</Notice>}
      <p className="mt-3">
        {isNeeded ? (
          <Button look="quiet" onClick={() => session.logOut()}>
            {copy.logOut}
          </Button>
        ) : (
          <HomeLink />
        )}
      </p>
    </div>
  );
}

/** An account that has it already is signed in to anew, with it. */
function Needed({ userId }: { userId: string }) {
  const hasApp = useMfa(userId).data?.hasEnabledMfa;
  const hasPasskey = usePasskeys(userId).data?.length;
  return <Notice>{hasApp || hasPasskey ? copy.proveIt : copy.needed}</Notice>;
}
