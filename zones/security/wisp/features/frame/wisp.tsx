'use client';

import { getOwnPlan } from '@services/wisp/contract/plan';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { copy } from './copy';
import { PageSkeleton, PlanSkeleton } from './skeletons';
import { type NavPage, WispNav, WispNavShape } from './wisp-nav';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Overview = lazy(async () => ({ default: (await import('../overview/overview')).Overview }));
const SectionPage = lazy(async () => ({ default: (await import('../section/section-page')).SectionPage }));
const ControlPage = lazy(async () => ({ default: (await import('../control/control-page')).ControlPage }));
const Crosswalk = lazy(async () => ({ default: (await import('../crosswalk/crosswalk')).Crosswalk }));
const RegisterPage = lazy(async () => ({ default: (await import('../registers/register-page')).RegisterPage }));
const Versions = lazy(async () => ({ default: (await import('../versions/versions')).Versions }));
const Acknowledgements = lazy(async () => ({
  default: (await import('../acknowledgements/acknowledgements')).Acknowledgements,
}));
const Review = lazy(async () => ({ default: (await import('../review/review')).Review }));
const Settings = lazy(async () => ({ default: (await import('../settings/settings')).Settings }));
const OwnPlan = lazy(async () => ({ default: (await import('../own/own-plan')).OwnPlan }));

interface Props {
  page: NavPage | undefined;
  children: ReactNode;
  shape?: ReactNode;
  /** Shown to everyone else. */
  others?: ReactNode;
}

/** A page for people who work on the plan; others see the part that concerns them. */
function Edited({ page, children, shape = <PlanSkeleton />, others = <OwnPlan /> }: Props) {
  const { data, error, mutate } = useQuery(getOwnPlan, {});
  if (data && !data.mayEdit) return <Suspense fallback={<PageSkeleton />}>{others}</Suspense>;
  return (
    <div className="suite-side">
      {data || error ? <WispNav current={page} /> : <WispNavShape />}
      <div className="suite-side-page">
        {data ? (
          <Suspense fallback={shape}>{children}</Suspense>
        ) : error ? (
          <PageError title={copy.nav} text={copy.failed} onRetry={() => mutate()} />
        ) : (
          shape
        )}
      </div>
    </div>
  );
}

const edited = (page: NavPage | undefined, children: ReactNode, shape?: ReactNode) => (
  <Edited key={page ?? 'part'} page={page} shape={shape}>
    {children}
  </Edited>
);

/** A page that others see as well, without the navigation. */
const shared = (page: ReactNode) => (
  <Edited key="shared" page={undefined} shape={<PageSkeleton />} others={page}>
    {page}
  </Edited>
);

const views = {
  '/': edited('/', <Overview />),
  '/section': edited(undefined, <SectionPage />, <PageSkeleton />),
  '/control': shared(<ControlPage />),
  '/crosswalk': edited('/crosswalk', <Crosswalk />),
  '/register': edited('/register', <RegisterPage />),
  '/versions': edited('/versions', <Versions />),
  '/acknowledgements': edited('/acknowledgements', <Acknowledgements />),
  '/review': edited('/review', <Review />),
  '/settings': edited('/settings', <Settings />, <PageSkeleton />),
  '/own': shared(<OwnPlan />),
};

const loading = (
  <div className="suite-side">
    <WispNavShape />
    <div className="suite-side-page">
      <PlanSkeleton />
    </div>
  </div>
);

export const Wisp = () => <Routes zone="wisp" views={views} loading={loading} />;
