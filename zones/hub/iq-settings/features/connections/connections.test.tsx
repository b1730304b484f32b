import type { ProviderConnection } from '@services/ledger/contract/connections';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Connections } from './connections';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const claims = { userId, companyId, firstName: 'Noah', lastName: 'Reed', email: 'noah@brightfield.example' };

const data =
  (value: unknown): Answer =>
  () =>
    Response.json({ data: value });
const down: Answer = () => new Response('', { status: 500 });

const provider = (part: Partial<ProviderConnection>): ProviderConnection => ({
  connectionType: 8,
  name: 'Xero',
  isConfigured: true,
  state: 'not-connected',
  account: null,
  isSyncing: false,
  lastSyncAt: null,
  nextSyncAt: null,
  failure: null,
  duplicates: null,
  sync: null,
  ...part,
});

const xero = provider({
  state: 'connected',
  account: 'Demo Company (US)',
  lastSyncAt: '2026-11-20T06:00:00.000Z',
  nextSyncAt: '2999-11-21T06:00:00.000Z',
  sync: {
    startedAt: '2026-11-20T06:00:00.000Z',
    finishedAt: '2026-11-20T06:01:00.000Z',
    failure: null,
    counts: [
      { kind: 'credit-notes', read: 3, imported: 1, skipped: 0, rejected: 2 },
      { kind: 'bills', read: 0, imported: 0, skipped: 0, rejected: 0 },
    ],
  },
});

const person = { id: userId, unifiedId: userId, firstName: 'Noah', lastName: 'Reed', email: claims.email };
const flags = { accessEnabled: true, sendWeeklyReport: true, sendMonthlyReport: true, userRole: 'Administrator' };

function open(providers: ProviderConnection[], given: Record<string, Answer> = {}) {
  const connections = [{ connectionType: 7, status: 1, lastImportAt: '2026-03-16T00:00:00.000Z', isFromFiles: true }];
  return renderInSuite(<Connections />, {
    zone: 'iq-settings',
    claims,
    answers: {
      'GET /insights/users': data({ ...person, ...flags, organizationId }),
      [`GET /insights/firms/${organizationId}`]: data({ organizationId, name: 'Brightfield CPA', connections }),
      'GET /insights/connections': data(providers),
      ...given,
    },
  });
}

const row = async (name: string) => (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;

test('a platform shows its ledger, when it was read and the result; data from files is listed separately', async () => {
  open([xero, provider({ connectionType: 1, name: 'QuickBooks Online', isConfigured: false })]);
  const there = await row('Xero');
  expect(there.textContent).toContain('Demo Company (US)');
  expect(there.textContent).toContain('Credit notes: 3 read, 1 changed, 2 rejected');
  expect(there.textContent).not.toContain('Bills');
  const closed = screen.getByRole('region', { name: 'Not available here yet' });
  expect(closed.textContent).toContain('QuickBooks Online');
  expect(within(closed).queryByRole('link')).toBeNull();
  expect((await row('CSV or Excel file')).textContent).toContain('As of Mar 16, 2026');
});

test('a platform that no longer grants access says why, and links to connecting it again', async () => {
  const failure = 'Xero no longer lets the suite in: connect it again.';
  open([provider({ state: 'reconnect', account: 'Demo Company (US)', failure })]);
  const there = await row('Xero');
  expect(there.textContent).toContain(failure);
  const again = within(there).getByRole('link', { name: 'Connect Xero again' });
  expect(again.getAttribute('href')).toBe('https://hub.suite.example/iq/onboarding/#/');
  expect(within(there).queryByRole('button', { name: 'Sync Xero now' })).toBeNull();
});

test('follows a requested sync until it has ended', async () => {
  const path = 'POST /insights/connections/providers/8/syncs';
  const { answers, toasts } = open([xero]);
  answers[path] = () => {
    answers['GET /insights/connections'] = data([{ ...xero, isSyncing: true }]);
    return new Response(null, { status: 202 });
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Sync Xero now' }));
  await waitFor(() => expect(toasts).toEqual(['Syncing Xero.']));
  expect((await row('Xero')).textContent).toContain('Syncing now');
  answers['GET /insights/connections'] = data([xero]);
  await waitFor(async () => expect((await row('Xero')).textContent).not.toContain('Syncing now'), { timeout: 5000 });
});

test('a sync that met documents from another source asks whether to skip or keep them', async () => {
  const path = 'PUT /insights/connections/providers/8/duplicates';
  const failure = 'The sync stopped: 5 of 9 new documents are in the ledger from another source: 5 by number.';
  const { answers, toasts } = open([{ ...xero, failure, duplicates: { documents: 9, duplicates: 5, byNumber: 5 } }], {
    [path]: down,
  });
  const there = await row('Xero');
  expect(there.textContent).toContain(failure);
  const choice = within(there).getByRole('group', { name: /documents of Xero that are already in the ledger/ });
  await userEvent.click(within(choice).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Your choice for Xero could not be saved\./)]));
  answers[path] = () => {
    answers['GET /insights/connections'] = data([xero]);
    return new Response(null, { status: 204 });
  };
  await userEvent.click(within(await row('Xero')).getByRole('button', { name: 'Skip them' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toBe('Your choice is saved. Xero is synced with it.');
  await waitFor(() => expect(screen.queryByRole('group', { name: /already in the ledger/ })).toBeNull());
});

test('disconnecting asks first; a failure is shown and the dialog stays open', async () => {
  const path = 'DELETE /insights/connections/providers/8';
  const { answers, toasts, requests } = open([xero], { [path]: down });
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Xero' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Your ledger and the numbers from it stay/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it connected' }));
  expect(requests).not.toContain(path);

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Xero' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Xero could not be disconnected.');
  answers[path] = () => {
    answers['GET /insights/connections'] = data([provider({})]);
    return new Response(null, { status: 204 });
  };
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(toasts).toEqual(['Xero is disconnected. Your ledger stays as it is.']));
  expect((await row('Xero')).textContent).toContain('Not connected');
});

test("reports platforms that can't be loaded in place", async () => {
  const { answers } = open([], { 'GET /insights/connections': down });
  expect((await screen.findByRole('alert')).textContent).toContain('The connections could not be loaded.');
  expect(await row('CSV or Excel file')).toBeTruthy();
  answers['GET /insights/connections'] = data([xero]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Xero')).toBeTruthy();
});

test('directs a person without a firm to set one up', async () => {
  open([], { 'GET /insights/users': () => new Response('', { status: 404 }) });
  const link = await screen.findByRole('link', { name: 'Set up your firm' });
  expect(link.getAttribute('href')).toBe('https://hub.suite.example/iq/onboarding/#/');
});
