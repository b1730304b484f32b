import '@suite/shell/base.css';
import { Suite } from '@suite/shell/suite';
import { zoneMetadata } from '@suite/shell/zone-metadata';
import type { ReactNode } from 'react';

export const metadata = zoneMetadata('iq-settings');

export default function Layout({ children }: { children: ReactNode }) {
  return <Suite zone="iq-settings">{children}</Suite>;
}
