'use client';

import { useBoot } from './boot-context';
import { BootedProviders } from './booted-providers';
import { useTheme } from './theme';

/** Keeps the page in the theme that is chosen, on whatever host. */
export function ChosenTheme() {
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
