'use client';

import type { ZoneName } from '@suite/zones/zones';
import { useBoot } from '../boot-context';
import { BootedProviders } from '../booted-providers';
import { HeaderContent } from './header-content';
import { UnusedHeader } from './unused-header';

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
