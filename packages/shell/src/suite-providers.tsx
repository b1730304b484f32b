'use client';

import type { ZoneName } from '@suite/zones/zones';
import { type ReactNode, useEffect, useState } from 'react';
import { BootContext, createBootStore, useBoot } from './boot';
import { CompanyChanged } from './company-changed';
import { LostDrafts } from './lost-drafts';
import { OwnPages, type ZonePages } from './own-pages';
import { SessionExpired } from './session-expired';
import './shared-modules';
import { StartedTelemetry } from './started-telemetry';
import { BootedProviders } from './suite-context';
import { useTheme } from './theme';
import { Toaster } from './toaster';

interface Props {
  zone: ZoneName;
  pages: ZonePages;
  children: ReactNode;
}

/** Starts the zone in the browser. Its children render according to the progress. */
export function SuiteProviders({ zone, pages, children }: Props) {
  const [store] = useState(() => createBootStore(zone));
  useEffect(() => store.start(), [store]);
  return (
    <BootContext value={store}>
      <OwnPages value={pages}>
        {children}
        <ChosenTheme />
        <Toaster />
        <CompanyChanged />
        <LostDrafts />
        <SessionExpired />
        <StartedTelemetry />
      </OwnPages>
    </BootContext>
  );
}

/** Jumps by script, because the hash of a link would be a route. */
export const SkipLink = () => (
  <button type="button" className="suite-skip" onClick={() => document.getElementById('main')?.focus()}>
    Skip to content
  </button>
);

/** Keeps the page in the chosen theme, which applies to all hosts. */
function ChosenTheme() {
  const { boot } = useBoot();
  if (boot.status !== 'booted') return null;
  return (
    <BootedProviders booted={boot.booted}>
      <Follow />
    </BootedProviders>
  );
}

function Follow() {
  useTheme();
  return null;
}
