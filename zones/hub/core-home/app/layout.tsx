import '@suite/shell/base.css';
import { Suite } from '@suite/shell/suite';
import { zoneMetadata } from '@suite/shell/zone-metadata';
import type { ReactNode } from 'react';

export const metadata = zoneMetadata('core-home');

export default function Layout({ children }: { children: ReactNode }) {
  return <Suite zone="core-home">{children}</Suite>;
}
