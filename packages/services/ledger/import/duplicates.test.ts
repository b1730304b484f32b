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

/** So many invoices of other numbers than the first source's, of one client a day. */
const others = (count: number) =>
  Array.from({ length: count }, (_, place): Row => ({ number: `B-${place}`, client: `Client ${place}` }));
const first = (count: number) => Array.from({ length: count }, (_, place): Row => ({ number: `A-${place}` }));

onOneDatabase('the same documents from a second source', (kind) => {
  let opened: OpenDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    dataFolder = fresh.dataFolder;
    opened = await openDatabase({ dataFolder, url: fresh.databaseUrl, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  /** A firm whose ledger has some invoices from Xero, and an import of others from a file. */
  async function firmWith(rows: readonly Row[]) {
    const { database } = opened;
    const company = randomUUID();
    await database.insert(companies).values({ id: company, name: `Firm ${company}` });
    await database.insert(insightsFirms).values({ companyId: company, name: 'Firm', paymentTermsDays: 30 });
    const importRows = async (content: string, duplicates?: 'keep' | 'skip') => {
      const path = join(emptyFolder(), 'invoices.csv');
      writeFileSync(path, content);
      const lines: string[] = [];
      const order = { company, source: 'file', path, ...(duplicates && { duplicates }) } as const;
      for await (const line of runImport({ database, facts, dataFolder, clock: () => NOW }, order)) lines.push(line);
      return lines[0];
    };
    if (rows.length) await importRows(csv(rows));
    for (const table of ['customers', 'invoices']) {
      await database.execute(`update ledger.${table} set source = 'xero' where company_id = '${company}'`);
    }
    const count = async () =>
      Number((await database.execute(`select count(*) from ledger.invoices where company_id = '${company}'`)).rows[0]?.count);
    return { importRows, count };
  }

  const asks = /in the ledger already, from another source.*--duplicates skip or --duplicates keep/;

  it('is refused from 5 documents on, and nothing of it is written', async () => {
    const { importRows, count } = await firmWith(first(5));
    await expect(importRows(csv([...first(5), ...others(295)]))).rejects.toThrow(asks);
    expect(await count()).toBe(5);
    expect(await importRows(csv([...first(4), ...others(296)]))).toMatch(/read 300 +imported 300/);
  });

  it('is refused from 2 % of the documents on', async () => {
    const { importRows } = await firmWith(first(1));
    await expect(importRows(csv([...first(1), ...others(49)]))).rejects.toThrow(/^1 of the 50 new documents/);
    expect(await importRows(csv([...first(1), ...others(50)]))).toMatch(/read 51 +imported 51/);
  });

  it('is left out with skip, and counted beside the others with keep', async () => {
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
    ['another number', { number: 'A-9' }, false],
    ['no number, same client, date and total', { number: '' }, true],
    ['no number, another day', { number: '', day: '2025-03-15' }, false],
    ['no number, another total', { number: '', total: '99.00' }, false],
  ])('is recognized by %s: %p', async (_, row, isSame) => {
    const { importRows } = await firmWith(first(1));
    const importing = importRows(csv([row]));
    if (isSame) await expect(importing).rejects.toThrow(asks);
    else expect(await importing).toMatch(/imported 1/);
  });

  it('is not asked about when the same source is read again', async () => {
    const { importRows } = await firmWith([]);
    const file = csv(first(6));
    expect(await importRows(file)).toMatch(/imported 6/);
    expect(await importRows(file)).toMatch(/imported 0 +skipped 6/);
  });
});
