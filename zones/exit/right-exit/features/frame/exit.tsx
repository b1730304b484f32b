'use client';

import { OWN } from '@services/rightexit/contract/terms';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ExitNav, ExitNavShape, type NavPage } from './exit-nav';
import { PageSkeleton } from './skeletons';
import { useSubject } from './use-subject';

/** Each page is loaded when it is opened, so that entering this zone loads only the frame. */
const Valuation = lazy(async () => ({ default: (await import('../valuation/valuation-page')).ValuationPage }));
const Inputs = lazy(async () => ({ default: (await import('../inputs/inputs-page')).InputsPage }));
const Readiness = lazy(async () => ({ default: (await import('../readiness/readiness-page')).ReadinessPage }));
const Questions = lazy(async () => ({ default: (await import('../questions/questions-page')).QuestionsPage }));
const Improvement = lazy(async () => ({ default: (await import('../improvement/improvement-page')).ImprovementPage }));
const History = lazy(async () => ({ default: (await import('../history/history-page')).HistoryPage }));
const Scenarios = lazy(async () => ({ default: (await import('../scenarios/scenarios-page')).ScenariosPage }));
const Settings = lazy(async () => ({ default: (await import('../settings/settings-page')).SettingsPage }));
const Multiples = lazy(async () => ({ default: (await import('../multiples/multiples-page')).MultiplesPage }));
const Clients = lazy(async () => ({ default: (await import('../clients/clients-page')).ClientsPage }));

interface Props {
  page: NavPage;
  children: ReactNode;
}

/** A page beside the navigation. */
const Framed = ({ page, children }: Props) => (
  <div className="suite-side">
    <ExitNav current={page} />
    <div className="suite-side-page">
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </div>
  </div>
);

/** A page about the firm itself or a client; members who open the firm's page see the clients. */
function Subject({ page, children }: Props) {
  const isForbidden = useSubject() === OWN && !useIsAdministrator();
  if (isForbidden)
    return (
      <Framed page="/clients">
        <Clients />
      </Framed>
    );
  return <Framed page={page}>{children}</Framed>;
}

const ofSubject = (page: NavPage, children: ReactNode) => (
  <Subject key={page} page={page}>
    {children}
  </Subject>
);
const ofFirm = (page: NavPage, children: ReactNode) => (
  <Framed key={page} page={page}>
    {children}
  </Framed>
);

const views = {
  '/': ofSubject('/', <Valuation />),
  '/inputs': ofSubject('/inputs', <Inputs />),
  '/readiness': ofSubject('/readiness', <Readiness />),
  '/questions': ofSubject('/questions', <Questions />),
  '/improvement': ofFirm('/improvement', <Improvement />),
  '/history': ofSubject('/history', <History />),
  '/scenarios': ofSubject('/scenarios', <Scenarios />),
  '/settings': ofSubject('/settings', <Settings />),
  '/multiples': ofFirm('/multiples', <Multiples />),
  '/clients': ofFirm('/clients', <Clients />),
};

const loading = (
  <div className="suite-side">
    <ExitNavShape />
    <div className="suite-side-page">
      <PageSkeleton />
    </div>
  </div>
);

export const Exit = () => <Routes zone="right-exit" views={views} loading={loading} />;
