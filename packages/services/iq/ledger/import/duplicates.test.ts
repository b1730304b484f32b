import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { insightsFirms } from '../schema/firms';
import { runImport } from './run-import';

const NOW = Date.UTC(2026, 0, 2);

interface Row {
  number: string;
  client?: string;
  day?: string;
  total?: string;
}

const csv = (rows: readonly Row[]) =>
  [
    'Customer,Invoice,Date,Due date,Currency,Total,Balance',
    ...rows.map(
      ({ number, client = 'Acme Roofing', day = '2025-03-14', total = '100.00' }) =>
        `${client},${number},${day},2025-04-30,USD,${total},${total}`,
    ),
  ].join('\n');

/** Returns invoices with other numbers than the first source's, each of a different client. */
const others = (count: number) =>
  Array.from({ length: count }, (_, place): Row => ({ number: `B-${place}`, client: `Client ${place}` }));
const first = (count: number) => Array.from({ length: count }, (_, place): Row => ({ number: `A-${place}` }));

onOneDatabase('an import of documents that another source has', (kind) => {
  let opened: OpenDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    dataFolder = fresh.dataFolder;
    opened = await openDatabase({ dataFolder, url: fresh.databaseUrl, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  /** Creates a firm with some invoices from Xero in its ledger, and functions to import others from a file. */
  async function firmWith(rows: readonly Row[]) {
    const { database } = opened;
    const company = randomUUID();
    await database.insert(companies).values({ id: company, name: `Firm ${company}` });
    await database.insert(insightsFirms).values({ companyId: company, name: 'Firm', paymentTermsDays: 30 });
    const importLines = async (content: string, duplicates?: 'keep' | 'skip') => {
      const path = join(emptyFolder(), 'invoices.csv');
      writeFileSync(path, content);
      const lines: string[] = [];
      const order = { company, source: 'file', path, ...(duplicates && { duplicates }) } as const;
      for await (const line of runImport({ database, facts, dataFolder, clock: () => NOW }, order)) lines.push(line);
      return lines;
    };
    const importRows = async (...given: Parameters<typeof importLines>) => (await importLines(...given))[0];
    if (rows.length) await importRows(csv(rows));
    for (const table of ['customers', 'invoices']) {
      await database.execute(`update ledger.${table} set source = 'xero' where company_id = '${company}'`);
    }
    const count = async () =>
      Number((await database.execute(`select count(*) from ledger.invoices where company_id = '${company}'`)).rows[0]?.count);
    return { importRows, importLines, count, company };
  }

  const asks = /in the ledger already, from another source.*--duplicates skip or --duplicates keep/;

  it('is refused from 5 duplicates on, and writes nothing', async () => {
    const { importRows, count } = await firmWith(first(5));
    await expect(importRows(csv([...first(5), ...others(295)]))).rejects.toThrow(asks);
    expect(await count()).toBe(5);
    expect(await importRows(csv([...first(4), ...others(296)]))).toMatch(/read 300 +imported 300/);
  });

  it('is refused if 2 % of the documents are duplicates', async () => {
    const { importRows } = await firmWith(first(1));
    await expect(importRows(csv([...first(1), ...others(49)]))).rejects.toThrow(/^1 of the 50 new documents/);
    expect(await importRows(csv([...first(1), ...others(50)]))).toMatch(/read 51 +imported 51/);
  });

  it('leaves duplicates out with skip, and counts both with keep', async () => {
    const { importRows, count } = await firmWith(first(3));
    const file = csv([...first(3), ...others(7)]);
    await expect(importRows(file)).rejects.toThrow(asks);
    expect(await importRows(file, 'skip')).toMatch(/read 10 +imported 7 +skipped 3/);
    expect(await count()).toBe(10);
    expect(await importRows(file, 'keep')).toMatch(/read 10 +imported 3 +skipped 7/);
    expect(await count()).toBe(13);
  });

  it.each<[string, Row, boolean]>([
    ['same client, number and total', { number: 'A-0' }, true],
    ['the client in other letters and with its legal form', { number: 'A-0', client: 'ACME ROOFING LLC' }, true],
    ['another day', { number: 'A-0', day: '2025-03-20' }, true],
    ['another total', { number: 'A-0', total: '100.01' }, false],
    ['another client', { number: 'A-0', client: 'Bolt' }, false],
    ['another number, another day', { number: 'A-9', day: '2025-03-20' }, false],
    ['another number, another total', { number: 'A-9', total: '99.00' }, false],
    ['another number, same client, date and total', { number: '7731' }, true],
    ['no number, same client, date and total', { number: '' }, true],
    ['no number, another day', { number: '', day: '2025-03-15' }, false],
    ['no number, another total', { number: '', total: '99.00' }, false],
  ])('recognizes duplicates by %s: %p', async (_, row, isSame) => {
    const { importRows } = await firmWith(first(1));
    const importing = importRows(csv([row]));
    if (isSame) await expect(importing).rejects.toThrow(asks);
    else expect(await importing).toMatch(/imported 1/);
  });

  it.each([
    ['1001', 'INV-1001', true],
    ['INV-0001001', '1001', true],
    ['RE 2025/0012', '2025-0012', true],
    ['2024-0012', '2025-0012', false],
    ['1001', '1001B', false],
  ])('recognizes numbers where one source writes %s and the other %s, on another day: %p', async (one, other, isSame) => {
    const { importRows } = await firmWith([{ number: one }]);
    const importing = importRows(csv([{ number: other, day: '2025-03-20' }]));
    if (isSame) await expect(importing).rejects.toThrow(/: 1 by number\. /);
    else expect(await importing).toMatch(/imported 1/);
  });

  it('reports what matched: the number, or client, date and total', async () => {
    const { importRows } = await firmWith([
      { number: '1001' },
      { number: '1002', total: '200.00' },
      { number: '', total: '300.00' },
    ]);
    const file = [
      { number: 'INV-1001', day: '2025-03-15' },
      { number: 'B-7', total: '200.00' },
      { number: 'B-8', total: '300.00' },
    ];
    await expect(importRows(csv(file))).rejects.toThrow(
      /^3 of the 3 new documents are in the ledger already, from another source: 1 by number, 2 by client, date and total\. /,
    );
  });

  it('matches each invoice of the other source once: of two fees on the same day, one is new', async () => {
    const fees = [{ number: 'B-1' }, { number: 'B-2' }];
    const { importRows, count } = await firmWith([{ number: 'A-1' }]);
    await expect(importRows(csv(fees))).rejects.toThrow(/^1 of the 2 new documents is in the ledger already/);
    expect(await importRows(csv(fees), 'skip')).toMatch(/read 2 +imported 1 +skipped 1/);
    expect(await count()).toBe(2);
  });

  it('accepts equal fees in one file, or in several files of one source', async () => {
    const { importRows } = await firmWith([]);
    expect(await importRows(csv(first(6)))).toMatch(/imported 6/);
    expect(await importRows(csv(first(8)))).toMatch(/imported 2 +skipped 6/);
    expect(await importRows(csv([{ number: 'A-8' }, { number: 'A-9' }]))).toMatch(/imported 2/);
  });

  it('asks about another file of the same source that writes a number differently', async () => {
    const { importRows } = await firmWith([]);
    expect(await importRows(csv([{ number: '1001' }, { number: '1002' }]))).toMatch(/imported 2/);
    await expect(importRows(csv([{ number: 'INV-1001' }, { number: 'INV-1003' }]))).rejects.toThrow(
      /^1 of the 2 new documents is .*: 1 by number\. /,
    );
  });

  it('is refused as a whole across batches, and leaves out all duplicates with skip', async () => {
    const known = Array.from({ length: 5 }, (_, place): Row => ({ number: `K-${place}`, client: `Known ${place}` }));
    const { importRows, count } = await firmWith(known);
    // Four are in the first batch of 5,000 rows, and one is in the second.
    const file = csv([...known.slice(0, 4), ...others(4998), ...known.slice(4)]);
    await expect(importRows(file)).rejects.toThrow(/^5 of the 5003 new documents are /);
    expect(await count()).toBe(5);
    expect(await importRows(file, 'skip')).toMatch(/read 5003 +imported 4998 +skipped 5/);
    expect(await count()).toBe(5003);
  });

  it('compares the documents of an earlier import whose process was killed', async () => {
    const { importRows, count, company } = await firmWith(first(5));
    await importRows(csv(first(4)), 'keep');
    // Simulates a process that was killed after its first batch.
    await opened.database.execute(
      `update ledger.import_runs set finished_at = null where number = (select max(number) from ledger.import_runs where company_id = '${company}')`,
    );
    await expect(importRows(csv([...first(5), ...others(295)]))).rejects.toThrow(/^5 of the 300 new documents are /);
    expect(await count()).toBe(5);
  });

  it('mentions duplicates in the report if there are too few to ask', async () => {
    const { importLines } = await firmWith(first(1));
    expect(await importLines(csv([...first(1), ...others(60)]))).toContain(
      '1 of the 61 new documents is in the ledger from another source, too: 1 by number. Both are counted. If they are the same, import one of the two sources without them.',
    );
  });

  it.each([
    ['payments of clients', 'Customer,Payment date,Amount,Currency\n', 'Acme Roofing', 'payments'],
    ['payments to vendors', 'Vendor,Payment date,Amount,Currency\n', 'Office Depot', 'vendor_payments'],
  ])('asks about %s', async (_, header, name, table) => {
    const { importRows, company } = await firmWith([]);
    const paid = (days: readonly number[]) => header + days.map((day) => `${name},2025-03-1${day},100.00,USD`).join('\n');
    expect(await importRows(paid([1, 2, 3, 4, 5]))).toMatch(/imported 5/);
    for (const part of ['customers', 'vendors', table])
      await opened.database.execute(`update ledger.${part} set source = 'xero' where company_id = '${company}'`);
    await expect(importRows(paid([4, 5, 6, 7]))).rejects.toThrow(
      /^2 of the 4 new documents are in the ledger already, from another source: 2 by client, date and total\. /,
    );
    expect(await importRows(paid([4, 5, 6, 7]), 'skip')).toMatch(/read 4 +imported 2 +skipped 2/);
  });

  it('does not ask if the same source is read again', async () => {
    const { importRows } = await firmWith([]);
    const file = csv(first(6));
    expect(await importRows(file)).toMatch(/imported 6/);
    expect(await importRows(file)).toMatch(/imported 0 +skipped 6/);
  });
});
