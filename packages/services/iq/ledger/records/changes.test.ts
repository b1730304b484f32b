import { randomUUID } from 'node:crypto';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { startRun } from '../import/import-run';
import { insightsFirms } from '../schema/firms';
import { dropSettlements } from './drop-settlements';
import { dropStaleParts } from './drop-stale-parts';
import { dropUnmet } from './drop-unmet';
import type { LedgerRun } from './ledger-run';
import type { Records } from './record-kinds';
import { removeRecords } from './remove-records';
import { writeRecords } from './write-records';

const changedOn = new Date('2025-01-01T00:00:00Z');
const money = { currency: 'USD', currencyRate: '1' };

const invoice = (customerSourceId: string): Records['invoices'] => ({
  sourceId: 'i-1',
  sourceUpdatedAt: changedOn,
  customerSourceId,
  number: '1',
  reference: null,
  issuedOn: '2025-01-01',
  dueOn: '2025-01-31',
  ...money,
  linesIncludeTax: false,
  subtotal: 100,
  tax: 0,
  total: 100,
});

onEachDatabase('a payment of another customer’s invoice', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  /** Creates a ledger in which Payer has paid and credited an invoice of Owner, without recorded changes. */
  async function settled() {
    const { database } = opened;
    const companyId = randomUUID();
    await database.insert(companies).values({ id: companyId, name: companyId });
    await database.insert(insightsFirms).values({ companyId, name: 'Firm' });
    const begin = async (): Promise<LedgerRun> => ({
      ...(await startRun(database, { companyId, source: 'xero', fileName: null, kinds: [], now: changedOn })),
      hasMetrics: true,
    });
    const run = await begin();
    const one = <Value>(value: Value) => [{ line: 1, value }];
    const customers = ['Owner', 'Payer'].map((name, line) => ({ line, value: { sourceId: name, name, email: null } }));
    await writeRecords(database, run, 'customers', customers);
    await writeRecords(database, run, 'invoices', one(invoice('Owner')));
    const payer = { sourceUpdatedAt: changedOn, customerSourceId: 'Payer', ...money };
    await writeRecords(
      database,
      run,
      'payments',
      one({ ...payer, sourceId: 'p-1', reference: null, paidOn: '2025-01-05', amount: 60 }),
    );
    await writeRecords(
      database,
      run,
      'credit notes',
      one({ ...payer, sourceId: 'n-1', number: null, issuedOn: '2025-01-05', total: 40, tax: 0, isRefunded: false }),
    );
    const applied = { invoiceSourceId: 'i-1', appliedOn: '2025-01-05' };
    await writeRecords(database, run, 'applications', [
      { line: 1, value: { ...applied, sourceId: 'p-1/i-1', paymentSourceId: 'p-1', creditNoteSourceId: null, amount: 60 } },
      { line: 2, value: { ...applied, sourceId: 'n-1/i-1', paymentSourceId: null, creditNoteSourceId: 'n-1', amount: 40 } },
    ]);
    await database.execute('delete from ledger.changes');
    const noted = async () => {
      const { rows } = await database.execute<{ name: string }>(
        `select name from ledger.changes join ledger.customers on id = customer_id order by name`,
      );
      return rows.map(({ name }) => name);
    };
    return { database, next: await begin(), noted };
  }

  const both = ['Owner', 'Payer'];

  it.each([
    ['payments', 'p-1'],
    ['credit notes', 'n-1'],
    ['invoices', 'i-1'],
  ] as const)('records a change for both when one of the %s is removed', async (removed, sourceId) => {
    const { database, next, noted } = await settled();
    await removeRecords(database, next, removed, [{ line: 1, value: { sourceId } }]);
    expect(await noted()).toEqual(both);
  });

  it.each(['payments', 'credit notes', 'invoices'] as const)(
    'records a change for both when the %s are no longer met',
    async (unmet) => {
      const { database, next, noted } = await settled();
      await dropUnmet(database, next, [unmet]);
      expect(await noted()).toEqual(both);
    },
  );

  it('records a change for both when it no longer settles the invoice', async () => {
    const { database, next, noted } = await settled();
    await dropSettlements(database, next, ['p-1']);
    expect(await noted()).toEqual(both);
  });

  it('records a change for both when the invoice no longer lists it', async () => {
    const { database, next, noted } = await settled();
    await writeRecords(database, next, 'invoices', [{ line: 1, value: { ...invoice('Owner'), reference: 'other' } }]);
    await database.execute('delete from ledger.changes');
    await dropStaleParts(database, next, 'applications', ['i-1']);
    expect(await noted()).toEqual(both);
  });
});
