'use client';

import { ApiProvider } from '@suite/api/api-provider';
import type { SuiteEvents } from '@suite/api/events';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Browser } from '@suite/session/browser';
import { SessionProvider, useSession } from '@suite/session/session-provider';
import type { Telemetry } from '@suite/telemetry/telemetry';
import { FlagContext } from '@suite/telemetry/use-flag';
import type { Deployment } from '@suite/zones/addresses';
import type { ZoneName } from '@suite/zones/zones';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import type { Booted } from './booted';

interface SuiteValue {
  zone: ZoneName;
  deployment: Deployment;
  config: EnvConfig;
  logger: Logger;
  events: SuiteEvents;
  browser: Browser;
  telemetry: Telemetry;
}

export const SuiteContext = createContext<SuiteValue | undefined>(undefined);

/** Returns the zone's environment and what its pages use; works within the zone's routes only. */
export function useSuite(): SuiteValue {
  const suite = useContext(SuiteContext);
  if (!suite) throw new Error('useSuite needs a started zone');
  return suite;
}

interface ProvidersProps {
  booted: Booted;
  children: ReactNode;
}

export const BootedProviders = ({ booted, children }: ProvidersProps) => (
  <SuiteContext value={booted}>
    <FlagContext value={booted.telemetry.flags}>
      <SessionProvider session={booted.session}>
        <Scoped booted={booted}>{children}</Scoped>
      </SessionProvider>
    </FlagContext>
  </SuiteContext>
);

function Scoped({ booted, children }: ProvidersProps) {
  const { session, token, epoch } = useSession();
  const isPaused = () => session.pending() !== undefined;
  return (
    <ApiProvider
      client={booted.client}
      scope={`${token.userId}/${token.companyId}`}
      epoch={epoch}
      cache={booted.cache}
      isPaused={isPaused}
    >
      {children}
    </ApiProvider>
  );
}

/** Remounts its children when the person or the company changes, so that no state of one is left for the other. */
export const EpochScope = ({ children }: Pick<ProvidersProps, 'children'>) => (
  <Fragment key={useSession().epoch}>{children}</Fragment>
);
