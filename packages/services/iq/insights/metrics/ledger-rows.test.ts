import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { dayNumberOf } from '@suite/values/day-number';
import type { RowKind } from '../contract/ledger-rows';
import { type Firm, type MadeLedger, newFirm, writeLedger } from './fixture-ledger';
import { invoicesByNumber } from './invoices-by-number';
import { type MetricSet, metricsAsOf } from './metric-set';
import type { PageQuery } from './page-of-rows';
import { readDocument } from './read-document';
import { metricRows } from './read-rows';
import { refreshMetrics } from './refresh-metrics';

const AS_OF = '2025-03-31';
const day = (text: string) => dayNumberOf(text);
const dollars = { currency: 'USD', rate: '1' };
const line = { service: 'Payroll', quantity: 4, amount: 8_000 };

/** Three clients; N-0 is partly paid, N-1 was paid on an unknown day, N-2 is in yen. */
const made: MadeLedger = {
  customers: ['Alder Bakery', 'Hollis & Sons', 'Kyoto Tea'],
  invoices: [
    { customer: 0, issuedOn: day('2025-01-10'), dueOn: day('2025-02-09'), total: 10_000, tax: 2_000, ...dollars, lines: [line] },
    { customer: 1, issuedOn: day('2025-02-01'), dueOn: day('2025-02-01'), total: 50_000, tax: null, ...dollars, lines: [] },
    {
      customer: 2,
      issuedOn: day('2025-03-01'),
      dueOn: day('2025-04-30'),
      total: 30_000,
      currency: 'JPY',
      rate: '150',
      lines: [],
    },
    { customer: 0, issuedOn: day('2025-03-20'), dueOn: day('2025-04-19'), total: 7_000, ...dollars, lines: [] },
  ],
  credits: [
    { kind: 'payment', customer: 0, on: day('2025-02-20'), total: 4_500, ...dollars },
    { kind: 'credit-note', customer: 1, on: day('2025-03-02'), total: 900, ...dollars },
  ],
  applications: [
    { invoice: 0, credit: 0, on: day('2025-02-20'), amount: 4_000 },
    { invoice: 1, credit: null, on: day('2025-04-30'), after: day('2025-02-28'), amount: 50_000 },
    { invoice: 2, credit: null, on: day('2025-03-15'), amount: 10_000 },
  ],
};

onEachDatabase('the documents of a ledger', (kind) => {
  let opened: OpenDatabase;
  let firm: Firm;
  let set: MetricSet;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
    firm = await newFirm(opened.database);
    await writeLedger(firm, made);
    await refreshMetrics(opened.database, firm.companyId, AS_OF);
    set = await metricsAsOf(opened.database, firm.companyId);
  });
  afterAll(() => opened.close());

  const rowsOf = async (narrowed: Partial<PageQuery>) => {
    const query = { find: '', sort: 'number', order: 'ascending', offset: 0, limit: 50, ...narrowed } as const;
    const { rows, ...totals } = await metricRows(opened.database, set, 'sales', query);
    return { numbers: rows.map(({ number }) => number), ...totals };
  };

  const idOf = async (requested: RowKind, number: string | null) => {
    const { rows } = await metricRows(opened.database, set, requested === 'payment' ? 'cei' : 'sales', {
      find: '',
      kind: requested,
      sort: 'date',
      order: 'ascending',
      offset: 0,
      limit: 50,
      month: requested === 'payment' ? '2025-02' : undefined,
    });
    const row = rows.find((each) => each.number === number);
    if (!row) throw new Error(`no ${requested} ${number}`);
    return row.id;
  };

  it('can be found among the invoices by a part of the number, up to the as-of date and only within the company', async () => {
    const found = async (find: string, of = set) =>
      (await invoicesByNumber(opened.database, of, { find, limit: 5 })).map(({ number, client }) => [number, client]);
    expect(await found('n-2')).toEqual([['N-2', 'Kyoto Tea']]);
    expect((await found('N-')).map(([number]) => number)).toEqual(['N-3', 'N-2', 'N-1', 'N-0']);
    expect((await found('N-', { ...set, asOf: '2025-02-28' })).map(([number]) => number)).toEqual(['N-1', 'N-0']);
    expect(await found('%')).toEqual([]);
    expect(await found('n-2', { ...set, companyId: crypto.randomUUID() })).toEqual([]);
  });

  it('can be found by a part of their number or client, ignoring case, with the totals of all matches', async () => {
    const all = { total: 5, sum: 10_000 + 50_000 + 20_000 + 7_000 - 900, unsure: 0 };
    expect(await rowsOf({})).toEqual({ numbers: ['N-0', 'N-1', 'N-2', 'N-3', null], ...all, all });
    expect(await rowsOf({ find: 'aLDER' })).toEqual({ numbers: ['N-0', 'N-3'], total: 2, sum: 17_000, unsure: 0, all });
    expect(await rowsOf({ find: 'n-2' })).toMatchObject({ numbers: ['N-2'], total: 1, all });
    expect(await rowsOf({ find: 'hollis', limit: 1, offset: 1 })).toMatchObject({ numbers: [null], total: 2, sum: 49_100 });
    expect(await rowsOf({ find: '%' })).toEqual({ numbers: [], total: 0, sum: 0, unsure: 0, all });
  });

  it('can be filtered by kind, by days, and by amounts as written in their own currency', async () => {
    expect((await rowsOf({ kind: 'credit-note' })).total).toBe(1);
    expect((await rowsOf({ dateFrom: '2025-02-01', dateTo: '2025-03-01' })).numbers).toEqual(['N-1', 'N-2']);
    expect((await rowsOf({ amountFrom: 100, amountTo: 499.99 })).numbers).toEqual(['N-0']);
    expect((await rowsOf({ amountFrom: 30_000, amountTo: 30_000 })).numbers).toEqual(['N-2']);
    expect((await rowsOf({ amountTo: 9 })).numbers).toEqual([null]);
  });

  it('for an invoice include its lines, its settlements with their dates, its open amount and its import', async () => {
    const read = await readDocument(opened.database, set, 'invoice', await idOf('invoice', 'N-0'));
    expect(read).toMatchObject({
      document: { number: 'N-0', name: 'Alder Bakery', amount: 10_000, value: 6_000, daysPastDue: 50, dueOn: '2025-02-09' },
      open: 6_000,
      customer: 'Alder Bakery',
      subtotal: 8_000,
      tax: 2_000,
      isDueByTerms: false,
      origin: { source: 'xero', fileName: null, importedAt: expect.stringMatching(/Z$/), address: null },
    });
    expect(read.lines).toEqual({
      rows: [{ item: null, description: 'Payroll', quantity: 4, price: 2_000, amount: 8_000, tax: 0 }],
      total: 1,
    });
    expect(read.settlements).toEqual({
      rows: [
        {
          other: { kind: 'payment', id: expect.any(String), number: null, client: null },
          on: '2025-02-20',
          after: null,
          amount: 4_000,
          currency: 'USD',
        },
      ],
      total: 1,
    });
  });

  it('for a payment include what it was used for, and its remaining amount', async () => {
    const read = await readDocument(opened.database, set, 'payment', await idOf('payment', null));
    expect(read).toMatchObject({ open: -500, document: { value: -500 }, lines: { total: 0 } });
    expect(read.settlements.rows).toMatchObject([{ other: { kind: 'invoice', number: 'N-0' }, amount: 4_000 }]);
  });

  it('report the open amount as unknown on days on which a part may or may not have been paid', async () => {
    const read = await readDocument(opened.database, set, 'invoice', await idOf('invoice', 'N-1'));
    expect(read).toMatchObject({ open: null, tax: null, document: { value: null, isUnsure: true } });
    expect(read.settlements.rows).toEqual([
      { other: null, on: '2025-04-30', after: '2025-02-28', amount: 50_000, currency: 'USD' },
    ]);
  });

  it('for an invoice in another currency include the open amount in both', async () => {
    const read = await readDocument(opened.database, set, 'invoice', await idOf('invoice', 'N-2'));
    expect(read).toMatchObject({ open: 20_000, rate: 150, document: { currency: 'JPY', value: 13_333 } });
  });

  it("can't be found before their date, in another firm, or after an import has removed them", async () => {
    const id = await idOf('invoice', 'N-3');
    const missing = { code: 'not_found' };
    const other = await newFirm(opened.database);
    await expect(readDocument(opened.database, { ...set, asOf: '2025-03-19' }, 'invoice', id)).rejects.toMatchObject(missing);
    await expect(readDocument(opened.database, { ...set, companyId: other.companyId }, 'invoice', id)).rejects.toMatchObject(
      missing,
    );
    await expect(readDocument(opened.database, set, 'payment', id)).rejects.toMatchObject(missing);
    expect((await readDocument(opened.database, set, 'invoice', id)).document.number).toBe('N-3');
    await writeLedger(firm, { ...made, invoices: made.invoices.slice(0, 3) }, made);
    await expect(readDocument(opened.database, set, 'invoice', id)).rejects.toMatchObject(missing);
  });
});
