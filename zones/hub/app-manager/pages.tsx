'use client';

import { Routes } from '@suite/shell/pages/routes';
import { framed } from './features/frame/frame';
import { ZoneSkeleton } from './features/frame/skeletons';
import { PersonSkeleton } from './features/person/person-skeleton';
import { SecuritySkeleton } from './features/security/security-skeleton';

const views = {
  '/people': framed('/people', async () => (await import('./features/people/people')).People),
  '/person': framed('/people', async () => (await import('./features/person/person-page')).PersonPage, <PersonSkeleton />),
  '/groups': framed('/groups', async () => (await import('./features/groups/groups')).Groups),
  '/invitations': framed('/invitations', async () => (await import('./features/invitations/invitations')).Invitations),
  '/invite': framed('/invitations', async () => (await import('./features/invite/invite')).Invite),
  '/requests': framed('/requests', async () => (await import('./features/requests/requests')).Requests),
  '/security': framed('/security', async () => (await import('./features/security/security')).Security, <SecuritySkeleton />),
  '/audit': framed('/audit', async () => (await import('./features/audit/audit')).Audit),
};

export const Pages = () => <Routes zone="app-manager" views={views} loading={<ZoneSkeleton />} />;
