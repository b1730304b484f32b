'use client';

import { ApiProvider } from '@suite/api/api-provider';
import { SessionProvider, useSession } from '@suite/session/session-provider';
import { FlagContext } from '@suite/telemetry/use-flag';
import type { ReactNode } from 'react';
import type { Booted } from './boot';
import { SuiteContext } from './suite-context';

interface Props {
  booted: Booted;
  children: ReactNode;
}

export const BootedProviders = ({ booted, children }: Props) => (
  <SuiteContext value={booted}>
    <FlagContext value={booted.telemetry.flags}>
      <SessionProvider session={booted.session}>
        <Scoped booted={booted}>{children}</Scoped>
      </SessionProvider>
    </FlagContext>
  </SuiteContext>
);

function Scoped({ booted, children }: Props) {
  const { session, token, epoch } = useSession();
  const isPaused = () => session.pending() !== undefined;
  return (
    <ApiProvider client={booted.client} scope={`${token.userId}/${token.companyId}`} epoch={epoch} isPaused={isPaused}>
      {children}
    </ApiProvider>
  );
}
