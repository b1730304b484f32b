'use client';

import { ListSkeleton, PageSkeleton } from '@suite/list/skeletons';
import { Routes } from '@suite/shell/pages/routes';
import { besideNav } from '@suite/shell/pages/side-nav';

const { framed, loading } = besideNav('devices', { shape: <ListSkeleton />, isWhole: true });

const views = {
  '/': framed('/', async () => (await import('./features/inventory/inventory')).Inventory),
  '/device': framed('/', async () => (await import('./features/device/device-page')).DevicePage, <PageSkeleton />),
  '/overview': framed('/overview', async () => (await import('./features/overview/overview')).Overview, <PageSkeleton />),
  '/evidence': framed('/evidence', async () => (await import('./features/evidence/evidence')).Evidence, <PageSkeleton />),
  '/import': framed('/', async () => (await import('./features/import/import-page')).ImportPage, <PageSkeleton />),
  '/handovers': framed('/handovers', async () => (await import('./features/handovers/handovers')).Handovers),
  '/handover': framed(
    '/handovers',
    async () => (await import('./features/handovers/new-handover')).NewHandover,
    <PageSkeleton />,
  ),
  '/returns': framed('/returns', async () => (await import('./features/returns/returns')).Returns),
  '/os-support': framed('/os-support', async () => (await import('./features/os-support/os-support')).OsSupport),
};

export const Pages = () => <Routes zone="devices" views={views} loading={loading} />;
