'use client';

import type { ZoneName } from '@suite/zones/zones';
import { type ReactNode, useEffect, useState } from 'react';
import { BootContext } from './boot-context';
import { createBootStore } from './boot-store';
import { ChosenTheme } from './chosen-theme';
import { CompanyChanged } from './company-changed';
import { SessionExpired } from './session-expired';
import * as sharedModules from './shared-modules';
import { StartedTelemetry } from './started-telemetry';
import { Toaster } from './toaster';

// All of it counts as used by that.
void sharedModules;

interface Props {
  zone: ZoneName;
  children: ReactNode;
}

/** Starts the zone in the browser. What is below shows itself as far as the start has come. */
export function SuiteProviders({ zone, children }: Props) {
  const [store] = useState(() => createBootStore(zone));
  useEffect(() => store.start(), [store]);
  return (
    <BootContext value={store}>
      {children}
      <ChosenTheme />
      <Toaster />
      <CompanyChanged />
      <SessionExpired />
      <StartedTelemetry />
    </BootContext>
  );
}
