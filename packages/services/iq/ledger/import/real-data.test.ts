import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { insightsFirms } from '../schema/firms';
import { type ImportSource, runImport } from './run-import';

const realData = process.env.REAL_DATA;
const onRealData = realData ? it : it.skip;
const because = realData ? '' : ' (left out: REAL_DATA is not set)';

/** Reads the cells of a real file without the import's code: a quoted field, or everything up to the next comma. */
function cellsOf(file: string): Record<string, string>[] {
  const text = readFileSync(join(realData ?? '', file), 'utf8');
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== ',') lines.push([]);
  }
  const [names = [], ...rows] = lines.filter((line) => line.length > 1);
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])));
}

const cents = (amounts: string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

onOneDatabase('real files', (kind) => {
  let opened: OpenDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    dataFolder = fresh.dataFolder;
    const url = fresh.databaseUrl;
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  async function firm(currency: string | null = null) {
    const id = randomUUID();
    await opened.database.insert(companies).values({ id, name: `Firm ${id}` });
    await opened.database.insert(insightsFirms).values({ companyId: id, name: 'Firm', currency });
    return {
      rows: async (sql: string) => (await opened.database.execute(sql.replaceAll('$company', `'${id}'`))).rows,
      async import(source: ImportSource, path: string) {
        const lines: string[] = [];
        const order = { company: id, source, path: join(realData ?? '', path) };
        for await (const line of runImport({ database: opened.database, facts, dataFolder, clock: Date.now }, order))
          lines.push(line);
        return lines;
      },
    };
  }

  onRealData(`imports every payment to Scottsdale's vendors${because}`, async () => {
    const { import: run, rows } = await firm('USD');
    const file = 'vendor-payments/scottsdale.csv';
    const payments = cellsOf(file);
    const total = payments.length;
    expect(await run('vendor-payments', file)).toEqual([
      `vendor payments  read ${total}  imported ${total}  skipped 0  rejected 0`,
    ]);
    expect(
      await rows(
        'select count(*)::int as count, sum(amount)::float8 as sum, min(paid_on)::text as first, max(paid_on)::text as last from ledger.vendor_payments where company_id = $company',
      ),
    ).toEqual([
      {
        count: total,
        sum: cents(payments.map(({ PaymentAmount = '' }) => PaymentAmount)),
        first: '2017-08-14',
        last: '2018-08-10',
      },
    ]);
    expect(await run('file', file)).toEqual([`vendor payments  read ${total}  imported 0  skipped ${total}  rejected 0`]);
  });

  onRealData(`imports a QuickBooks Online company${because}`, async () => {
    const { import: run, rows } = await firm();
    const folder = 'quickbooks-online';
    const files = {
      customers: 'customer_data.csv',
      vendors: 'vendor_data.csv',
      invoices: 'invoice_data.csv',
      'invoice lines': 'invoice_line_data.csv',
      bills: 'bill_data.csv',
      'bill lines': 'bill_line_data.csv',
      payments: 'payment_data.csv',
      'payment lines': 'payment_line_data.csv',
      'payment links': 'invoice_linked_txn_data.csv',
    };
    const lines = await run('quickbooks-online', folder);
    const counts = lines.slice(0, 9).map((line) => line.match(/\d+/g)?.map(Number) ?? []);
    const listed = await rows(`select file, count(*)::int as count from ledger.import_rejections j
      join ledger.import_runs r on r.id = j.run_id where company_id = $company group by file`);
    for (const [place, file] of Object.values(files).entries()) {
      const [read = 0, imported = 0, skipped = 0, rejected = 0] = counts[place] ?? [];
      expect([file, read]).toEqual([file, cellsOf(join(folder, file)).length]);
      expect([file, imported + skipped + rejected]).toEqual([file, read]);
      expect([file, listed.find((row) => row.file === file)?.count ?? 0]).toEqual([file, rejected]);
    }
    for (const [table, file] of [
      ['ledger.invoices', 'invoice_data.csv'],
      ['ledger.bills', 'bill_data.csv'],
    ] as const) {
      const present = cellsOf(join(folder, file)).filter(({ _fivetran_deleted }) => _fivetran_deleted !== 'TRUE');
      const sums = ['EUR', 'USD'].map((currency) => ({
        currency,
        total: cents(present.filter(({ currency_id }) => currency_id === currency).map(({ total_amount = '' }) => total_amount)),
      }));
      expect(
        await rows(
          `select currency, sum(total)::float8 as total from ${table} where company_id = $company group by 1 order by 1`,
        ),
      ).toEqual(sums);
    }
    const paid = cents(cellsOf(join(folder, 'payment_data.csv')).map(({ total_amount = '' }) => total_amount));
    expect(await rows('select sum(amount)::float8 as paid from ledger.payments where company_id = $company')).toEqual([{ paid }]);
    // The open amount is each invoice's balance, unless payments in the export have settled more.
    expect(
      await rows(`select i.source_id as id, (total - coalesce((select sum(amount) from ledger.applications a where a.invoice_id = i.id), 0))::float8 as open
        from ledger.invoices i where company_id = $company order by 1`),
    ).toEqual([
      { id: '40113', open: 5_565_000 },
      { id: '40114', open: 6_250_750 },
      { id: '40115', open: 101_505 },
      { id: '40116', open: 50_400 },
      { id: '50001', open: 0 },
    ]);
    expect((await run('quickbooks-online', folder)).slice(0, 9).map((line) => line.match(/imported \d+/)?.[0])).toEqual(
      Array(9).fill('imported 0'),
    );
  });
});
