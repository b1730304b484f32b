import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { insightsFirms } from '../../schema/firms';
import { runImport } from '../run-import';
import { type FileOptions, fileAnswersOf } from './file-answers';

const NOW = Date.UTC(2026, 0, 2);
const workbook = readFileSync(join(__dirname, '../containers/files/other-rel-prefix.xlsx'));

describe('options of the command line about a file', () => {
  it('reads columns with their field and format', () => {
    expect(fileAnswersOf({ map: 'Net = a=amount:,; Day=date:dmy; Memo=-' })).toEqual({
      columns: [
        { name: 'Net = a', field: 'amount', decimalMark: ',' },
        { name: 'Day', field: 'date', dateOrder: 'dmy' },
        { name: 'Memo', field: null },
      ],
    });
    expect(fileAnswersOf({ encoding: 'Windows-1250' })).toEqual({ encoding: 'windows-1250' });
    expect(fileAnswersOf({})).toBeUndefined();
  });

  it('refuses what it does not understand, and says what to write', () => {
    const refused = (options: FileOptions) => expect(() => fileAnswersOf(options));
    refused({ currency: 'dollars' }).toThrow('Say --currency as a code of ISO 4217, such as USD, not dollars.');
    refused({ asOf: '31.03.2025' }).toThrow('Say --as-of as a day, such as 2026-03-31, not 31.03.2025.');
    refused({ kind: 'bills' }).toThrow('Say --kind as one of invoices, invoice-lines, payments, customers, vendor-payments.');
    refused({ encoding: 'klingon' }).toThrow('Say --encoding as one of utf-8, ');
    refused({ map: 'Net' }).toThrow('“Net” names no column and field.');
    refused({ map: 'Net=money' }).toThrow('“money” is not one of customer, ');
    refused({ map: 'Net=amount:dmy' }).toThrow('not “dmy”.');
    refused({ map: 'Net=amount; Net=tax' }).toThrow('“Net” is named twice.');
  });
});

onOneDatabase('importing a file with answers on the command line', (kind) => {
  let opened: OpenDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    dataFolder = fresh.dataFolder;
    opened = await openDatabase({ dataFolder, url: fresh.databaseUrl, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  async function firm() {
    const { database } = opened;
    const company = randomUUID();
    await database.insert(companies).values({ id: company, name: `Firm ${company}` });
    await database.insert(insightsFirms).values({ companyId: company, name: 'Firm', paymentTermsDays: 30 });
    return {
      async importLines(content: string | Buffer, options: FileOptions = {}): Promise<string[]> {
        const path = join(emptyFolder(), 'list.csv');
        writeFileSync(path, content);
        const lines: string[] = [];
        const answers = fileAnswersOf(options);
        const order = { company, source: 'file', path, ...(answers && { answers }) } as const;
        for await (const line of runImport({ database, facts, dataFolder, clock: () => NOW }, order)) lines.push(line);
        return lines;
      },
      async customers(): Promise<string[]> {
        const { rows } = await database.execute(
          `select name from ledger.customers where company_id = '${company}' order by name`,
        );
        return rows.map(({ name }) => String(name));
      },
      async invoices(): Promise<string[]> {
        const { rows } = await database.execute(
          `select number, issued_on::text as day, currency, total::int as total, (select metrics_as_of::text from ledger.firms where company_id = '${company}') as as_of
          from ledger.invoices where company_id = '${company}' order by number`,
        );
        return rows.map((row) => `${row.number} ${row.day} ${row.currency} ${row.total} ${row.as_of}`);
      },
    };
  }

  // Days are ambiguous, and two columns may be the amount.
  const head = 'Invoice,Customer,Day,Gross,Net,Balance';
  const march = `${head}\nA-1,Acme,03/04/2025,119.00,100.00,119.00\nA-2,Bolt,05/04/2025,59.50,50.00,0.00\n`;
  const may = `${head}\nA-3,Acme,06/05/2025,23.80,20.00,23.80\n`;
  const options = { kind: 'invoices', currency: 'EUR', asOf: '2025-04-30', map: 'Gross=amount; Net=-; Day=date:dmy' };

  it('imports as the answers say, and the next file with the same columns without them', async () => {
    const { importLines, invoices } = await firm();
    await expect(importLines(march)).rejects.toThrow(/it leaves questions/);
    expect((await importLines(march, options))[0]).toBe('invoices  read 2  imported 2  skipped 0  rejected 0');
    expect(await invoices()).toEqual(['A-1 2025-04-03 EUR 11900 2025-04-30', 'A-2 2025-04-05 EUR 5950 2025-04-30']);
    // The first file was of a day that its rows do not show, so the day of the next one is a question.
    await expect(importLines(may)).rejects.toThrow('It does not say as of which date it is.');
    await importLines(may, { asOf: '2025-05-06' });
    await importLines(`${head}\nA-4,Acme,07/06/2025,11.90,10.00,11.90\n`);
    expect((await invoices()).slice(2)).toEqual(['A-3 2025-05-06 EUR 2380 2025-06-07', 'A-4 2025-06-07 EUR 1190 2025-06-07']);
  });

  it('reads a text file, and the next one with the same columns, in the encoding that the command line says', async () => {
    const { importLines, customers } = await firm();
    // “Müller” and “Weiß” as old Macs wrote them.
    const file = (number: string, name: string) =>
      Buffer.from(`Invoice,Customer,Date,Total,Balance\n${number},${name},2025-03-14,119.00,0.00\n`, 'latin1');
    await importLines(file('A-1', 'M\x9fller'), { encoding: 'macintosh', currency: 'EUR' });
    await importLines(file('A-2', 'Wei\xa7'));
    expect(await customers()).toEqual(['Müller', 'Weiß']);
    await expect(importLines(workbook, { encoding: 'macintosh' })).rejects.toThrow(
      'list.csv is no text file: leave out --encoding.',
    );
  });

  it('refuses a column that the file does not have, a future day, and answers that leave a question', async () => {
    const { importLines, invoices } = await firm();
    await expect(importLines(march, { ...options, map: 'Total=amount' })).rejects.toThrow(
      'The file has no column “Total”. It has “Invoice”, “Customer”, “Day”, “Gross”, “Net”, “Balance”.',
    );
    await expect(importLines(march, { ...options, asOf: '2026-02-01' })).rejects.toThrow('2026-02-01 is in the future');
    await expect(importLines(march, { ...options, map: 'Gross=amount; Net=-' })).rejects.toThrow(
      'Say in which order the days of “Day” are written.',
    );
    await expect(importLines(march, { ...options, currency: undefined })).rejects.toThrow(
      'Say which currency the amounts are in.',
    );
    expect(await invoices()).toEqual([]);
  });
});
