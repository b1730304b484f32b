import type { Upload } from '@services/ledger/contract/uploads';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guess } from './guess.fixture';
import { UploadPage } from './upload-page';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const id = '7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d3e';
const rights = 'app:iq-onboarding,app:iq-dashboard';
const claims = { userId, companyId, rights, firstName: 'Noah', lastName: 'Reed', email: 'noah@brightfield.example' };
const user = {
  ...{ id: userId, unifiedId: userId, organizationId, firstName: 'Noah', lastName: 'Reed', email: claims.email },
  ...{ accessEnabled: true, sendWeeklyReport: true, sendMonthlyReport: true, userRole: 'Administrator' },
};
const one = `/insights/uploads/${id}`;

const upload = (part: Partial<Upload>): Upload => ({
  id,
  fileName: 'list.csv',
  bytes: 1000,
  state: 'examining',
  failure: null,
  rowsRead: 0,
  bytesRead: 250,
  guess: null,
  confirmation: null,
  duplicates: null,
  readLike: null,
  waitsFor: null,
  runId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

const data =
  (value: unknown, status = 200): Answer =>
  () =>
    Response.json({ data: value }, { status });

function open(answers: Record<string, Answer>, hash = `#/upload?id=${id}`) {
  location.hash = hash;
  return renderInSuite(<UploadPage />, {
    zone: 'iq-onboarding',
    claims,
    answers: {
      'GET /insights/users': data(user),
      [`GET /insights/firms/${organizationId}`]: data({ organizationId, name: 'Brightfield CPA', connections: [] }),
      ...answers,
    },
  });
}

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => sessionStorage.clear());

test('follows an examination until the columns can be confirmed', async () => {
  const { answers } = open({ [`GET ${one}`]: data(upload({})) });
  const bar = await screen.findByRole('progressbar', { name: 'Reading the file' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  answers[`GET ${one}`] = data(upload({ state: 'waiting', guess }));
  expect(await screen.findByRole('combobox', { name: 'What “Customer” contains' }, { timeout: 4000 })).toBeTruthy();
  expect(screen.getByText(/WINDOWS-1252/)).toBeTruthy();
});

test('says which file a file of payments waits for, and imports it at once if the person wants that', async () => {
  const sent: unknown[] = [];
  const confirmation = { kind: 'payments' as const, columns: [], asOf: '2026-11-20', currency: 'USD' };
  const held = upload({ state: 'importing', guess, confirmation, waitsFor: 'invoices.csv' });
  open({
    [`GET ${one}`]: data(held),
    [`POST ${one}/import`]: async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ data: { ...held, waitsFor: null } }, { status: 202 });
    },
  });
  expect(await screen.findByText('This file waits for invoices.csv')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import now' }));
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeTruthy();
  expect(sent).toEqual([confirmation]);
});

test('reads the file again in another encoding', async () => {
  const sent: unknown[] = [];
  const waiting = upload({ state: 'waiting', guess: { ...guess, encoding: { name: 'windows-1252', samples: ['£ódŸ'] } } });
  open({
    [`GET ${one}`]: data(waiting),
    [`POST ${one}/examine`]: async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ data: { ...waiting, state: 'examining', guess: null } }, { status: 202 });
    },
  });
  expect(await screen.findByText('Choose another one if these letters are wrong: £ódŸ')).toBeTruthy();
  await choose('Text encoding', 'Windows-1250');
  expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeTruthy();
  expect(sent).toEqual([{ encoding: 'windows-1250' }]);
});

test('asks about documents from another source before importing them', async () => {
  const sent: { duplicates?: string }[] = [];
  const waiting = upload({ state: 'waiting', guess, duplicates: { documents: 300, duplicates: 12, byNumber: 9 } });
  open({
    [`GET ${one}`]: data(waiting),
    [`POST ${one}/import`]: async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ data: { ...waiting, state: 'importing' } }, { status: 202 });
    },
  });
  expect(
    await screen.findByText(
      /^12 of 300 new documents are in the ledger from another source: 9 by number, 3 by client, date and total\./,
    ),
  ).toBeTruthy();
  const question = 'Choose what to do with documents that are already in the ledger.';
  expect(screen.getByText(question, { selector: 'li' })).toBeTruthy();
  await choose(question, 'Skip them');
  expect(screen.queryByText(question, { selector: 'li' })).toBeNull();
  expect(sent).toEqual([]);
});

test('imports a file as corrected once everything is entered', async () => {
  const sent: unknown[] = [];
  const { session } = open({
    [`GET ${one}`]: data(upload({ state: 'waiting', guess })),
    [`POST ${one}/import`]: async (request) => {
      sent.push(await request.json());
      return data(upload({ state: 'importing', guess, rowsRead: 1 }), 202)(request);
    },
  });
  const button = await screen.findByRole('button', { name: 'Import 3 rows' });
  expect(screen.getByText(/Say after how many days invoices without a due date are due/)).toBeTruthy();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(session.hasUnsavedWork()).toBe(false);
  await choose('How “Date” is written', 'Day, month, year');
  await choose('What “Column 4” contains', 'Reference');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Payment terms in days' }), '30');
  await choose('What is paid', 'None of these invoices is paid');
  await userEvent.click(button);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('1 of 3 rows');
  expect(sent).toEqual([
    {
      kind: 'invoices',
      columns: [
        { field: 'customer' },
        { field: 'date', dateOrder: 'dmy' },
        { field: 'amount', decimalMark: ',' },
        { field: 'reference' },
      ],
      asOf: '2026-02-13',
      currency: 'EUR',
      payment: 'all-open',
      paymentTermsDays: 30,
    },
  ]);
  await waitFor(() => expect(session.hasUnsavedWork()).toBe(false));
});

test('what a file makes available depends on its columns and the entered payment status', async () => {
  open({ [`GET ${one}`]: data(upload({ state: 'waiting', guess })) });
  const receivables = async () => (await screen.findByText('Receivables and AR aging')).closest('li')?.textContent;
  expect(await receivables()).toContain('Not available');
  expect(await receivables()).toContain('doesn’t say what is paid');
  await choose('What is paid', 'Another list has the payments');
  expect(await receivables()).toContain('Limited');
  await choose('What “Column 4” contains', 'Open balance');
  expect(await receivables()).toContain('Available');
  expect(screen.queryByRole('combobox', { name: 'What is paid' })).toBeNull();
});

test('a column that looks like a balance is mapped or marked as unused', async () => {
  const columns = guess.columns.map((column) => (column.name ? column : { ...column, looksLike: 'balance' as const }));
  open({ [`GET ${one}`]: data(upload({ state: 'waiting', guess: { ...guess, columns } })) });
  expect(await screen.findByText('Say whether “Column 4” holds the open balance, or that it is not used.')).toBeTruthy();
  await choose('What “Column 4” contains', 'Not used');
  expect(screen.queryByText(/holds the open balance/)).toBeNull();
});

test('asks about an amount that repeats on each row of an invoice, and keeps it when it belongs to each row', async () => {
  const columns = guess.columns.map((column) =>
    column.field === 'amount' ? { ...column, field: null, looksLike: 'total' as const } : column,
  );
  open({ [`GET ${one}`]: data(upload({ state: 'waiting', guess: { ...guess, columns } })) });
  expect(await screen.findByText(/“Total” is the same on every row of an invoice. Say whether/)).toBeTruthy();
  await choose('What “Total” contains', 'Amount');
  expect(screen.queryByText(/the same on every row/)).toBeNull();
});

test('asks whether a tax that no column places is part of the amounts', async () => {
  const columns = guess.columns.map((column) => (column.name ? column : { ...column, name: 'VAT', looksLike: 'tax' as const }));
  open({ [`GET ${one}`]: data(upload({ state: 'waiting', guess: { ...guess, columns } })) });
  expect(await screen.findByText(/^Say whether the amounts include “VAT”/)).toBeTruthy();
  await choose('What “VAT” contains', 'Tax in the amount');
  expect(screen.queryByText(/^Say whether the amounts include/)).toBeNull();
});

test('a failed import says why and can be started again', async () => {
  open({ [`GET ${one}`]: data(upload({ state: 'failed', guess, failure: 'The disk of the suite is full.' })) });
  expect((await screen.findByText(/The disk of the suite is full/)).textContent).toContain('importing again adds nothing twice');
  expect(screen.getByRole('button', { name: 'Import again' })).toBeTruthy();
});

test.each([
  [413, 'payload_too_large', 'A file may hold 2 GB: split it, by year for instance, and upload the parts.'],
  [507, 'disk_full', 'The disk of the suite is full: make room on it, then upload the file again.'],
])("shows the server's message for a file that is refused with %d", async (status, code, message) => {
  open({ 'POST /insights/uploads': () => Response.json({ code, message }, { status }) }, '#/upload');
  const file = new File(['a,b'], 'list.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('CSV or Excel files'), file);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('list.csv was not sent.')).toBeTruthy();
});

test('sends several files one after another, says that more follow, and lists them in the best order to import them', async () => {
  const sent: (string | null)[][] = [];
  open(
    {
      'POST /insights/uploads': (request) => {
        const { searchParams } = new URL(request.url);
        const fileName = searchParams.get('fileName') ?? '';
        sent.push([fileName, searchParams.get('more')]);
        return data(upload({ fileName }), 201)(request);
      },
    },
    '#/upload',
  );
  const files = ['invoices.csv', 'contacts.csv'].map((name) => new File(['a,b'], name, { type: 'text/csv' }));
  await userEvent.upload(await screen.findByLabelText('CSV or Excel files'), files);
  await waitFor(() => expect(location.hash).toBe('#/'));
  expect(sent).toEqual([
    ['invoices.csv', 'true'],
    ['contacts.csv', null],
  ]);
});

test('an imported file without numbers says so, and links to the next file', async () => {
  const runId = '7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d3f';
  const counts = [{ kind: 'invoices', read: 3, imported: 3, skipped: 0, rejected: 0 }];
  const run = { id: runId, source: 'microsoft-office', fileName: 'list.csv', startedAt: '2026-11-20T10:00:00.000Z' };
  const finished = { finishedAt: '2026-11-20T10:00:01.000Z', milliseconds: 1000, failure: null, counts };
  const waiting = (fileName: string, kind: 'payments' | 'customers') =>
    upload({ id: crypto.randomUUID(), fileName, state: 'waiting', guess: { ...guess, kind } });
  open({
    [`GET ${one}`]: data(upload({ state: 'done', runId })),
    [`GET /insights/imports/${runId}`]: data({ ...run, ...finished }),
    'GET /insights/metrics/dashboard': () => Response.json({ code: 'not_found', message: 'None.' }, { status: 404 }),
    'GET /insights/uploads': () =>
      Response.json({ uploads: [waiting('payments.csv', 'payments'), waiting('contacts.csv', 'customers')], total: 2 }),
  });
  expect(await screen.findByText(/This file has no amounts/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Continue with contacts.csv' })).toBeTruthy();
});

test('a file that was read like an earlier one shows how, with its first rows, what it changed and an undo', async () => {
  const runId = '7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d3f';
  const counts = [{ kind: 'invoices', read: 3, imported: 3, skipped: 0, rejected: 0 }];
  const run = { id: runId, source: 'microsoft-office', fileName: 'list.csv', startedAt: '2026-11-20T10:00:00.000Z' };
  const finished = { finishedAt: '2026-11-20T10:00:01.000Z', milliseconds: 1000, failure: null, counts, mayUndo: true };
  const columns = guess.columns.map(({ field, decimalMarks: [decimalMark] }) => ({
    field,
    ...(field === 'date' && { dateOrder: 'dmy' as const }),
    ...(decimalMark && { decimalMark }),
  }));
  const confirmation = { kind: 'invoices' as const, columns, asOf: '2026-02-13', currency: 'EUR' };
  const readLike = { fileName: 'january.csv', importedAt: '2026-10-20T10:00:00.000Z' };
  const changes = { counts: { new: 2, changed: 0, paid: 1, removed: 0, unchanged: 0 }, documents: [] };
  open({
    [`GET ${one}`]: data(upload({ state: 'done', runId, guess, confirmation, readLike })),
    [`GET /insights/imports/${runId}`]: data({ ...run, ...finished }),
    [`GET /insights/imports/${runId}/changes`]: data(changes),
    [`GET /insights/metrics/imports/${runId}`]: () => Response.json({ code: 'not_found', message: 'None.' }, { status: 404 }),
    'GET /insights/metrics/dashboard': () => Response.json({ code: 'not_found', message: 'None.' }, { status: 404 }),
    'GET /insights/uploads': () => Response.json({ uploads: [], total: 0 }),
  });
  expect(await screen.findByText(/^Its columns are those of january\.csv, so it was imported the same way/)).toBeTruthy();
  const preview = screen.getByRole('table', { name: 'The first rows as they will be read' });
  // The second of January or the first of February: the earlier file said day before month.
  expect(preview.textContent).toContain('Feb 1, 2026');
  expect(await screen.findByRole('heading', { name: 'What this import changed' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Undo import' })).toBeTruthy();
});

test('rejected rows can be corrected in place and retried', async () => {
  const runId = '7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d3f';
  const again = '7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d40';
  const counts = [{ kind: 'invoices', read: 3, imported: 2, skipped: 0, rejected: 1 }];
  const run = { id: runId, source: 'microsoft-office', fileName: 'list.csv', startedAt: '2026-11-20T10:00:00.000Z' };
  const finished = { finishedAt: '2026-11-20T10:00:01.000Z', milliseconds: 1000, failure: null, counts };
  const columns = guess.columns.map(({ field }) => ({ field }));
  const confirmation = { kind: 'invoices' as const, columns, asOf: '2026-02-13', currency: 'EUR' };
  const cells = ['Acme', '13.02.2026', 'none', ''];
  const name = guess.columns[2]?.name ?? '';
  const row = { id: 9, file: 'list.csv', line: 4, column: name, reason: 'Total is “none”', cells };
  const sent: unknown[] = [];
  open({
    [`GET ${one}`]: data(upload({ state: 'done', runId, guess, confirmation })),
    [`GET /insights/imports/${runId}`]: data({ ...run, ...finished }),
    [`GET /insights/imports/${runId}/rejected-rows`]: () => Response.json({ rows: [row], total: 1 }),
    'GET /insights/metrics/dashboard': () => Response.json({ code: 'not_found', message: 'None.' }, { status: 404 }),
    'GET /insights/uploads': () => Response.json({ uploads: [], total: 0 }),
    [`POST /insights/imports/${runId}/rejected-rows/retry`]: async (request) => {
      sent.push(await request.json());
      return data(upload({ id: again, state: 'importing', guess }), 202)(request);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct rows here' }));
  const cell = await screen.findByRole('textbox', { name });
  await userEvent.click(screen.getByRole('button', { name: 'Try these rows again' }));
  expect(await screen.findByText('Change a cell first.')).toBeTruthy();
  await userEvent.clear(cell);
  await userEvent.type(cell, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Try these rows again' }));
  await waitFor(() => expect(location.hash).toContain(again));
  expect(sent).toEqual([{ rows: [{ id: 9, cells: ['Acme', '13.02.2026', '7', ''] }] }]);
});

test('sending is unsaved work and can be stopped without confirmation', async () => {
  const { session, toasts } = open({ 'POST /insights/uploads': () => new Promise<Response>(() => undefined) }, '#/upload');
  const file = new File(['a,b'], 'list.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('CSV or Excel files'), file);
  await screen.findByText('Sending list.csv');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
  expect(await screen.findByLabelText('CSV or Excel files')).toBeTruthy();
  expect(session.hasUnsavedWork()).toBe(false);
  expect([screen.queryByText('list.csv was not sent.'), toasts]).toEqual([null, []]);
});

test("an upload that doesn't exist links to a new one", async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'Upload not found' })).toBeTruthy();
});

test('shows beside each order of days what the ledger would get with it, and uses the chosen one', async () => {
  const sent: { columns: { dateOrder?: string }[] }[] = [];
  const result = { documents: 3, converted: null, unread: 0, reason: null };
  const totals = [{ currency: 'EUR', documents: 3, amount: 123_650, open: 2_000, openUnknown: 0 }];
  open({
    [`GET ${one}`]: data(upload({ state: 'waiting', guess })),
    [`POST ${one}/choices`]: async (request: Request) => {
      const { confirmations } = await request.json();
      sent.push(...confirmations);
      const results = confirmations.map(({ columns }: (typeof sent)[number]) =>
        columns[1]?.dateOrder === 'mdy'
          ? { ...result, documents: 0, totals: [], unread: 3, reason: 'Date is 13/02/2026' }
          : { ...result, totals },
      );
      return Response.json({ data: { rows: 3, isWhole: false, results } });
    },
  });
  const orders = await screen.findByRole('list', { name: 'What comes first in the days of this file' });
  await waitFor(() =>
    expect([...orders.children].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('No row can be read this way: Date is 13/02/2026.'),
      expect.stringMatching(/3 documents · €1,236\.50, €20\.00 open/),
    ]),
  );
  expect(screen.getByText('From the first 3 rows of the file.')).toBeTruthy();
  expect(sent.map(({ columns }) => columns[1]?.dateOrder)).toEqual(expect.arrayContaining(['mdy', 'dmy']));
  await userEvent.click(
    screen.getByRole('button', { name: 'Use this: What comes first in the days of this file, Day, month, year' }),
  );
  expect(screen.getByRole('combobox', { name: 'How “Date” is written' }).textContent).toContain('Day, month, year');
});
