'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, Suspense } from 'react';
import { OfferScreen } from '../offer/offer-screen';
import { OfferSkeleton } from '../offer/offer-skeleton';
import { VerifySkeleton } from '../verify/verify-skeleton';
import { copy } from './copy';

const Return = lazy(async () => ({ default: (await import('../payment/return')).Return }));
const Verify = lazy(async () => ({ default: (await import('../verify/verify')).Verify }));
const Certificate = lazy(async () => ({ default: (await import('../certificate/certificate')).Certificate }));
const Notice = lazy(async () => ({ default: (await import('../notice/notice')).Notice }));

/**
 * Pages for a firm's client, who opens them on a phone from a mail and has no account, and for strangers with a number or a link.
 */
export const OfferPublic = () => (
  <Routes
    zone="offer-public"
    loading={<OfferSkeleton />}
    withoutScript={<p className="text-base">{copy.withoutScript}</p>}
    views={{
      '/': <OfferScreen />,
      '/verify': (
        <Suspense fallback={<VerifySkeleton />}>
          <Verify />
        </Suspense>
      ),
      '/certificate': (
        <Suspense>
          <Certificate />
        </Suspense>
      ),
      '/notice': (
        <Suspense>
          <Notice />
        </Suspense>
      ),
      '/return': (
        <Suspense>
          <Return />
        </Suspense>
      ),
    }}
  />
);
