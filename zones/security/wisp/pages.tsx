'use client';

import { Routes } from '@suite/shell/pages/routes';
import { edited, loading, shared } from './features/frame/frame';
import { PageSkeleton } from './features/frame/skeletons';

const views = {
  '/': edited('/', async () => (await import('./features/overview/overview')).Overview),
  '/section': edited(undefined, async () => (await import('./features/section/section-page')).SectionPage, <PageSkeleton />),
  '/control': shared(async () => (await import('./features/control/control-page')).ControlPage),
  '/crosswalk': edited('/crosswalk', async () => (await import('./features/crosswalk/crosswalk')).Crosswalk),
  '/register': edited('/register', async () => (await import('./features/registers/register-page')).RegisterPage),
  '/versions': edited('/versions', async () => (await import('./features/versions/versions')).Versions),
  '/acknowledgements': edited(
    '/acknowledgements',
    async () => (await import('./features/acknowledgements/acknowledgements')).Acknowledgements,
  ),
  '/review': edited('/review', async () => (await import('./features/review/review')).Review),
  '/settings': edited('/settings', async () => (await import('./features/settings/settings')).Settings, <PageSkeleton />),
  '/own': shared(async () => (await import('./features/own/own-plan')).OwnPlan),
};

export const Pages = () => <Routes zone="wisp" views={views} loading={loading} />;
