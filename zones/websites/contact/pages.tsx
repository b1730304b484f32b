'use client';

import { ListSkeleton, PageSkeleton } from '@suite/list/skeletons';
import { Routes } from '@suite/shell/pages/routes';
import { besideNav } from '@suite/shell/pages/side-nav';

const { framed, loading } = besideNav('contact', { shape: <ListSkeleton /> });

const views = {
  '/': framed('/', async () => (await import('./features/inbox/inbox')).Inbox),
  '/forms': framed('/forms', async () => (await import('./features/forms/forms')).Forms),
  '/form': framed('/forms', async () => (await import('./features/forms/form-page')).FormPage, <PageSkeleton />),
  '/appointments': framed(
    '/appointments',
    async () => (await import('./features/appointments/appointments')).Appointments,
    <PageSkeleton />,
  ),
  '/guides': framed('/guides', async () => (await import('./features/guides/guides')).Guides),
  '/sources': framed('/sources', async () => (await import('./features/sources/sources')).Sources, <PageSkeleton />),
  '/settings': framed('/settings', async () => (await import('./features/settings/settings')).Settings, <PageSkeleton />),
};

export const Pages = () => <Routes zone="contact" views={views} loading={loading} />;
