import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { runImport } from '@services/ledger/import/run-import';
import { insightsFirms } from '@services/ledger/schema/firms';
import { createLogger } from '@suite/env/logger';
import { openDatabase } from '@suite/kernel/database/database';
import { emptyFolder, freshDatabase, onOneDatabase } from '../../../test/databases';
import { facts } from '../../services/all-services';
import type { BookSize } from './book-size';
import { writeCsvExport } from './csv-export';
import { generateBook } from './generate-book';
import { writeXeroExport } from './xero-export';

const size: BookSize = { clients: 120, invoices: 700, seed: 5, years: 3 };

it('is the same file, byte for byte, for the same numbers: a row for each line of an invoice', async () => {
  const paths = [join(emptyFolder(), 'a.csv'), join(emptyFolder(), 'b.csv')] as const;
  for (const path of paths) await writeCsvExport(path, size);
  const [one, other] = paths.map((path) => readFileSync(path, 'utf8'));
  expect(one).toBe(other);
  const lines = [...generateBook(size)].reduce((sum, batch) => sum + batch['invoice lines'].length, 0);
  expect(one?.trimEnd().split('\n')).toHaveLength(lines + 1);
});

onOneDatabase('the files of a generated book', (kind) => {
  it('are imported whole, with what is open', async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    const { database, close } = await openDatabase({ dataFolder, url, logger: createLogger('error') });
    try {
      const [company] = await database.insert(companies).values({ name: 'Filed' }).returning();
      await database.insert(insightsFirms).values({ companyId: company?.id ?? '', name: 'Filed', currency: 'USD' });
      const xero = emptyFolder();
      await writeXeroExport(xero, size);
      const rejections: string[] = [];
      for await (const line of runImport(
        { database, facts, dataFolder, clock: Date.now },
        { company: 'Filed', source: 'xero', path: xero },
      ))
        rejections.push(line);
      expect(rejections.filter((line) => !line.endsWith('skipped 0  rejected 0'))).toEqual([]);
      const { rows } = await database.execute(`
        select (select sum(total) from ledger.invoices)::int as total, (select sum(amount) from ledger.applications)::int as applied`);
      const book = [...generateBook(size)];
      const total = book.flatMap(({ invoices }) => invoices).reduce((sum, invoice) => sum + invoice.total, 0);
      const applied = book.flatMap(({ applications }) => applications).reduce((sum, { amount }) => sum + amount, 0);
      expect(rows).toEqual([{ total, applied }]);
    } finally {
      await close();
    }
  });
});
