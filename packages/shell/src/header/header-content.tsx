import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { zoneUrl } from '@suite/zones/zone-url';
import { useEffect } from 'react';
import { useBoot } from '../boot-context';
import { useSuite } from '../suite-context';
import { ChatLink } from './chat-link';
import { CompanySwitch } from './company-switch';
import { HomeLogo } from './home-logo';
import { ProfileMenu } from './profile-menu';

export function HeaderContent() {
  const { place } = useSuite();
  const { boot } = useBoot();
  const { token, signedIn, status } = useSession();

  // The hint spoke for the cookies there were; the session knows better, as after a sign-in or its end.
  // Before the guard has looked it does not: a renewal may be under way.
  const isKnown = signedIn || status !== 'unknown' || (boot.status === 'booted' && boot.open);
  useEffect(() => {
    if (isKnown) document.documentElement.toggleAttribute('data-session', signedIn);
  }, [isKnown, signedIn]);

  return (
    <>
      <HomeLogo href={zoneUrl(place, place.onespace ? 'core-home' : 'home')} />
      {signedIn && (
        <>
          <span className="suite-header-line" />
          <CompanySwitch key={token.userId} />
          <span className="suite-header-subscriptions">{subscriptionsText(hasIq(token) ? 1 : 0)}</span>
        </>
      )}
      <ChatLink href={zoneUrl(place, 'chat')} />
      {signedIn ? <ProfileMenu key={token.userId} /> : <span className="suite-header-avatar" />}
    </>
  );
}

/** Only the IQ segment counts (spec §2). */
const subscriptionsText = (count: number) => (count === 1 ? '1 Active Subscription' : `${count} Active Subscriptions`);
