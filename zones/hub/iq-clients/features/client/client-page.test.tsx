import type { Excluded } from '@services/insights/contract/metric-schemas';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientId, clientRow, faults, firmMonth, head, notFound, unsure } from '../metrics/answers.fixture';
import { ClientPage } from './client-page';

const CALL = `GET /insights/metrics/clients/${clientId}`;

const one = (
  client: ReturnType<typeof clientRow>,
  because: string[],
  more: Partial<typeof faults> = {},
  undecided: string[] = [],
  lacked: Excluded[] = [],
  uncompared: string[] = [],
) =>
  Response.json({
    ...head,
    client,
    period: { from: '2025-01-02', to: '2026-01-01', days: 365 },
    because,
    undecided,
    uncompared,
    ledgerCustomers: [
      { name: 'Ann Ltd', source: 'xero', isMerged: false },
      { name: 'Ann Ltd', source: 'xero', isMerged: false },
    ],
    merged: [],
    faults: { ...faults, ...more },
    excluded: { sales: [], open: lacked, dso: [], cei: [] },
    months: [firmMonth('2025-12', 91.5), firmMonth('2025-11')],
  });

const open = (answers: Record<string, Answer>) => renderInSuite(<ClientPage />, { zone: 'iq-clients', claims, answers });

beforeEach(() => {
  // Unsaved input of the test before.
  sessionStorage.clear();
  location.hash = `#/client?id=${clientId}`;
});

test('explains every rule that gave the segment in a sentence with its values', async () => {
  const client = clientRow('Ann', { badge: 'possible-mismatch', unappliedCredit: { available: true, value: 45_050 } });
  open({
    [CALL]: () => one(client, ['several-ledger-customers', 'paid-before-invoice', 'unapplied-credit'], { paidBeforeInvoice: 1 }),
  });
  expect(await screen.findByText(/^2 customers of the ledger match this client\./)).toBeTruthy();
  expect(screen.getByText(/^1 invoice was paid before the invoice date\./)).toBeTruthy();
  expect(screen.getByText(/^Unapplied credit is \$450\.50, more than 25%/)).toBeTruthy();
});

test("doesn't show unknown payments as 0, and names the segments that can't be decided without them", async () => {
  const client = clientRow('Ann', {
    badge: 'payment-dates-missing',
    open: unsure,
    overdue: unsure,
    longestPastDue: unsure,
    aging: unsure,
    daysLate: unsure,
    shareLate: unsure,
    unsure: 3,
  });
  open({ [CALL]: () => one(client, [], {}, ['days-late', 'share-late', 'large-and-punctual']) });
  expect(await screen.findByText('Late payer and Champion not judged: payment dates are not known.')).toBeTruthy();
  expect(screen.getByText('Payment dates are missing')).toBeTruthy();
  expect(screen.getByText(/^Not available. Payment dates or paid invoices are missing: import a list/)).toBeTruthy();
  expect(screen.queryByText('Good')).toBeNull();
  for (const name of ['Receivables', 'Overdue', 'Days late', 'Invoices late']) {
    const stat = screen.getByRole('button', { name }).closest('div');
    expect(stat?.textContent).toMatch(/Not available.*is not known/);
  }
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain(
    `#/rows?client=${clientId}&state=unsure`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Overdue' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Not available.*is not known/);
  const rows = screen.getByRole('link', { name: 'Show documents without a payment status' }).getAttribute('href');
  expect(rows).toContain(`#/rows?metric=overdue&client=${clientId}&state=unsure`);
});

test("names the comparison that is missing when last year's data could change the segment", async () => {
  open({ [CALL]: () => one(clientRow('Ann', { badge: 'good' }), [], {}, [], [], ['growing']) });
  expect(await screen.findByText('Promising not compared: the ledger does not cover the whole year before.')).toBeTruthy();
});

test('a metric opens its definition, which links to its rows', async () => {
  open({ [CALL]: () => one(clientRow('Ann'), []) });
  await userEvent.click(await screen.findByRole('button', { name: 'Overdue' }));
  expect((await screen.findByRole('dialog', { name: 'Overdue' })).textContent).toContain('Jan 1, 2026');
  const rows = screen.getByRole('link', { name: 'Show the rows' }).getAttribute('href');
  expect(rows).toContain(`#/rows?metric=overdue&client=${clientId}`);
});

test('a number that leaves out documents says how many and their amount, and links to them', async () => {
  const lacked = [{ currency: 'CHF', documents: 3, amount: 420_000 }];
  open({ [CALL]: () => one(clientRow('Ann'), [], {}, [], lacked) });
  const [note] = await screen.findAllByRole('link', { name: /not included/ });
  expect(note?.textContent?.replace(/\s/g, ' ')).toBe('3 documents of CHF 4,200.00 are not included: no exchange rate');
  expect(note?.getAttribute('href')).toContain(`#/rows?metric=excluded&client=${clientId}&from=open`);
});

test('an unavailable number still says which documents it leaves out', async () => {
  const lacked = [{ currency: 'CHF', documents: 3, amount: 420_000 }];
  open({ [CALL]: () => one(clientRow('Ann', { open: unsure, unsure: 1 }), [], {}, [], lacked) });
  // A table below has a column with the same name.
  const [number] = await screen.findAllByRole('button', { name: 'Receivables' });
  expect(number?.closest('div')?.textContent).toMatch(/Not available.*is not known.*3 documents of CHF.*are not included/);
});

test('recent activity lists documents, reminders and promises, newest first', async () => {
  const document = {
    name: 'Ann',
    clientId,
    dueOn: null,
    currency: 'USD',
    value: 0,
    isUnsure: false,
    isTaxKnown: true,
    daysPastDue: 0,
  };
  const page = (row: object) => () =>
    Response.json({
      ...head,
      rows: [{ ...document, ...row }],
      total: 1,
      sum: 0,
      unsure: 0,
      all: { total: 1, sum: 0, unsure: 0 },
    });
  open({
    [CALL]: () => one(clientRow('Ann'), []),
    [`${CALL}/invoices`]: page({ kind: 'invoice', id: '1', number: 'INV-1', date: '2025-12-01', amount: 30_000 }),
    [`${CALL}/payments`]: page({ kind: 'payment', id: '2', number: null, date: '2025-12-20', amount: 10_000 }),
    [`GET /insights/advisory/debtors/${clientId}`]: () =>
      Response.json({
        clientId,
        client: 'Ann',
        asOf: head.asOf,
        currency: 'USD',
        invoices: [],
        unsure: 0,
        unappliedCredit: 0,
        promise: { promisedOn: '2026-01-15', amount: 20_000, note: '', by: 'Olivia Hart', at: '2025-12-28T09:00:00Z' },
        reminders: [
          {
            id: '55555555-5555-4555-8555-555555555555',
            to: 'ann@client.example',
            subject: 'Reminder',
            text: 'Text',
            asOf: head.asOf,
            by: 'Olivia Hart',
            at: '2025-12-10T09:00:00Z',
            failure: null,
          },
          {
            id: '66666666-6666-4666-8666-666666666666',
            to: 'anne@client.example',
            subject: 'Reminder',
            text: 'Text',
            asOf: head.asOf,
            by: 'Olivia Hart',
            at: '2025-11-20T09:00:00Z',
            failure: '550 No such user',
          },
        ],
        draft: null,
      }),
  });
  const activity = await screen.findByRole('region', { name: 'Recent activity' });
  await waitFor(() =>
    expect(
      within(activity)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Dec 28, 2025Promised to pay by Jan 15, 2026, noted by Olivia Hart$200.00',
      'Dec 20, 2025Payment$100.00',
      'Dec 10, 2025Reminder to ann@client.example, sent by Olivia Hart',
      'Dec 1, 2025Invoice INV-1$300.00',
      'Nov 20, 2025Reminder to anne@client.example by Olivia Hart was not delivered: 550 No such user',
    ]),
  );
  expect(within(activity).getByRole('link', { name: 'Payment of Dec 20, 2025, $100.00' })).toBeTruthy();
});

test('a month without a value gives the reason and is never shown as 0', async () => {
  location.hash = `#/client?id=${clientId}&tab=months`;
  open({ [CALL]: () => one(clientRow('Ann'), []) });
  const reason = await screen.findByText('There was nothing that could have been collected.');
  expect(reason.closest('tr')?.textContent).toMatch(/^Nov 2025/);
});

test('says so when no client has the id', async () => {
  open({
    [CALL]: () => notFound('There is no such client.'),
    'GET /insights/metrics/dashboard': () => new Response('', { status: 500 }),
  });
  expect(await screen.findByRole('heading', { name: 'Client not found' })).toBeTruthy();
});

test('a reminder stays open as long as its URL is, no matter how it was opened', async () => {
  const draft = { to: 'ap@ann.example', subject: 'Overdue', text: 'Please pay.' };
  const invoices = { invoices: [], unsure: 0, unappliedCredit: 0, promise: null, reminders: [], draft };
  const answers = {
    [CALL]: () => one(clientRow('Ann'), []),
    [`GET /insights/advisory/debtors/${clientId}`]: () => Response.json({ ...head, clientId, client: 'Ann', ...invoices }),
  };
  renderInSuite(<ClientPage />, { zone: 'iq-clients', claims: { ...claims, rights: 'change,app:iq-clients' }, answers });
  const button = await screen.findByRole('button', { name: 'Send a reminder' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Reminder to Ann' })).toBeTruthy();
  expect(location.hash).toBe(`#/client?id=${clientId}&act=remind`);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe(`#/client?id=${clientId}`);
});

test('links to connecting a ledger when there is none', async () => {
  const none = () => notFound('There are no metrics yet.');
  open({ [CALL]: none, 'GET /insights/metrics/dashboard': none });
  expect(await screen.findByRole('link', { name: 'Connect a ledger' })).toBeTruthy();
});

test('replaces the URL of a merged client with that of the client it was merged into', async () => {
  const into = '44444444-4444-4444-8444-444444444444';
  const merged = [{ clientId, name: 'ANN LTD.', mergedAt: '2026-01-01T08:00:00Z', mergedBy: 'Olivia Hart' }];
  const answer = async () => {
    const body = await one(clientRow('Ann', { clientId: into }), []).json();
    return Response.json({ ...body, merged });
  };
  open({ [CALL]: answer, [`GET /insights/metrics/clients/${into}`]: answer });
  expect(await screen.findByRole('button', { name: 'Separate ANN LTD. again' })).toBeTruthy();
  expect(location.hash).toBe(`#/client?id=${into}`);
});

const RECORD = `/insights/clients/records/${clientId}`;

/** Opens the form of a client, `Ann` without an address, as version 3. */
async function edit(put: Answer) {
  const record = { id: clientId, name: 'Ann', email: null as string | null, version: 3 };
  const suite = open({
    [CALL]: () => one(clientRow('Ann'), []),
    [`GET ${RECORD}`]: () => Response.json(record),
    [`PUT ${RECORD}`]: put,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit client' }));
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
  const dialog = within(screen.getByRole('dialog', { name: 'Edit client' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...suite, record, dialog, email, save };
}

test('the name and the e-mail address of a client are saved, and the page is read again', async () => {
  const sent: unknown[] = [];
  const { dialog, email, save, toasts, requests } = await edit(async (request) => {
    sent.push(await request.json());
    return Response.json({ id: clientId, name: 'Ann Inc', email: 'pay@ann.example', version: 4 });
  });
  const reads = () => requests.filter((call) => call === CALL).length;
  const before = reads();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Inc');
  await userEvent.type(email, 'pay@ann.example');
  await save();
  await waitFor(() => expect(toasts).toEqual(['Client saved.']));
  expect(sent).toEqual([{ name: 'Ann Inc', email: 'pay@ann.example', version: 3 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('an empty name and an invalid address are not sent', async () => {
  const { dialog, email, save, requests } = await edit(() => Response.json({}));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(email, 'nobody');
  await save();
  expect(dialog.getByText('Enter a name of at most 200 characters.')).toBeTruthy();
  expect(dialog.getByText('Enter an address such as name@example.com.')).toBeTruthy();
  expect(requests).not.toContain(`PUT ${RECORD}`);
});

test('a client that somebody else changed meanwhile is not overwritten without a question', async () => {
  const { record, dialog, email, save } = await edit(() =>
    Response.json({ code: 'changed_meanwhile', message: 'Somebody else changed this client.' }, { status: 409 }),
  );
  await userEvent.type(email, 'mine@ann.example');
  Object.assign(record, { email: 'theirs@ann.example', version: 4 });
  await save();
  await userEvent.click(await dialog.findByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(email.value).toBe('theirs@ann.example'));
});
