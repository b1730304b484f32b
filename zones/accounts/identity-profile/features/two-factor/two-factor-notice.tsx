import { getMfa } from '@services/identity/contract/account';
import { getPasskeys } from '@services/identity/contract/passkeys';
import { useQuery } from '@suite/api/use-query';
import { TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import { useState } from 'react';

const copy = {
  needed: 'Your firm requires two-factor authentication. Turn it on or add a passkey below, and you can go on.',
  proveIt: 'Your firm requires two-factor authentication. Log out, then sign in with your passkey or code.',
  logOut: 'Log out',
  goOn: (home: string) => `Go to ${home}`,
  done: 'You have the two-factor authentication that your firm requires.',
};

/** Notice for people whose company requires two-factor authentication: what to do here and, once done, the link to continue. */
export function TwoFactorNotice() {
  const { deployment } = useSuite();
  const { session, token } = useSession();
  const home = homeZone(deployment);
  const isNeeded = token.rights.includes(TWO_FACTOR_NEEDED);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <div className="mb-6 max-w-[68ch]">
      {isNeeded ? <Needed userId={token.userId} /> : <Notice tone="good">{copy.done}</Notice>}
      <p className="mt-3">
        {isNeeded ? (
          <Button variant="quiet" onClick={() => session.logOut()}>
            {copy.logOut}
          </Button>
        ) : (
          <ButtonLink href={zoneUrl(deployment, home)}>{copy.goOn(zones[home].title)}</ButtonLink>
        )}
      </p>
    </div>
  );
}

/** An account that already has two-factor authentication must sign in again with it. */
function Needed({ userId }: { userId: string }) {
  const hasApp = useQuery(getMfa, { params: { userId } }, { isOptional: true }).data?.hasEnabledMfa;
  const hasPasskey = useQuery(getPasskeys, { params: { userId } }, { isOptional: true }).data?.length;
  return <Notice>{hasApp || hasPasskey ? copy.proveIt : copy.needed}</Notice>;
}
