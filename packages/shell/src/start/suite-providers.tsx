'use client';

import type { ZoneName } from '@suite/zones/zones';
import { type ReactNode, useEffect, useState } from 'react';
import { SessionExpired } from '../access/session-expired';
import { CompanyChanged } from '../company/company-changed';
import { LostDrafts } from '../messages/lost-drafts';
import { OwnPages, type ZonePages } from '../pages/own-pages';
import { BootContext, createBootStore, useBoot } from './boot';
import '../bytes/shared-modules';
import { Toaster } from '../messages/toaster';
import { useTheme } from '../preferences/theme';
import { StartedTelemetry } from './started-telemetry';
import { BootedProviders } from './suite-context';

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
