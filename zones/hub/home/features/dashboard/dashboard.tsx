'use client';

import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { HelpfulResources } from './helpful-resources';
import { IqNextSteps } from './iq-next-steps';
import { IqPromo } from './iq-promo';
import { YourProducts } from './your-products';

/** The dashboard (§2, "Dashboard sections"). */
export function Dashboard() {
  const { token } = useSession();
  const ownsIq = hasIq(token);
  return (
    <>
      {token.userId && <YourProducts ownsIq={ownsIq} />}
      <div className="my-7 h-2 rounded-sm bg-sunken" />
      {ownsIq ? (
        <IqNextSteps userId={token.userId}>
          <HelpfulResources />
        </IqNextSteps>
      ) : (
        <>
          <IqPromo />
          <HelpfulResources />
        </>
      )}
    </>
  );
}
