'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { framed } from './features/frame/frame';
import { ZoneSkeleton } from './features/frame/skeletons';

const views = {
  '/': framed('/', async () => (await import('./features/connections/connections')).Connections),
  '/imports': framed('/imports', async () => (await import('./features/imports/imports')).Imports),
  '/import': framed('/imports', async () => (await import('./features/imports/import-page')).ImportPage),
  '/payment-terms': framed('/payment-terms', async () => (await import('./features/payment-terms/payment-terms')).PaymentTerms),
  '/exchange-rates': framed(
    '/exchange-rates',
    async () => (await import('./features/exchange-rates/exchange-rates')).ExchangeRates,
  ),
  '/prices': framed('/prices', async () => (await import('./features/prices/prices')).Prices),
  '/to-dos': framed('/to-dos', async () => (await import('./features/to-dos/to-dos')).ToDos),
};

export const Pages = () => <IqRoutes zone="iq-settings" views={views} loading={<ZoneSkeleton />} />;
