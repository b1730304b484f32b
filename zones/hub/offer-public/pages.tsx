'use client';

import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { Routes } from '@suite/shell/pages/routes';
import { type ReactNode, Suspense } from 'react';
import { WithoutScript } from './features/frame/without-script';
import { OfferScreen } from './features/offer/offer-screen';
import { OfferSkeleton } from './features/offer/offer-skeleton';
import { VerifySkeleton } from './features/verify/verify-skeleton';

const late = (load: LoadPage, shape?: ReactNode) => <Suspense fallback={shape}>{latePage(load)}</Suspense>;

/** The first is for a firm's client, who opens it on a phone from a mail and has no account; the others also for strangers. */
const views = {
  '/': <OfferScreen />,
  '/return': late(async () => (await import('./features/payment/return')).Return),
  '/verify': late(async () => (await import('./features/verify/verify')).Verify, <VerifySkeleton />),
  '/certificate': late(async () => (await import('./features/certificate/certificate')).Certificate),
  '/notice': late(async () => (await import('./features/notice/notice')).Notice),
};

export const Pages = () => (
  <Routes zone="offer-public" views={views} loading={<OfferSkeleton />} withoutScript={<WithoutScript />} />
);
