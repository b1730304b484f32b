'use client';

import { TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { useFlag } from '@suite/telemetry/use-flag';
import { Icon } from '@suite/ui/icon';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { CompanyChoice } from '../company/company-choice';
import { noteApp } from '../preferences/preferences';
import { useOwnPreferences } from '../preferences/use-own-preferences';
import { useBoot } from '../start/boot';
import { BootedProviders, useSuite } from '../start/suite-context';
import { AppMenu } from './app-menu';
import { Bell } from './bell';
import { CompanySwitch } from './company-switch';
import { FindAnything, SearchButton } from './find-anything';
import { AppTitle, ChatLink, HomeLogo } from './header-links';
import { HelpMenu } from './help-menu';
import type { ProfileItem } from './profile-items';
import { ProfileMenu } from './profile-menu';

const HelpPanel = lazy(async () => ({ default: (await import('../help/help-panel')).HelpPanel }));

/**
 * Inputs of the header that a deployment may set (§2); names and e-mail come from the token, the firm's name from its own call.
 */
export interface HeaderInputs {
  /** Address of a picture that replaces the suite's logo. */
  logo?: string | undefined;
  /** Links of the profile dropdown that follow the suite's own. */
  profileItems?: readonly ProfileItem[] | undefined;
}

interface Props extends HeaderInputs {
  zone: ZoneName;
}

/** The shared header (§2). Its content shows only when signed in; its space is always reserved. */
export function Header({ zone, logo, profileItems }: Props) {
  const { boot } = useBoot();
  return (
    <header className="suite-header">
      {boot.status === 'booted' ? (
        <BootedProviders booted={boot.booted}>
          <HeaderContent logo={logo} profileItems={profileItems} />
        </BootedProviders>
      ) : (
        <UnusedHeader zone={zone} logo={logo} />
      )}
    </header>
  );
}

function HeaderContent({ logo, profileItems }: HeaderInputs) {
  const { deployment, zone, browser } = useSuite();
  const { boot } = useBoot();
  const { token, signedIn, status } = useSession();

  // The hint is based on the cookies. After a sign-in or sign-out the session knows better, but not before the guard has run: a
  // renewal may be in progress.
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

  if (!signedIn) return <UnusedHeader zone={zone} logo={logo} />;
  return (
    <CompanyChoice key={token.userId}>
      <AppMenu />
      <HomeLogo href={zoneUrl(deployment, homeZone(deployment))} logo={logo} />
      <AppTitle zone={zone} href={zoneUrl(deployment, zone)} />
      <CompanySwitch>
        <span className="suite-header-subscriptions">{subscriptionsText(hasIq(token) ? 1 : 0)}</span>
      </CompanySwitch>
      <FindAnything onHelp={openHelp} />
      <ChatLink href={zoneUrl(deployment, 'chat')} isOff={!hasChat} />
      <HelpMenu onHelp={openHelp} />
      {!token.rights.includes(TWO_FACTOR_NEEDED) && <Bell />}
      <ProfileMenu onHelp={openHelp} items={profileItems} />
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
const UnusedHeader = ({ zone, logo }: Props) => (
  <>
    <span className="suite-header-button">
      <Icon name="grid" />
    </span>
    <HomeLogo logo={logo} />
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
