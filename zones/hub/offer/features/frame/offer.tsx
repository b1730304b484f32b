'use client';

import { FirmFirst } from '@suite/shell/firm-first';
import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { OfferNav, OfferNavShape, type Section } from './offer-nav';
import { ListSkeleton, PageSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Pipeline = lazy(async () => ({ default: (await import('../pipeline/pipeline')).Pipeline }));
const NewProposal = lazy(async () => ({ default: (await import('../new/new-proposal')).NewProposal }));
const SendMany = lazy(async () => ({ default: (await import('../bulk/send-many')).SendMany }));
const Renew = lazy(async () => ({ default: (await import('../bulk/renew')).Renew }));
const BatchPage = lazy(async () => ({ default: (await import('../bulk/batch-page')).BatchPage }));
const ProposalPage = lazy(async () => ({ default: (await import('../proposal/proposal-page')).ProposalPage }));
const Payments = lazy(async () => ({ default: (await import('../payments/payments')).Payments }));

const Revenue = lazy(async () => ({ default: (await import('../revenue/revenue')).Revenue }));
const PriceBook = lazy(async () => ({ default: (await import('../price-book/price-book')).PriceBook }));
const Templates = lazy(async () => ({ default: (await import('../templates/templates')).Templates }));
const TemplatePage = lazy(async () => ({ default: (await import('../templates/template-page')).TemplatePage }));
const Terms = lazy(async () => ({ default: (await import('../terms/terms')).Terms }));
const LetterPage = lazy(async () => ({ default: (await import('../terms/letter-page')).LetterPage }));
const Settings = lazy(async () => ({ default: (await import('../settings/settings')).Settings }));

const framed = (section: Section, page: ReactNode, shape: ReactNode = <ListSkeleton />) => (
  <div key={section} className="suite-side">
    <OfferNav current={section} />
    <div className="suite-side-page">
      <FirmFirst>
        <Suspense fallback={shape}>{page}</Suspense>
      </FirmFirst>
    </div>
  </div>
);

const views = {
  '/': framed('/', <Pipeline />),
  '/new': framed('/', <NewProposal />, <PageSkeleton />),
  '/send': framed('/', <SendMany />),
  '/renew': framed('/', <Renew />),
  '/batch': framed('/', <BatchPage />, <PageSkeleton />),
  '/proposal': framed('/', <ProposalPage />, <PageSkeleton />),
  '/payments': framed('/payments', <Payments />),
  '/revenue': framed('/revenue', <Revenue />),
  '/price-book': framed('/price-book', <PriceBook />),
  '/templates': framed('/templates', <Templates />),
  '/template': framed('/templates', <TemplatePage />, <PageSkeleton />),
  '/terms': framed('/terms', <Terms />),
  '/letter': framed('/terms', <LetterPage />, <PageSkeleton />),
  '/settings': framed('/settings', <Settings />, <PageSkeleton />),
};

const loading = (
  <div className="suite-side">
    <OfferNavShape />
    <div className="suite-side-page">
      <ListSkeleton />
    </div>
  </div>
);

export const Offer = () => <Routes zone="offer" views={views} loading={loading} />;
