import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { decimalOf } from '@suite/values/money';
import { asc, eq } from 'drizzle-orm';
import type { Confirmation, TableGuess, TableKind } from '../../contract/table';
import { insightsFirms } from '../../schema/firms';
import { importRejections } from '../../schema/import';
import { importFile } from '../file/import-file';

const NOW = Date.UTC(2025, 6, 10);
const TODAY = '2025-07-10';

/** The expected contents of a file, and its open questions. */
interface Golden {
  /** The firm's currency, USD if absent; null if unknown. */
  firm?: string | null;
  /** A file in the same folder that the firm has imported before. */
  before?: string;
  questions?: string[];
  /** True if nothing can be imported, under any answers. */
  refused?: true;
  answer?: {
    kind?: TableKind;
    asOf?: string;
    currency?: string;
    columns?: Record<string, Partial<Confirmation['columns'][number]>>;
  };
  kind?: TableKind;
  rows: number;
  invoices: number;
  creditNotes: number;
  payments: number;
  customers: number;
  /** The names of all customers, where they matter. */
  names?: string[];
  /** The totals of invoices by currency, and their open amounts if the file has them. */
  sales: Record<string, string>;
  open?: Record<string, string>;
  /** The amounts of payments by currency. */
  paid?: Record<string, string>;
  /** Credit notes that were refunded on their date, by currency. */
  refunded?: Record<string, string>;
  /** The due dates of invoices in the order of their numbers, where they matter. */
  due?: string[];
  /** The rates of invoices in other currencies, as units for one unit of the firm's. */
  rates?: Record<string, string>;
  /** The sum of lines without tax. */
  lines?: string;
  asOf?: string;
  /** Notices on rows that were imported but need to be checked. */
  notices?: string[];
  /** The number of invoices without payment information in the file: all, except for receipts. */
  unknownPayments?: number;
  /** The reason of each rejected row, or only their number. */
  rejected?: string[];
  rejectedRows?: number;
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(csv|txt|xlsx)$/.test(path))
  .sort();

const goldenOf = (path: string): Golden => JSON.parse(readFileSync(join(__dirname, path.replace(/\.\w+$/, '.json')), 'utf8'));

/** Confirms a guess with the answers of a golden file and nothing else. */
function confirmed(guess: TableGuess, answer: Golden['answer'] = {}): Confirmation {
  const kind = answer.kind ?? guess.kind;
  if (!kind) throw new Error('nobody says what the rows are');
  return {
    kind,
    columns: guess.columns.map(({ name, field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }) => ({
      field,
      ...(dateOrder && { dateOrder }),
      ...(decimalMark && { decimalMark }),
      ...answer.columns?.[name],
    })),
    asOf: answer.asOf ?? guess.asOf ?? TODAY,
    currency: answer.currency ?? guess.currency,
    credits: 'used',
    paymentTermsDays: 30,
  };
}

onOneDatabase('a file like', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  async function importInto(
    companyId: string,
    path: string,
    { firm = 'USD', answer }: { firm?: string | null; answer?: Golden['answer'] },
  ) {
    const file = { path: join(__dirname, path), name: basename(path) };
    const examination = await examined({ ...file, today: TODAY, currency: firm });
    const { guess } = examination;
    if (goldenOf(path).refused) return { guess, confirmation: null, rejected: [], notices: [] };
    const confirmation = confirmed(guess, answer);
    const work = { database: opened.database, facts, companyId, path: file.path, fileName: file.name, clock: () => NOW };
    const run = await importFile({ ...work, examination, confirmation });
    const rows = await opened.database
      .select()
      .from(importRejections)
      .where(eq(importRejections.runId, run.id))
      .orderBy(asc(importRejections.line));
    const { notices } = run;
    return { guess, confirmation, notices, rejected: rows.map(({ line, reason }) => `line ${line}: ${reason}`) };
  }

  async function ledgerOf(companyId: string) {
    const query = async (sql: string) => (await opened.database.execute(sql.replaceAll('$company', `'${companyId}'`))).rows;
    const [counts] = await query(`select
      (select count(*)::int from ledger.invoices where company_id = $company) as invoices,
      (select count(*)::int from ledger.credit_notes where company_id = $company) as "creditNotes",
      (select count(*)::int from ledger.payments where company_id = $company) as payments,
      (select count(*)::int from ledger.customers where company_id = $company) as customers`);
    const sums = await query(`select currency, sum(total)::float8 as total,
      sum(total - (select coalesce(sum(amount), 0) from ledger.applications a where a.invoice_id = i.id))::float8 as open
      from ledger.invoices i where company_id = $company group by currency`);
    const payments = await query(
      'select currency, sum(amount)::float8 as total from ledger.payments where company_id = $company group by currency',
    );
    const refunds = await query(
      'select currency, sum(total)::float8 as total from ledger.credit_notes where company_id = $company and is_refunded group by currency',
    );
    const rates = await query(
      `select distinct currency, trim_scale(currency_rate)::text as rate from ledger.invoices where company_id = $company and currency_rate <> 1`,
    );
    const [lines] = await query(
      'select coalesce(sum(amount), 0)::float8 as total from ledger.invoice_lines l join ledger.invoices i on i.id = l.invoice_id where company_id = $company',
    );
    const due = await query(
      'select due_on::text as on from ledger.invoices where company_id = $company order by number collate "C"',
    );
    const names = await query('select name from ledger.customers where company_id = $company order by name collate "C"');
    const byCurrency = (rows: Record<string, unknown>[], column: string) =>
      Object.fromEntries(rows.map((row) => [row.currency, decimalOf(Number(row[column]), String(row.currency))]));
    return {
      ...counts,
      sales: byCurrency(sums, 'total'),
      open: byCurrency(sums, 'open'),
      paid: byCurrency(payments, 'total'),
      refunded: byCurrency(refunds, 'total'),
      rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
      lines: decimalOf(Number(lines?.total), 'USD'),
      names: names.map(({ name }) => name),
      due: due.map(({ on }) => on),
    };
  }

  it.each(files)('%s is recognized and imported to the cent, or asked about', async (path) => {
    const golden = goldenOf(path);
    const companyId = randomUUID();
    await opened.database.insert(companies).values({ id: companyId, name: `Firm ${companyId}` });
    await opened.database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: golden.firm ?? null });
    if (golden.before) await importInto(companyId, join(dirname(path), golden.before), golden);
    const { guess, confirmation, rejected, notices } = await importInto(companyId, path, golden);
    expect({ path, questions: guess.questions }).toEqual({ path, questions: golden.questions ?? [] });
    if (golden.refused) return;
    if (!golden.answer?.kind) expect(guess).toMatchObject({ kind: golden.kind ?? 'invoices' });
    expect({ rows: guess.rows, asOf: confirmation?.asOf }).toEqual({
      rows: golden.rows,
      asOf: golden.asOf ?? confirmation?.asOf,
    });
    const { invoices, creditNotes, payments, customers, sales, open, paid, refunded, rates, lines, names, due } = golden;
    if (golden.rejectedRows) expect(rejected).toHaveLength(golden.rejectedRows);
    else expect(rejected).toEqual(golden.rejected ?? []);
    const { unknownPayments: unknown } = golden;
    const ofUnknown = unknown ? [expect.stringMatching(`^The source doesn’t say what is paid of ${unknown} invoice`)] : [];
    expect(notices).toEqual([...(golden.notices ?? []), ...ofUnknown]);
    const expected = Object.entries({ open, paid, refunded, rates, lines, names, due }).filter(
      ([, value]) => value !== undefined,
    );
    const counts = { invoices, creditNotes, payments, customers, sales };
    expect(await ledgerOf(companyId)).toMatchObject({ ...counts, ...Object.fromEntries(expected) });
  });
});
