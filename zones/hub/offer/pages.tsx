'use client';

import { FirmFirst } from '@suite/shell/access/firm-first';
import { Routes } from '@suite/shell/pages/routes';
import { besideNav } from '@suite/shell/pages/side-nav';
import { ListSkeleton, PageSkeleton } from './features/frame/skeletons';

const { framed, loading } = besideNav('offer', { shape: <ListSkeleton />, Around: FirmFirst });

const views = {
  '/': framed('/', async () => (await import('./features/pipeline/pipeline')).Pipeline),
  '/new': framed('/', async () => (await import('./features/new/new-proposal')).NewProposal, <PageSkeleton />),
  '/send': framed('/', async () => (await import('./features/bulk/send-many')).SendMany),
  '/renew': framed('/', async () => (await import('./features/bulk/renew')).Renew),
  '/batch': framed('/', async () => (await import('./features/bulk/batch-page')).BatchPage, <PageSkeleton />),
  '/proposal': framed('/', async () => (await import('./features/proposal/proposal-page')).ProposalPage, <PageSkeleton />),
  '/payments': framed('/payments', async () => (await import('./features/payments/payments')).Payments),
  '/statements': framed('/payments', async () => (await import('./features/statements/statements')).Statements),
  '/statement': framed('/payments', async () => (await import('./features/statements/statement-page')).StatementPage),
  '/invoices': framed('/invoices', async () => (await import('./features/invoices/invoices')).Invoices),
  '/revenue': framed('/revenue', async () => (await import('./features/revenue/revenue')).Revenue),
  '/price-book': framed('/price-book', async () => (await import('./features/price-book/price-book')).PriceBook),
  '/templates': framed('/templates', async () => (await import('./features/templates/templates')).Templates),
  '/template': framed(
    '/templates',
    async () => (await import('./features/templates/template-page')).TemplatePage,
    <PageSkeleton />,
  ),
  '/terms': framed('/terms', async () => (await import('./features/terms/terms')).Terms),
  '/letter': framed('/terms', async () => (await import('./features/terms/letter-page')).LetterPage, <PageSkeleton />),
  '/settings': framed('/settings', async () => (await import('./features/settings/settings')).Settings, <PageSkeleton />),
};

export const Pages = () => <Routes zone="offer" views={views} loading={loading} />;
