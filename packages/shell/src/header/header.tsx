'use client';

import { useBoot } from '../boot-context';
import { BootedProviders } from '../booted-providers';
import { ChatLink } from './chat-link';
import { HeaderContent } from './header-content';
import { HomeLogo } from './home-logo';

/**
 * The shared header (spec §2). Its content shows only when signed in; its space is always kept. Until
 * the zone has started it stands there as it will, without its links.
 */
export function Header() {
  const { boot } = useBoot();
  if (boot.status === 'booted') {
    return (
      <header className="suite-header">
        <BootedProviders booted={boot.booted}>
          <HeaderContent />
        </BootedProviders>
      </header>
    );
  }
  return (
    <header className="suite-header">
      <HomeLogo />
      <ChatLink />
      <span className="suite-header-avatar" />
    </header>
  );
}
