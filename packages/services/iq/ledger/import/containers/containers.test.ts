import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { decimalOf } from '@suite/values/money';
import { eq } from 'drizzle-orm';
import { insightsFirms } from '../../schema/firms';
import { importRejections } from '../../schema/import';
import { acceptedGuess } from '../file/confirmation';
import { importFile } from '../file/import-file';

const NOW = Date.UTC(2026, 6, 1);
const TODAY = '2026-07-01';

onOneDatabase('imports as it is', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  /** Imports a file as guessed, and returns its invoices, the guess and the notices of the import. */
  async function imported(name: string, currency: string, path = join(__dirname, 'files', name)) {
    const companyId = randomUUID();
    const { database } = opened;
    await database.insert(companies).values({ id: companyId, name: `Firm ${companyId}` });
    await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency });
    const examination = await examined({ path, name, today: TODAY, currency });
    const confirmation = acceptedGuess(examination.guess, { today: TODAY, paymentTermsDays: 30 });
    if ('questions' in confirmation) throw new Error(confirmation.questions.join(' '));
    const file = { database, facts, companyId, path, fileName: name, clock: () => NOW };
    const run = await importFile({ ...file, examination, confirmation });
    const rejected = await database.select().from(importRejections).where(eq(importRejections.runId, run.id));
    const { rows } = await database.execute(`
      select coalesce(i.number, '') || '|' || c.name || '|' || issued_on || '|' || due_on as invoice, total::float8, currency
      from ledger.invoices i join ledger.customers c on c.id = i.customer_id
      where i.company_id = '${companyId}' order by issued_on, i.number collate "C"`);
    return {
      companyId,
      invoices: rows.map(
        ({ invoice, total, currency }) => `${invoice}|${decimalOf(Number(total), String(currency))} ${currency}`,
      ),
      rejected: rejected.map(({ line, reason }) => `${line}: ${reason}`),
      guess: examination.guess,
      notices: run.notices,
    };
  }

  const threeInvoices = [
    'X-1|Elm Ltd|2026-03-01|2026-03-31|1010.25 USD',
    'X-2|Oak Inc|2026-03-05|2026-04-04|20.00 USD',
    'X-3|Elm Ltd|2026-05-05|2026-06-04|300.50 USD',
  ];

  it.each<[file: string, currency: string, invoices: string[]]>([
    [
      'windows-1250.csv',
      'PLN',
      [
        'FV/1|Łódzka Żegluga Śródlądowa|2026-03-01|2026-03-31|1234.50 PLN',
        'FV/2|Příliš žluťoučký kůň s.r.o.|2026-03-05|2026-04-04|999.00 PLN',
      ],
    ],
    ['cr-line-ends.csv', 'USD', ['1|Elm|2026-03-01|2026-03-31|10.00 USD', '2|Oak|2026-03-05|2026-04-04|20.00 USD']],
    [
      'is-open.csv',
      'USD',
      [
        '1930438491|Acme|2026-01-15|2026-02-14|5000.50 USD',
        '1930659387|Bell|2026-02-19|2026-03-21|1200.00 USD',
        '1930610806|Bell|2026-03-11|2026-04-10|300.00 USD',
      ],
    ],
    [
      'arabic-digits.csv',
      'AED',
      [
        '١٠١|شركة النور|2026-03-01|2026-03-31|1234.50 AED',
        '١٠٢|شركة النور|2026-03-05|2026-04-04|999.00 AED',
        '103|Gulf Mart|2026-03-09|2026-04-08|2500.25 AED',
      ],
    ],
    [
      'scientific-invoice-numbers.csv',
      'USD',
      [
        '|Target West|2026-03-01|2026-03-31|100.00 USD',
        '|Target West|2026-03-09|2026-04-08|250.00 USD',
        '|Moss|2026-04-02|2026-05-02|40.00 USD',
        '|Target West|2026-04-15|2026-05-15|75.00 USD',
      ],
    ],
    [
      'four-decimals.csv',
      'USD',
      ['1|A|2025-01-05|2025-02-04|59.99 USD', '2|A|2025-02-05|2025-03-07|59.99 USD', '3|A|2025-03-05|2025-04-04|60.00 USD'],
    ],
    ['capital-SharedStrings.xlsx', 'USD', threeInvoices],
    ['other-rel-prefix.xlsx', 'USD', threeInvoices],
    ['html-named.xls', 'USD', ['H-1|Elm|2026-03-01|2026-03-31|1010.25 USD', 'H-2|Oak|2026-03-05|2026-04-04|20.00 USD']],
    ['phonetic-and-x000D.xlsx', 'USD', threeInvoices.map((invoice) => invoice.replace('Elm Ltd', '東京商会'))],
  ])('%s', async (file, currency, invoices) => {
    const result = await imported(file, currency);
    expect(result).toMatchObject({ rejected: [], invoices });
  });

  it('says that a spreadsheet has cut the numbers of invoices', async () => {
    const { guess } = await imported('scientific-invoice-numbers.csv', 'USD');
    expect(guess.notices).toContain(
      'A spreadsheet has cut 4 numbers in “Invoice Number” to ones like “1.93066E+09”, which are not used. To have them, import the original file, not one that a spreadsheet saved.',
    );
  });

  it.each([
    ['windows-1250.csv', 'PLN', 'windows-1250', 'Łódzka Żegluga Śródlądowa'],
    ['arabic-digits.csv', 'AED', 'utf-8', '١٠١'],
  ])('names the encoding of %s with a sample', async (file, currency, name, sample) => {
    const { guess } = await imported(file, currency);
    expect(guess.encoding?.name).toBe(name);
    expect(guess.encoding?.samples[0]).toBe(sample);
  });

  /** Imports a file with this content into a firm with dollars. */
  async function importedText(content: string) {
    const path = join(emptyFolder(), 'list.csv');
    writeFileSync(path, content);
    return imported('list.csv', 'USD', path);
  }

  it('rounds amounts with more decimals, and says in preview and result what that changes', async () => {
    const { invoices, rejected, guess, notices } = await importedText(
      'Invoice,Customer,Invoice Date,Due Date,Total\n1,Elm,2026-03-01,2026-03-31,10.005\n2,Elm,2026-03-02,2026-03-31,20.0225\n3,Elm,2026-03-03,2026-03-31,30.0000000000001\n4,Elm,2026-03-04,2026-03-31,40.10',
    );
    expect(rejected).toEqual([]);
    expect(invoices.map((invoice) => String(invoice).split('|').at(-1))).toEqual([
      '10.01 USD',
      '20.02 USD',
      '30.00 USD',
      '40.10 USD',
    ]);
    expect(guess.notices).toContain(
      '2 amounts have more decimals than USD has: they are rounded, which makes 0.0025 USD more in all.',
    );
    expect(notices).toContain(
      '2 documents have amounts with more decimals than USD has: they were rounded, which makes 0.0025 USD more in all.',
    );
  });

  it('rounds an invoice as a whole, not each of its lines', async () => {
    const { companyId, invoices, rejected, guess, notices } = await importedText(
      [
        'Invoice,Customer,Invoice Date,Due Date,Item,Quantity,Net amount,Tax',
        '1,Elm,2026-03-01,2026-03-31,Hours,1,33.3333,6.3333',
        '1,Elm,2026-03-01,2026-03-31,Rides,1,33.3333,6.3333',
        '1,Elm,2026-03-01,2026-03-31,Meals,1,33.3333,6.3333',
        '2,Oak,2026-03-02,2026-04-01,Hours,1,0.004,0',
        '2,Oak,2026-03-02,2026-04-01,Rides,1,0.003,0',
      ].join('\n'),
    );
    expect(rejected).toEqual([]);
    // 99.9999 + 18.9999 and 0.007.
    expect(invoices).toEqual(['1|Elm|2026-03-01|2026-03-31|119.00 USD', '2|Oak|2026-03-02|2026-04-01|0.01 USD']);
    const { rows } = await opened.database.execute(`
      select i.number, sum(l.amount)::int as amount, sum(l.tax)::int as tax, i.subtotal::int, i.tax::int as stated from ledger.invoice_lines l
      join ledger.invoices i on i.id = l.invoice_id join ledger.customers c on c.id = i.customer_id
      where i.company_id = '${companyId}' group by i.number, i.subtotal, i.tax order by 1`);
    expect(rows).toEqual([
      { number: '1', amount: 10_000, tax: 1900, subtotal: 10_000, stated: 1900 },
      { number: '2', amount: 1, tax: 0, subtotal: 1, stated: 0 },
    ]);
    expect(guess.notices).toContain(
      '5 amounts have more decimals than USD has: each invoice is rounded as a whole, and the result of the import says what that changes.',
    );
    expect(notices).toContain(
      '2 documents have amounts with more decimals than USD has: they were rounded, which makes 0.0032 USD more in all.',
    );
  });
});
