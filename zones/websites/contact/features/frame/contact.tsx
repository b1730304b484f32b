'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ContactNav, ContactNavShape, type Section } from './contact-nav';
import { ListSkeleton, PageSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Inbox = lazy(async () => ({ default: (await import('../inbox/inbox')).Inbox }));
const Forms = lazy(async () => ({ default: (await import('../forms/forms')).Forms }));
const FormPage = lazy(async () => ({ default: (await import('../forms/form-page')).FormPage }));
const Appointments = lazy(async () => ({ default: (await import('../appointments/appointments')).Appointments }));
const Guides = lazy(async () => ({ default: (await import('../guides/guides')).Guides }));
const Sources = lazy(async () => ({ default: (await import('../sources/sources')).Sources }));
const Settings = lazy(async () => ({ default: (await import('../settings/settings')).Settings }));

const framed = (section: Section, page: ReactNode, shape: ReactNode = <PageSkeleton />) => (
  <div key={section} className="suite-side">
    <ContactNav current={section} />
    <div className="suite-side-page">
      <Suspense fallback={shape}>{page}</Suspense>
    </div>
  </div>
);

const views = {
  '/': framed('/', <Inbox />, <ListSkeleton />),
  '/forms': framed('/forms', <Forms />, <ListSkeleton />),
  '/form': framed('/forms', <FormPage />),
  '/appointments': framed('/appointments', <Appointments />),
  '/guides': framed('/guides', <Guides />, <ListSkeleton />),
  '/sources': framed('/sources', <Sources />),
  '/settings': framed('/settings', <Settings />),
};

const loading = (
  <div className="suite-side">
    <ContactNavShape />
    <div className="suite-side-page">
      <ListSkeleton />
    </div>
  </div>
);

export const Contact = () => <Routes zone="contact" views={views} loading={loading} />;
