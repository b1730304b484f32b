import type { Leakage, Unengaged } from '@services/proposals/contract/revenue';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientId } from '../proposal/answers.fixture';
import { Revenue } from './revenue';

const LEAKAGE = 'GET /proposals/v1/revenue/leakage';
const UNENGAGED = 'GET /proposals/v1/revenue/unengaged';
const SOURCES = 'GET /proposals/v1/revenue/sources';

const row = (client: string, of: Partial<Leakage> = {}): Leakage => ({
  clientId,
  client,
  clientKey: clientId,
  proposalIds: [],
  dismissal: null,
  month: '2027-02',
  currency: 'USD',
  state: 'missing',
  gap: null,
  isGross: false,
  accepted: 70_000,
  unlinked: 0,
  invoiced: 52_000,
  missing: 20_000,
  parts: [
    { service: 'Bookkeeping', accepted: 50_000, invoiced: 52_000, missing: 0 },
    { service: 'Payroll', accepted: 20_000, invoiced: 0, missing: 20_000 },
  ],
  ...of,
});

const unavailable = row('Zoe', { state: 'unavailable', gap: 'not-linked', invoiced: null, missing: null, parts: [] });

const leakage = (rows: Leakage[], of: object = {}) =>
  Response.json({
    asOf: '2027-02-28',
    from: '2026-03',
    to: '2027-02',
    rows,
    total: rows.length,
    counts: { missing: 1, invoiced: 3, 'not-linked': 0, unavailable: 1, dismissed: 0 },
    sums: [{ currency: 'USD', accepted: 280_000, missing: 20_000, unavailable: 70_000 }],
    ...of,
  });
const noCounts = { counts: { missing: 0, invoiced: 0, 'not-linked': 0, unavailable: 0, dismissed: 0 }, sums: [] };

const unengaged = (rows: Partial<Unengaged>[], of: object = {}) =>
  Response.json({
    asOf: '2027-02-28',
    rows: rows.map((one) => ({
      ...{ clientId, currency: 'USD', invoiced: 123_450, invoices: 12, lastInvoiceOn: '2027-02-01', openProposalId: null },
      ...one,
    })),
    total: rows.length,
    clients: rows.length,
    sums: rows.length ? [{ currency: 'USD', invoiced: 123_450 }] : [],
    ...of,
  });

const open = (answers: Record<string, Answer>, rights = 'change,app:offer') =>
  renderInSuite(<Revenue />, { zone: 'offer', claims: { ...claims, rights }, answers, cookies: { locale: 'en-US' } });

const statOf = (label: string) => screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.parentElement?.textContent;

describe('amounts that were never invoiced', () => {
  beforeEach(() => {
    location.hash = '#/revenue';
  });

  test('are listed by client and month with their services, and totaled', async () => {
    const requested: URLSearchParams[] = [];
    open({
      [LEAKAGE]: (request) => {
        requested.push(new URL(request.url).searchParams);
        return leakage([row('Bayview Dental'), row('Ann', { isGross: true, unlinked: 30_000 })]);
      },
    });
    const table = await screen.findByRole('table');
    expect(Object.fromEntries(requested[0] ?? [])).toMatchObject({ state: 'missing', sort: 'missing', order: 'descending' });
    await within(table).findByRole('row', { name: /Bayview Dental/ });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toBe('Bayview DentalFeb 2027$700.00$520.00$200.00Payroll $200.00');
    expect(second?.textContent).toBe('AnnFeb 2027$700.00$520.00$200.00Payroll $200.00 · $300.00 not linked · with tax');
    expect(statOf('Never invoiced')).toContain('$200Mar 2026 to Feb 2027');
    expect(statOf('Accepted')).toContain('$2,800');
    expect(statOf('Not available')).toContain('$700Accepted, but the ledger does not say');
    // There is no link to an app that the person can't open.
    expect(within(table).queryByRole('link')).toBeNull();
  });

  test('link to the client’s page for people who may open it', async () => {
    open({ [LEAKAGE]: () => leakage([row('Bayview Dental')]) }, 'app:offer,app:iq-clients');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Bayview Dental' });
    expect(link.href).toBe(`https://hub.suite.example/iq/clients/#/client?id=${clientId}`);
  });

  test('are not available where the ledger has no data, with the reason', async () => {
    location.hash = '#/revenue?state=unavailable';
    open({ [LEAKAGE]: () => leakage([unavailable]) });
    const cell = await screen.findByText('The client has no customer in your ledger');
    expect(cell.closest('tr')?.textContent).toBe(
      'ZoeFeb 2027$700.00Not availableNot availableThe client has no customer in your ledger',
    );
  });

  test("don't include services without a link to the ledger, which are shown as not linked", async () => {
    location.hash = '#/revenue?state=not-linked';
    const part = { service: null, accepted: 70_000, invoiced: null, missing: null };
    open({
      [LEAKAGE]: () =>
        leakage([row('Zoe', { state: 'not-linked', unlinked: 70_000, invoiced: null, missing: null, parts: [part] })]),
    });
    const cell = await screen.findByText('$700.00 not linked');
    expect(cell.closest('tr')?.textContent).toBe('ZoeFeb 2027$700.00Not linkedNot linked$700.00 not linked');
  });

  test.each([
    ['nothing is missing', {}, 'Nothing is missing'],
    [
      'nothing can be compared',
      { counts: { missing: 0, invoiced: 0, 'not-linked': 0, unavailable: 2, dismissed: 0 } },
      'No month can be compared yet',
    ],
    ['nothing was accepted', noCounts, 'Nothing to compare yet'],
  ])('say so when %s', async (_, of, title) => {
    open({ [LEAKAGE]: () => leakage([], of) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  test('say what is missing when there is no ledger', async () => {
    open(
      {
        [LEAKAGE]: () =>
          leakage([], { asOf: null, counts: { missing: 0, invoiced: 0, 'not-linked': 0, unavailable: 2, dismissed: 0 } }),
      },
      'app:offer,app:iq-onboarding',
    );
    expect(await screen.findByText(/Your firm has no ledger yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Connect a ledger' }).href).toContain('/iq/onboarding/');
    expect(statOf('Never invoiced')).toContain('Not available');
  });

  test('report a failure, and can retry', async () => {
    const { answers } = open({ [LEAKAGE]: () => new Response('', { status: 500 }) });
    expect(await screen.findByText('What was never invoiced could not be loaded.')).toBeTruthy();
    answers[LEAKAGE] = () => leakage([row('Ann')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Payroll $200.00')).toBeTruthy();
  });
});

describe('clients without an engagement', () => {
  beforeEach(() => {
    location.hash = '#/revenue?part=unengaged';
  });

  test('show what they were invoiced, and a link to a new proposal or the open one', async () => {
    const openProposalId = crypto.randomUUID();
    open({ [UNENGAGED]: () => unengaged([{ client: 'Ann' }, { client: 'Bob', clientId: crypto.randomUUID(), openProposalId }]) });
    const create = await screen.findByRole('link', { name: 'New proposal for Ann' });
    expect(create.getAttribute('href')).toBe(`#/new?client=${clientId}`);
    expect(create.closest('tr')?.textContent).toBe('Ann$1,234.5012Feb 1, 2027New proposal');
    expect(screen.getByRole('link', { name: 'Open proposal of Bob' }).getAttribute('href')).toBe(
      `#/proposal?id=${openProposalId}`,
    );
    expect(statOf('Clients without an engagement')).toContain('2Your ledger is as of Feb 28, 2027.');
  });

  test("can't be offered a proposal with read-only access", async () => {
    open({ [UNENGAGED]: () => unengaged([{ client: 'Ann' }]) }, 'app:offer');
    expect(await screen.findByText('Ann')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New proposal for Ann' })).toBeNull();
  });

  test.each([
    ['everybody has one', {}, 'Every client has an engagement'],
    ['there is no ledger', { asOf: null }, 'There is no ledger yet'],
  ])('say so when %s', async (_, of, title) => {
    open({ [UNENGAGED]: () => unengaged([], of) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('revenue by source', () => {
  beforeEach(() => {
    location.hash = '#/revenue?part=sources&span=quarter';
  });

  const periods = [
    { from: '2027-04-01', to: '2027-06-30', isToDate: true, currency: 'USD', sources: [] },
    {
      ...{ from: '2027-01-01', to: '2027-03-31', isToDate: false, currency: 'USD' },
      sources: [
        { source: 'stale-price', count: 2, firstYear: 1_200_000 },
        { source: 'amendment', count: 1, firstYear: -60_000 },
      ],
    },
    { from: '2026-10-01', to: '2026-12-31', isToDate: false, currency: 'USD', sources: [] },
  ];

  test('has a column for each source and a row for each period with an acceptance, whose length can be chosen', async () => {
    const requested: (string | null)[] = [];
    open({
      [SOURCES]: (request) => {
        requested.push(new URL(request.url).searchParams.get('span'));
        return Response.json({ periods });
      },
    });
    await screen.findByText(/to date/);
    // Ranges of dates have thin spaces.
    const [now, before, none] = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll('\u2009', ' '));
    expect(requested).toEqual(['quarter']);
    expect(now).toBe('April – June 2027, to date$0');
    expect(before).toBe('January – March 2027$12,0002 accepted-$6001 accepted$11,4003 accepted');
    expect(none).toBeUndefined();
  });

  test('says what to do before anything was accepted', async () => {
    open({ [SOURCES]: () => Response.json({ periods: [] }) });
    expect(await screen.findByRole('heading', { name: 'Nothing was accepted yet' })).toBeTruthy();
  });
});

test('switching to another part resets its state', async () => {
  location.hash = '#/revenue?find=zoe&state=all';
  open({ [LEAKAGE]: () => leakage([unavailable]), [UNENGAGED]: () => unengaged([{ client: 'Ann' }]) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Without an engagement' }));
  expect(await screen.findByText('Ann')).toBeTruthy();
  expect(location.hash).toBe('#/revenue?part=unengaged');
});
