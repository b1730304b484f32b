import { randomUUID } from 'node:crypto';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { startRun } from '../import/import-run';
import type { LedgerSource } from '../schema/ledger';
import { findOwners } from './find-owners';
import type { Placed } from './in-columns';
import type { LedgerRun } from './ledger-run';
import type { Records } from './record-kinds';
import { removeRecords } from './remove-records';
import { writeRecords } from './write-records';

const changedOn = new Date('2025-01-01T00:00:00Z');

const invoice = (sourceId: string, changes: Partial<Records['invoices']> = {}): Records['invoices'] => ({
  sourceId,
  sourceUpdatedAt: changedOn,
  customerSourceId: 'c-1',
  number: null,
  reference: null,
  issuedOn: '2025-01-01',
  dueOn: '2025-01-31',
  currency: 'USD',
  currencyRate: '1',
  linesIncludeTax: false,
  subtotal: 100,
  tax: 0,
  total: 100,
  ...changes,
});

const lineOf = (invoiceSourceId: string, amount = 100): Records['invoice lines'] => ({
  sourceId: 'l-1',
  invoiceSourceId,
  description: null,
  itemCode: null,
  accountCode: null,
  quantity: '1',
  amount,
  tax: 0,
});

const placed = <Value>(...values: Value[]): Placed<Value>[] => values.map((value, index) => ({ line: index + 1, value }));

onEachDatabase('writing records', (kind) => {
  let opened: OpenDatabase;
  let companyId: string;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  beforeEach(async () => {
    companyId = randomUUID();
    await opened.database.insert(companies).values({ id: companyId, name: companyId });
  });
  afterAll(() => opened.close());

  const begin = (source: LedgerSource = 'xero') =>
    startRun(opened.database, { companyId, source, fileName: null, kinds: [], now: changedOn });
  const customers = (run: LedgerRun) =>
    writeRecords(opened.database, run, 'customers', placed({ sourceId: 'c-1', name: 'Ann', email: null }));
  const invoices = (run: LedgerRun, ...records: Records['invoices'][]) =>
    writeRecords(opened.database, run, 'invoices', placed(...records));
  const lines = async (run: LedgerRun, ...records: Records['invoice lines'][]) =>
    writeRecords(
      opened.database,
      run,
      'invoice lines',
      placed(...records),
      await findOwners(
        opened.database,
        run,
        records.map(({ invoiceSourceId }) => invoiceSourceId),
      ),
    );
  const ledger = async () => {
    const { rows } = await opened.database.execute<{ id: string }>(sql`
      select source || ' ' || invoice.source_id || coalesce(' ' || line.amount, '') as id
      from ledger.invoices as invoice left join ledger.invoice_lines as line on line.invoice_id = invoice.id
      where company_id = ${companyId} order by 1`);
    return rows.map(({ id }) => id);
  };

  it('adds new records, and refuses an id that an earlier batch of the run had', async () => {
    const run = await begin();
    await customers(run);
    expect(await invoices(run, invoice('i-1'), invoice('i-2'))).toMatchObject({ added: 2, imported: 2, refused: [] });
    expect(run.newKinds.has('invoices')).toBe(true);
    expect(await invoices(run, invoice('i-3'), invoice('i-2', { total: 5 }))).toMatchObject({
      added: 1,
      imported: 1,
      refused: [{ line: 2, because: 'repeated' }],
    });
    expect(await invoices(run, invoice('i-4'))).toMatchObject({ added: 1 });
    expect(await ledger()).toEqual(['xero i-1', 'xero i-2', 'xero i-3', 'xero i-4']);
  });

  it('refuses records of unknown customers, and reports a repeated id first', async () => {
    const run = await begin();
    await customers(run);
    await invoices(run, invoice('i-1'));
    const nobody = { customerSourceId: 'c-9' };
    const { added, refused } = await invoices(run, invoice('i-1', nobody), invoice('i-2', nobody), invoice('i-3'));
    expect(added).toBe(1);
    expect(refused.toSorted((a, b) => a.line - b.line)).toEqual([
      { line: 1, because: 'repeated' },
      { line: 2, because: 'unknown-parent', property: 'customerSourceId' },
    ]);
    expect(await ledger()).toEqual(['xero i-1', 'xero i-3']);
  });

  it('adds parts to their owners, and refuses parts of unknown owners', async () => {
    const run = await begin();
    await customers(run);
    await invoices(run, invoice('i-1'), invoice('i-2'));
    expect(await lines(run, lineOf('i-1', 1), lineOf('i-2', 2))).toMatchObject({ added: 2, refused: [] });
    expect(await lines(run, lineOf('i-1', 3), lineOf('i-9', 4))).toMatchObject({
      added: 0,
      refused: expect.arrayContaining([
        { line: 1, because: 'repeated' },
        { line: 2, because: 'unknown-parent', property: 'invoiceSourceId' },
      ]),
    });
    expect(await ledger()).toEqual(['xero i-1 1', 'xero i-2 2']);
  });

  it('skips the parts of a removed record, and refuses its id as repeated', async () => {
    const run = await begin();
    await customers(run);
    await removeRecords(opened.database, run, 'invoices', placed({ sourceId: 'i-1' }));
    expect(await invoices(run, invoice('i-2'))).toMatchObject({ added: 1 });
    expect(run.newKinds.has('invoices')).toBe(true);
    expect(await invoices(run, invoice('i-1'))).toMatchObject({ added: 0, refused: [{ line: 1, because: 'repeated' }] });
    expect(await lines(run, lineOf('i-1'), lineOf('i-2'))).toMatchObject({ added: 1, skipped: 1, refused: [] });
    expect(await ledger()).toEqual(['xero i-2 100']);
  });

  it('skips unchanged records, and updates changed ones', async () => {
    const first = await begin();
    await customers(first);
    await invoices(first, invoice('i-1'), invoice('i-2'));
    await lines(first, lineOf('i-1'), lineOf('i-2'));
    const again = await begin();
    expect(again.newKinds.has('invoices') || again.newKinds.has('invoice lines')).toBe(false);
    expect(await customers(again)).toMatchObject({ imported: 0, skipped: 1 });
    expect(await invoices(again, invoice('i-1'), invoice('i-2', { total: 5 }), invoice('i-3'))).toMatchObject({
      added: 1,
      imported: 2,
      skipped: 1,
      refused: [],
    });
    expect(await lines(again, lineOf('i-1'), lineOf('i-2', 7))).toMatchObject({ added: 0, imported: 1, skipped: 1 });
    expect(await ledger()).toEqual(['xero i-1 100', 'xero i-2 7', 'xero i-3']);
  });

  it('keeps the records of another run that started at the same time', async () => {
    const [one, other] = [await begin(), await begin()];
    await customers(one);
    await invoices(one, invoice('i-1'));
    expect(await customers(other)).toMatchObject({ imported: 0, skipped: 1 });
    const older = { sourceUpdatedAt: new Date('2024-01-01T00:00:00Z') };
    expect(await invoices(other, invoice('i-1', { ...older, total: 5 }), invoice('i-2'))).toMatchObject({ added: 1, skipped: 1 });
    expect(await ledger()).toEqual(['xero i-1', 'xero i-2']);
  });

  it('keeps sources and companies apart', async () => {
    const run = await begin();
    await customers(run);
    await invoices(run, invoice('i-1'));
    const second = await begin('quickbooks-online');
    expect(await invoices(second, invoice('i-1'))).toMatchObject({ added: 0, refused: [{ because: 'unknown-parent' }] });
    await customers(second);
    expect(await invoices(second, invoice('i-1'))).toMatchObject({ added: 1 });
    expect(await ledger()).toEqual(['quickbooks-online i-1', 'xero i-1']);
  });
});
