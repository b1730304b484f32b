import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { useFlag } from '@suite/telemetry/use-flag';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { zoneRow } from '@suite/zones/zones';
import { useEffect } from 'react';
import { useBoot } from '../boot-context';
import { CompanyChoice } from '../company-choice';
import { noteApp } from '../preferences';
import { useSuite } from '../suite-context';
import { useOwnPreferences } from '../use-own-preferences';
import { AppMenu } from './app-menu';
import { AppTitle } from './app-title';
import { ChatLink } from './chat-link';
import { CompanySwitch } from './company-switch';
import { FindAnything } from './find-anything';
import { HelpMenu } from './help-menu';
import { HomeLogo } from './home-logo';

import { ProfileMenu } from './profile-menu';
import { UnusedHeader } from './unused-header';

export function HeaderContent() {
  const { place, zone, browser } = useSuite();
  const { boot } = useBoot();
  const { token, signedIn, status } = useSession();

  // The hint spoke for the cookies there were; the session knows better, as after a sign-in or its end.
  // Before the guard has looked it does not: a renewal may be under way.
  const isKnown = signedIn || status !== 'unknown' || (boot.status === 'booted' && boot.open);
  useEffect(() => {
    if (isKnown) document.documentElement.toggleAttribute('data-session', signedIn);
  }, [isKnown, signedIn]);

  const isOpen = signedIn && boot.status === 'booted' && boot.open;
  useEffect(() => {
    if (isOpen && zoneRow(zone).category) noteApp(browser, zone);
  }, [browser, zone, isOpen]);

  useOwnPreferences(isOpen);

  const hasChat = useFlag('ai-chat-button');

  if (!signedIn) return <UnusedHeader zone={zone} />;
  return (
    <CompanyChoice key={token.userId}>
      <AppMenu />
      <HomeLogo href={zoneUrl(place, homeZone(place))} />
      <AppTitle zone={zone} href={zoneUrl(place, zone)} />
      <CompanySwitch />
      <span className="suite-header-subscriptions">{subscriptionsText(hasIq(token) ? 1 : 0)}</span>
      <FindAnything />
      <ChatLink href={zoneUrl(place, 'chat')} isOff={!hasChat} />
      <HelpMenu />
      <ProfileMenu />
    </CompanyChoice>
  );
}

/** Only the IQ segment counts (§2). */
const subscriptionsText = (count: number) => (count === 1 ? '1 Active Subscription' : `${count} Active Subscriptions`);
