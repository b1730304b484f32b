'use client';

import { PageSkeleton } from '@suite/list/skeletons';
import { Routes } from '@suite/shell/pages/routes';
import { besideNav } from '@suite/shell/pages/side-nav';
import { CardsSkeleton } from './features/frame/skeletons';

const { framed, loading } = besideNav('explore', { shape: <CardsSkeleton /> });

const views = {
  '/': framed('/', async () => (await import('./features/directory/directory')).Directory),
  '/vendor': framed('/', async () => (await import('./features/vendor/vendor-view')).VendorView, <PageSkeleton />),
  '/compare': framed('/', async () => (await import('./features/compare/compare')).Compare, <PageSkeleton />),
  '/favorites': framed('/favorites', async () => (await import('./features/favorites/favorites')).Favorites),
  '/software': framed('/software', async () => (await import('./features/software/software')).Software, <PageSkeleton />),
  '/requests': framed('/requests', async () => (await import('./features/requests/requests')).Requests, <PageSkeleton />),
  '/manage': framed('/manage', async () => (await import('./features/manage/manage')).Manage, <PageSkeleton />),
};

export const Pages = () => <Routes zone="explore" views={views} loading={loading} />;
