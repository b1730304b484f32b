'use client';

import { knownOrganizationName } from '@suite/session/organization-name';
import { SessionProvider, useSession } from '@suite/session/session-provider';
import { servicesOf } from '@suite/telemetry/telemetry';
import { type ComponentType, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { OwnPages, type ZonePages } from '../pages/own-pages';
import { useBoot } from './boot';
import type { Booted } from './booted';

/** Flags, analytics and monitoring: they load after the page's content, and nothing waits for them. */
export function StartedTelemetry() {
  const { boot } = useBoot();
  const isOpen = boot.status === 'booted' && (boot.open || boot.expired);
  const [hasOpened, setOpened] = useState(isOpen);
  // Services that have started keep running when the session ends: no service can be started twice in a page.
  if (isOpen && !hasOpened) setOpened(true);
  if (boot.status !== 'booted' || !hasOpened) return null;
  const { deployment, config } = boot.booted;
  if (!Object.values(servicesOf(deployment.environment, config)).includes(true)) return null;
  return (
    <SessionProvider session={boot.booted.session}>
      <WhenQuiet booted={boot.booted} />
    </SessionProvider>
  );
}

function WhenQuiet({ booted }: { booted: Booted }) {
  const { telemetry, browser, logger } = booted;
  const { token } = useSession();
  const pages = useContext(OwnPages);
  const companyName = useSyncExternalStore(
    browser.onCookieChange,
    () => knownOrganizationName(browser, token.companyId) ?? '',
    () => '',
  );
  const [Late, setLate] = useState<ComponentType<Booted & { pages: ZonePages; token: typeof token; companyName: string }>>();

  useEffect(() => {
    const load = () =>
      import('@suite/telemetry/late-telemetry').then(
        ({ LateTelemetry }) => setLate(() => LateTelemetry),
        () => logger.warning('Flags, analytics and monitoring could not be loaded'),
      );
    return telemetry.quiet.whenQuiet(load);
  }, [telemetry, logger]);

  return Late && <Late {...booted} pages={pages} token={token} companyName={companyName} />;
}
