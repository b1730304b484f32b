import '@suite/shell/start/base.css';
import { Suite } from '@suite/shell/start/suite';
import { zoneMetadata } from '@suite/shell/start/zone-metadata';
import type { ReactNode } from 'react';

export const metadata = zoneMetadata('iq-onboarding');

export default function Layout({ children }: { children: ReactNode }) {
  return <Suite zone="iq-onboarding">{children}</Suite>;
}
