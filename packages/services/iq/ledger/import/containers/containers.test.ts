import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
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
  async function imported(name: string, currency: string) {
    const companyId = randomUUID();
    const { database } = opened;
    await database.insert(companies).values({ id: companyId, name: `Firm ${companyId}` });
    await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency });
    const path = join(__dirname, 'files', name);
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
});
