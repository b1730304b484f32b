'use client';

import { Routes } from '@suite/shell/pages/routes';
import { loading, ofFirm, ofSubject } from './features/frame/frame';

const views = {
  '/': ofSubject('/', async () => (await import('./features/valuation/valuation-page')).ValuationPage),
  '/inputs': ofSubject('/inputs', async () => (await import('./features/inputs/inputs-page')).InputsPage),
  '/readiness': ofSubject('/readiness', async () => (await import('./features/readiness/readiness-page')).ReadinessPage),
  '/questions': ofSubject('/questions', async () => (await import('./features/questions/questions-page')).QuestionsPage),
  '/improvement': ofFirm('/improvement', async () => (await import('./features/improvement/improvement-page')).ImprovementPage),
  '/history': ofSubject('/history', async () => (await import('./features/history/history-page')).HistoryPage),
  '/scenarios': ofSubject('/scenarios', async () => (await import('./features/scenarios/scenarios-page')).ScenariosPage),
  '/settings': ofSubject('/settings', async () => (await import('./features/settings/settings-page')).SettingsPage),
  '/multiples': ofFirm('/multiples', async () => (await import('./features/multiples/multiples-page')).MultiplesPage),
  '/clients': ofFirm('/clients', async () => (await import('./features/clients/clients-page')).ClientsPage),
};

export const Pages = () => <Routes zone="right-exit" views={views} loading={loading} />;
