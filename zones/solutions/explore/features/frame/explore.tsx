'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ExploreNav, ExploreNavShape, type Section } from './explore-nav';
import { CardsSkeleton, PageSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Directory = lazy(async () => ({ default: (await import('../directory/directory')).Directory }));
const VendorView = lazy(async () => ({ default: (await import('../vendor/vendor-view')).VendorView }));
const Compare = lazy(async () => ({ default: (await import('../compare/compare')).Compare }));
const Favorites = lazy(async () => ({ default: (await import('../favorites/favorites')).Favorites }));
const Software = lazy(async () => ({ default: (await import('../software/software')).Software }));
const Requests = lazy(async () => ({ default: (await import('../requests/requests')).Requests }));
const Manage = lazy(async () => ({ default: (await import('../manage/manage')).Manage }));

const framed = (section: Section, page: ReactNode, shape: ReactNode = <PageSkeleton />) => (
  <div key={section} className="suite-side">
    <ExploreNav current={section} />
    <div className="suite-side-page">
      <Suspense fallback={shape}>{page}</Suspense>
    </div>
  </div>
);

const views = {
  '/': framed('/', <Directory />, <CardsSkeleton />),
  '/vendor': framed('/', <VendorView />),
  '/compare': framed('/', <Compare />),
  '/favorites': framed('/favorites', <Favorites />, <CardsSkeleton />),
  '/software': framed('/software', <Software />),
  '/requests': framed('/requests', <Requests />),
  '/manage': framed('/manage', <Manage />),
};

const loading = (
  <div className="suite-side">
    <ExploreNavShape />
    <div className="suite-side-page">
      <CardsSkeleton />
    </div>
  </div>
);

export const Explore = () => <Routes zone="explore" views={views} loading={loading} />;
