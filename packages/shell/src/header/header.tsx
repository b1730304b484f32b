'use client';

import { TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { useFlag } from '@suite/telemetry/use-flag';
import { Icon } from '@suite/ui/icon';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useBoot } from '../boot';
import { CompanyChoice } from '../company-choice';
import { noteApp } from '../preferences';
import { BootedProviders, useSuite } from '../suite-context';
import { useOwnPreferences } from '../use-own-preferences';
import { AppMenu } from './app-menu';
import { Bell } from './bell';
import { CompanySwitch } from './company-switch';
import { FindAnything, SearchButton } from './find-anything';
import { AppTitle, ChatLink, HomeLogo } from './header-links';
import { HelpMenu } from './help-menu';
import { ProfileMenu } from './profile-menu';

const HelpPanel = lazy(async () => ({ default: (await import('../help/help-panel')).HelpPanel }));

interface Props {
  zone: ZoneName;
}

/** The shared header (§2). Its content shows only when signed in; its space is always kept. */
export function Header({ zone }: Props) {
  const { boot } = useBoot();
  return (
    <header className="suite-header">
      {boot.status === 'booted' ? (
        <BootedProviders booted={boot.booted}>
          <HeaderContent />
        </BootedProviders>
      ) : (
        <UnusedHeader zone={zone} />
      )}
    </header>
  );
}

function HeaderContent() {
  const { place, zone, browser } = useSuite();
  const { boot } = useBoot();
  const { token, signedIn, status } = useSession();

  // The hint went by the cookies; the session knows better after a sign-in or its end, but not before the guard
  // has looked: a renewal may be under way.
  const isKnown = signedIn || status !== 'unknown' || (boot.status === 'booted' && boot.open);
  useEffect(() => {
    if (isKnown) document.documentElement.toggleAttribute('data-session', signedIn);
  }, [isKnown, signedIn]);

  const isOpen = signedIn && boot.status === 'booted' && boot.open;
  useEffect(() => {
    if (isOpen && zoneRow(zone).category) noteApp(browser, zone);
  }, [browser, zone, isOpen]);

  useOwnPreferences(isOpen);

  const [help, setHelp] = useState<{ article: string | undefined }>();
  const openHelp = useCallback((article?: string) => setHelp({ article }), []);

  const hasChat = useFlag('ai-chat-button');

  if (!signedIn) return <UnusedHeader zone={zone} />;
  return (
    <CompanyChoice key={token.userId}>
      <AppMenu />
      <HomeLogo href={zoneUrl(place, homeZone(place))} />
      <AppTitle zone={zone} href={zoneUrl(place, zone)} />
      <CompanySwitch>
        <span className="suite-header-subscriptions">{subscriptionsText(hasIq(token) ? 1 : 0)}</span>
      </CompanySwitch>
      <FindAnything onHelp={openHelp} />
      <ChatLink href={zoneUrl(place, 'chat')} isOff={!hasChat} />
      <HelpMenu onHelp={openHelp} />
      {!token.rights.includes(TWO_FACTOR_NEEDED) && <Bell />}
      <ProfileMenu onHelp={openHelp} />
      {help && (
        <Suspense>
          <HelpPanel article={help.article} onClose={() => setHelp(undefined)} />
        </Suspense>
      )}
    </CompanyChoice>
  );
}

/** Only the IQ segment counts (§2). */
const subscriptionsText = (count: number) => (count === 1 ? '1 Active Subscription' : `${count} Active Subscriptions`);

/** The header in the exported HTML and until somebody is known to be signed in, in its final layout, so that nothing moves. */
const UnusedHeader = ({ zone }: Props) => (
  <>
    <span className="suite-header-button">
      <Icon name="grid" />
    </span>
    <HomeLogo />
    <AppTitle zone={zone} />
    <SearchButton />
    <ChatLink />
    <span className="suite-header-button suite-header-help">
      <Icon name="help" />
    </span>
    <span className="suite-header-button">
      <Icon name="bell" />
    </span>
    <span className="suite-header-avatar" />
  </>
);
