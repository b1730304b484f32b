import type { Connection } from '@services/ledger/contract/firms';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IqDashboard } from './iq-dashboard';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const mia = { userId, firstName: 'Mia', lastName: 'Lund', email: 'mia@cedarworks.example' };
const withFirm = { ...mia, companyId, iqId: organizationId, segments: 'iq' };
const name = 'Cedarworks Tax';

const { userId: id, ...person } = mia;
const insightsUser = {
  ...person,
  id,
  unifiedId: userId,
  organizationId: organizationId as string | null,
  accessEnabled: true,
  sendWeeklyReport: true,
  sendMonthlyReport: true,
  userRole: 'Administrator',
};

const data =
  (value: unknown): Answer =>
  () =>
    Response.json({ data: value });
const down: Answer = () => new Response('', { status: 500 });

const firm = (connections: Connection[]): Record<string, Answer> => ({
  'GET /insights/users': data(insightsUser),
  [`GET /insights/firms/${organizationId}`]: data({ organizationId, name, connections }),
  'GET /insights/connections/all': connections.some(({ status }) => status === 1)
    ? data(connections)
    : () => Response.json({ code: 'not_connected', message: 'None.' }, { status: 400 }),
});

const open = (claims: Parameters<typeof renderInSuite>[1]['claims'], answers: Record<string, Answer>) =>
  renderInSuite(<IqDashboard />, { zone: 'iq-dashboard', claims, answers });

const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));

test('§4 shows a firm with a ledger: its name, the state of each connection and its last import', async () => {
  open(
    withFirm,
    firm([
      { connectionType: 7, status: 0, lastImportAt: null },
      { connectionType: 8, status: 1, lastImportAt: '2026-11-20T10:00:00.000Z' },
    ]),
  );
  expect(await screen.findByText(name)).toBeTruthy();
  const office = (await screen.findByRole('heading', { name: 'Microsoft Office' })).closest('li');
  expect(office?.textContent).toBe('Microsoft OfficeNothing imported yetNot connected');
  const xero = screen.getByRole('heading', { name: 'Xero' }).closest('li') as HTMLElement;
  expect(
    within(xero)
      .getByText(/^Last import/)
      .getAttribute('datetime'),
  ).toBe('2026-11-20T10:00:00.000Z');
  expect(within(xero).getByText('Connected')).toBeTruthy();
  expect(screen.getByText('General ledger').parentElement?.textContent).toBe('General ledgerConnected');
  expect(screen.getByText('Online spreadsheet').parentElement?.textContent).toBe('Online spreadsheetNot connected');
});

test('a ledger from files shows its source, its import time and its as-of date', async () => {
  const file = { lastImportAt: '2026-03-16T00:00:00.000Z', importedAt: '2026-11-20T10:00:00.000Z', isFromFiles: true };
  open(withFirm, firm([{ connectionType: 8, status: 1, ...file }]));
  const xero = (await screen.findByRole('heading', { name: 'Xero' })).closest('li') as HTMLElement;
  expect(xero.textContent).toMatch(/^XeroLast import Nov 20, 2026.* · As of Mar 16, 2026From files$/);
});

test('names an uploaded list as a ledger from a file, as in the import history', async () => {
  const file = { lastImportAt: '2026-03-16T00:00:00.000Z', importedAt: '2026-11-20T10:00:00.000Z', isFromFiles: true };
  open(withFirm, firm([{ connectionType: 7, status: 1, ...file }]));
  expect(await screen.findByRole('heading', { name: 'CSV or Excel file' })).toBeTruthy();
  expect(screen.getByText('General ledger').parentElement?.textContent).toBe('General ledgerFrom files');
  expect(screen.getByText('Online spreadsheet').parentElement?.textContent).toBe('Online spreadsheetNot connected');
});

test('§4 says what to do next for a firm without connections', async () => {
  open(withFirm, firm([]));
  expect(await screen.findByRole('heading', { name: 'Nothing is connected yet' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers ways to get numbers when a connection has no import, instead of showing one in progress', async () => {
  open(withFirm, {
    ...firm([{ connectionType: 7, status: 1, lastImportAt: null, isFromFiles: false }]),
    'GET /insights/connections': data([]),
  });
  expect(await screen.findByRole('heading', { name: 'There are no numbers yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload a file' })).toBeTruthy();
  expect(screen.queryByText(/As of/)).toBeNull();
});

test("reports connections that can't be loaded in place, and can retry", async () => {
  const { answers } = open(withFirm, { ...firm([]), 'GET /insights/connections/all': down });
  expect((await screen.findByRole('alert')).textContent).toContain('The connections could not be loaded.');
  expect(screen.getByText(name)).toBeTruthy();
  Object.assign(answers, firm([{ connectionType: 8, status: 1, lastImportAt: null }]));
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Xero' })).toBeTruthy();
});

test('§2 directs a person without a firm to set one up', async () => {
  open(mia, {});
  const link = await screen.findByRole('link', { name: 'Set up your firm' });
  expect(link.getAttribute('href')).toBe('https://hub.suite.example/iq/onboarding/#/');
});
