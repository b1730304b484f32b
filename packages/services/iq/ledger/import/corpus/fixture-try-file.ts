import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { presentDashboard } from '@services/insights/metrics/metric-set';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { facts } from '@suite/host/services/all-services';
import { examined } from '@suite/host/test/examined';
import type { Database } from '@suite/kernel/database/database';
import { decimalOf } from '@suite/values/money';
import { asc, eq } from 'drizzle-orm';
import type { Confirmation, TableGuess } from '../../contract/table';
import { insightsFirms } from '../../schema/firms';
import { importRejections } from '../../schema/import';
import { asksForCredits, asksForTerms, problemsOf } from '../../table-file/problems';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { likeliest } from '../file/confirmation';
import { importFile } from '../file/import-file';
import { nameByIds } from '../file/name-by-ids';
import type { Answer, Imported } from './fixture-right-values';

const TODAY = '2026-07-10';
const NOW = Date.parse(TODAY);

/** What became of a file: why it was refused, or the questions that it left and the ledger after its import. */
export type Outcome = { refused: string } | { questions: string[]; ledger?: LedgerContent };

type LedgerContent = Awaited<ReturnType<typeof ledgerOf>> & { rejected: string[]; notices: string[] };

/** Examines a file, answers its questions as listed, and imports it into a new firm. */
export async function tryFile(database: Database, file: string, expected?: Imported): Promise<Outcome> {
  const folder = mkdtempSync(join(process.env.SUITE_TEST_FOLDER ?? tmpdir(), 'corpus-'));
  try {
    const path = join(folder, basename(file));
    writeFileSync(path, unfolded(readFileSync(file)));
    return await tryPath(database, path, expected);
  } catch (error) {
    if (error instanceof FileUnreadableError) return { refused: error.message };
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Repeats what a file only names, as in `«y×900000»`. */
function unfolded(content: Buffer): Buffer {
  const written = content.toString('latin1');
  const long = written.replaceAll(/\xc2\xab(.+?)\xc3\x97(\d+)\xc2\xbb/g, (_, text: string, times: string) =>
    text.repeat(Number(times)),
  );
  return long === written ? content : Buffer.from(long, 'latin1');
}

async function tryPath(database: Database, path: string, expected: Imported | undefined): Promise<Outcome> {
  const fileName = basename(path);
  const companyId = randomUUID();
  const read = await examined({ path, name: fileName, today: TODAY, currency: expected?.firm ?? 'USD' });
  const examination = await nameByIds(database, companyId, read);
  const { guess } = examination;
  if (guess.instead) return { refused: guess.instead };
  const questions = questionsOf(guess);
  const confirmation = expected && answered(guess, expected);
  if (!confirmation) return { questions };
  const problems = problemsOf(confirmation, guess);
  if (problems.length) return { questions: problems };
  await database.insert(companies).values({ id: companyId, name: companyId });
  await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: expected.firm });
  const run = await importFile({ database, facts, companyId, path, fileName, examination, confirmation, clock: () => NOW });
  await refreshMetrics(database, companyId, confirmation.asOf);
  const rejections = await database
    .select({ line: importRejections.line, reason: importRejections.reason })
    .from(importRejections)
    .where(eq(importRejections.runId, run.id))
    .orderBy(asc(importRejections.line));
  const rejected = rejections.map(({ line, reason }) => `line ${line}: ${reason}`);
  const notices = [...guess.notices, ...run.notices];
  return { questions, ledger: { ...(await ledgerOf(database, companyId, expected.firm)), rejected, notices } };
}

/** Returns the choices without a preset. */
function questionsOf(guess: TableGuess): string[] {
  if (!guess.kind) return guess.questions;
  const confirmation = likeliest(guess, guess.kind, TODAY);
  return [
    ...guess.questions,
    ...(asksForTerms(confirmation, guess) ? ['After how many days are invoices due?'] : []),
    ...(asksForCredits(confirmation, guess) && !confirmation.credits ? ['Is anything left of the credits?'] : []),
  ];
}

function answered(guess: TableGuess, { asOf, firm, answer = {} }: { asOf: string; firm: string; answer?: Answer | undefined }) {
  const kind = answer.kind ?? guess.kind;
  if (!kind) return undefined;
  const accepted = likeliest(guess, kind, TODAY);
  const confirmation: Confirmation = {
    ...accepted,
    asOf,
    currency: answer.currency ?? (guess.asksCurrency ? firm : accepted.currency),
    columns: accepted.columns.map((column, place) => ({ ...column, ...answer.columns?.[guess.columns[place]?.name ?? ''] })),
    ...(answer.payment && { payment: answer.payment }),
  };
  return {
    ...confirmation,
    ...(asksForTerms(confirmation, guess) && { paymentTermsDays: 30 }),
    ...(asksForCredits(confirmation, guess) && !confirmation.credits && { credits: answer.credits ?? ('left' as const) }),
  };
}

async function ledgerOf(database: Database, companyId: string, home: string) {
  const query = async (sql: string) => (await database.execute(sql.replaceAll('$company', `'${companyId}'`))).rows;
  const documents: Record<string, number> = {};
  const totals: Record<string, Record<string, string>> = {};
  const sums = await query(
    [
      ['invoices', 'total'],
      ['credit_notes', 'total'],
      ['payments', 'amount'],
      ['vendor_payments', 'amount'],
    ]
      .map(
        ([table, amount]) =>
          `select '${table}' as table, currency, count(*)::int as count, sum(${amount})::float8 as total from ledger.${table} where company_id = $company group by currency`,
      )
      .join(' union all '),
  );
  for (const { table, currency, count, total } of sums) {
    const kind = String(table).replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
    documents[kind] = (documents[kind] ?? 0) + Number(count);
    totals[kind] = { ...totals[kind], [String(currency)]: decimalOf(Number(total), String(currency)) };
  }
  const names = async (table: string) =>
    (await query(`select name from ledger.${table} where company_id = $company order by name collate "C"`)).map(({ name }) =>
      String(name),
    );
  const { open, overdue, revenue, vendors } = await presentDashboard(database, companyId);
  const shown = (metric: { available: boolean; value?: unknown }) =>
    metric.available ? decimalOf(Number(metric.value), home) : null;
  return {
    documents,
    totals,
    customers: await names('customers'),
    vendors: await names('vendors'),
    metrics: {
      receivables: shown(open),
      overdue: shown(overdue),
      revenue: shown(revenue),
      spend: decimalOf(vendors.spend, home),
    },
  };
}
