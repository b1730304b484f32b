import { inSentence, unappliedCredit } from '@suite/insights/metrics/names';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { sql } from 'drizzle-orm';
import { type DuplicateCounts, type Duplicates, matchedBy } from '../contract/duplicates';
import type { LedgerRun } from '../records/ledger-run';
import { addSkips } from '../records/skips';
import { clientNameKey } from '../schema/client-name-key';
import type { LastIds } from '../schema/import';
import { addNotice, type Tally } from './tally';

/** The import asks what to do if another source has at least this many of its documents, or this share of them. */
const FEW = 5;
const SHARE = 0.02;

/** The ledger already has the same documents from another source, and nobody has decided what to do with them. */
export class DuplicatesError extends Failure {
  constructor(readonly counts: DuplicateCounts) {
    super(
      `${describe(counts)} in the ledger already, from another source: ${matchedBy(counts)}. They would count twice. Skip them or keep both: upload the file in IQ and choose, or add --duplicates skip or --duplicates keep on the command line.`,
    );
  }
}

const describe = ({ documents, duplicates }: DuplicateCounts) =>
  `${duplicates} of the ${documents} new documents ${duplicates === 1 ? 'is' : 'are'}`;

const kinds = [
  { kind: 'invoices', party: 'customer', day: 'issued_on', number: 'd.number', total: 'total' },
  { kind: 'credit notes', party: 'customer', day: 'issued_on', number: 'd.number', total: 'total' },
  { kind: 'payments', party: 'customer', day: 'paid_on', number: 'null::text', total: 'amount' },
  { kind: 'bills', party: 'vendor', day: 'issued_on', number: 'd.number', total: 'total' },
  { kind: 'vendor payments', party: 'vendor', day: 'paid_on', number: 'null::text', total: 'amount' },
] as const;

type Kind = (typeof kinds)[number];

const tableOf = ({ kind }: { kind: string }) => `ledger.${kind.replace(' ', '_')}`;

/** Returns the last id of each document kind before a run writes. */
export async function lastIds(database: Database): Promise<LastIds> {
  const maxima = kinds.map((each) => sql.raw(`(select coalesce(max(id), 0) from ${tableOf(each)})::float8 as "${each.kind}"`));
  const { rows } = await database.execute<LastIds>(sql`select ${sql.join(maxima, sql`, `)}`);
  return rows[0] as LastIds;
}

/** A run whose documents are compared with those of other sources. */
export interface ComparedRun extends LedgerRun {
  tally: Tally;
  notices: string[];
  /** What a person decided; required if there are many duplicates. */
  duplicates?: Duplicates | undefined;
}

interface Matched {
  kind: Kind;
  documents: number;
  byNumber: readonly number[];
  byDate: readonly number[];
}

/**
 * Compares all documents that a run has added with those of other sources, after everything was read and before the run settles
 * anything. The person's decision applies to all of them, whichever transaction or process wrote them.
 * @param database a transaction that holds the ledger's lock
 * @returns the counts if there are many and nobody has decided; `takeBackMatched` then removes them again
 */
export async function settleDuplicates(database: Database, run: ComparedRun): Promise<DuplicateCounts | undefined> {
  if (run.duplicates === 'keep') return undefined;
  const matched = await findMatched(database, run);
  const counts = countsOf(matched);
  if (!counts.duplicates) return undefined;
  if (run.duplicates === 'skip') {
    await leaveOut(database, run, matched);
    return undefined;
  }
  if (counts.duplicates >= FEW || counts.duplicates >= SHARE * counts.documents) return counts;
  addNotice(
    run,
    `${describe(counts)} in the ledger from another source, too: ${matchedBy(counts)}. Both are counted. If they are the same, import one of the two sources without them.`,
  );
  return undefined;
}

/**
 * Removes the documents of a run that another source also has, if the run ends before anyone decides. Nothing counts twice in the
 * meantime, and importing the source again brings them back.
 * @param database a transaction that holds the ledger's lock
 */
export async function takeBackMatched(database: Database, run: ComparedRun): Promise<void> {
  if (run.duplicates === 'keep') return;
  const matched = await findMatched(database, run);
  const counts = countsOf(matched);
  if (!counts.duplicates) return;
  await leaveOut(database, run, matched);
  addNotice(
    run,
    `The import ended before anyone chose what to do with documents of another source: ${counts.duplicates} of ${counts.documents} were left out (${matchedBy(counts)}). They are read again with the next import of this source.`,
  );
}

const countsOf = (matched: readonly Matched[]): DuplicateCounts => ({
  documents: sum(matched, ({ documents }) => documents),
  duplicates: sum(matched, ({ byNumber, byDate }) => byNumber.length + byDate.length),
  byNumber: sum(matched, ({ byNumber }) => byNumber.length),
});

const sum = (matched: readonly Matched[], of: (one: Matched) => number) => matched.reduce((total, one) => total + of(one), 0);

/** Removes documents that a run has added, with the payments that settle nothing else, and counts them as skipped. */
async function leaveOut(database: Database, run: ComparedRun, matched: readonly Matched[]): Promise<void> {
  const idsOf = (kind: Kind['kind']) =>
    matched.flatMap((one) => (one.kind.kind === kind ? [...one.byNumber, ...one.byDate] : []));
  const payments = await paymentsOf(database, run, idsOf('invoices'));
  for (const each of kinds) {
    const ids = [...new Set([...idsOf(each.kind), ...(each.kind === 'payments' ? payments.alone : [])])];
    if (!ids.length) continue;
    await remove(database, run, each, ids);
    const counts = run.tally.get(each.kind);
    const left = Math.min(counts?.imported ?? 0, ids.length);
    if (!counts) continue;
    const { imported, skipped, skips } = counts;
    const rest = { imported: imported - left, skipped: skipped + left, skips: addSkips(skips, { duplicate: left }) };
    run.tally.set(each.kind, { ...counts, ...rest });
  }
  const known = new Set(idsOf('payments'));
  const alone = payments.alone.filter((id) => !known.has(id)).length;
  if (alone)
    addNotice(
      run,
      `${alone} ${alone === 1 ? 'payment was' : 'payments were'} left out with the invoices settled by ${alone === 1 ? 'it' : 'them'}.`,
    );
  const shared = payments.shared.filter((id) => !known.has(id)).length;
  if (shared)
    addNotice(
      run,
      `${shared} ${shared === 1 ? 'payment settles' : 'payments settle'} other invoices beside those that were left out: the rest is ${inSentence(unappliedCredit)}. Check at the source.`,
    );
}

/** Returns the payments of a run that settle some of these invoices, alone or together with others. */
async function paymentsOf(database: Database, run: ComparedRun, invoices: readonly number[]) {
  if (!invoices.length) return { alone: [], shared: [] };
  const { rows } = await database.execute<{ alone: number[] | null; shared: number[] | null }>(sql`
    with runs as materialized (${runsOf(run, 'payments')}),
    removed as materialized (select unnest(${sql.param(invoices)}::bigint[]) as id),
    settling as (
      select payment.id, bool_and(removed.id is not null) as alone, bool_or(removed.id is not null) as settles
      from ledger.payments as payment
      join runs on runs.number = payment.written_by and payment.id > runs.last
      join ledger.applications as application on application.payment_id = payment.id
      left join removed on removed.id = application.invoice_id
      where payment.company_id = ${run.companyId}
      group by payment.id
    )
    select json_agg(id) filter (where alone) as alone, json_agg(id) filter (where settles and not alone) as shared from settling`);
  return { alone: rows[0]?.alone ?? [], shared: rows[0]?.shared ?? [] };
}

async function remove(database: Database, run: ComparedRun, each: Kind, ids: readonly number[]): Promise<void> {
  const these = sql`id = any(${sql.param(ids)}::bigint[])`;
  const table = sql.raw(tableOf(each));
  if (run.hasMetrics && each.party === 'customer')
    await database.execute(sql`
      insert into ledger.changes (company_id, customer_id)
      select distinct ${run.companyId}::uuid, customer_id from ${table} where ${these} on conflict do nothing`);
  await database.execute(sql`delete from ${table} where ${these}`);
}

async function findMatched(database: Database, run: ComparedRun): Promise<Matched[]> {
  const matched: Matched[] = [];
  for (const kind of kinds) {
    const documents = await countNew(database, run, kind);
    if (documents) matched.push({ kind, documents, ...(await compare(database, run, kind)) });
  }
  return matched;
}

/** SQL: this run and earlier runs of the same source whose process was killed, with the last id before each run. */
const runsOf = ({ id, companyId, source, number }: ComparedRun, kind: Kind['kind']) => sql`
  select run.number, (run.last_ids ->> ${kind})::bigint as last from ledger.import_runs as run
  where run.id = ${id} or (
    run.company_id = ${companyId} and run.source = ${source} and run.finished_at is null and run.number < ${number}
    and (run.file_name is null) = (select file_name is null from ledger.import_runs where id = ${id})
    and not exists (select from ledger.uploads as upload where upload.run_id = run.id and upload.state = 'importing'))`;

/** SQL: true for a document that one of these runs has added. */
const isNew = ({ companyId, source }: ComparedRun) => sql`
  d.company_id = ${companyId} and d.source = ${source} and d.id > (select min(last) from runs)
  and exists (select from runs where runs.number = d.written_by and d.id > runs.last)`;

async function countNew(database: Database, run: ComparedRun, kind: Kind): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    with runs as materialized (${runsOf(run, kind.kind)})
    select count(*)::int as count from ${sql.raw(tableOf(kind))} as d where ${isNew(run)}`);
  return rows[0]?.count ?? 0;
}

/**
 * Compares documents by number (without the characters before its digits, leading zeros and separators), client and total, and
 * the rest by client, date and total. Documents match in pairs: n documents of the run match at most as many of other sources as
 * are not already matched with earlier documents of its own source. A file of a provider's export and its connection are two
 * sources, told apart by their ids: those of a file are lists in JSON. Files of the same source are compared by number, client,
 * date and total with the documents that they lack.
 */
async function compare(
  database: Database,
  run: ComparedRun,
  { kind, party, day, number, total }: Kind,
): Promise<Pick<Matched, 'byNumber' | 'byDate'>> {
  const table = sql.raw(tableOf({ kind }));
  const partyId = sql.raw(`d.${party}_id`);
  const amount = sql.raw(`d.${total}`);
  const digits = sql.raw(`coalesce(
    nullif(lower(regexp_replace(regexp_replace(written, '^[^0-9]*0*', ''), '[^[:alnum:]]', '', 'g')), ''),
    nullif(lower(btrim(written)), ''))`);
  const group = (...columns: string[]) => sql.raw(`party, total, currency, ${columns.join(', ')}`);
  // The planner's estimates for newly written rows are wrong, and a nested loop over them takes quadratic time.
  await database.execute(sql`select set_config('enable_nestloop', 'off', true)`);
  const { rows } = await database.execute<{ byNumber: number[] | null; byDate: number[] | null }>(sql`
    with runs as materialized (${runsOf(run, kind)}),
    parties as materialized (
      select id, ${clientNameKey('name')} as party from ${sql.raw(`ledger.${party}s`)} where company_id = ${run.companyId}),
    judged as materialized (
      select d.id, d.source_id, party, ${amount} as total, d.currency, ${sql.raw(`d.${day}`)} as day, ${sql.raw(number)} as written,
        d.source = ${run.source} as is_of_source, left(d.source_id, 1) = '[' as is_of_file, (${isNew(run)}) as is_fresh,
        exists (select from runs where runs.number = d.written_by) as is_written
      from ${table} as d join parties on parties.id = ${partyId}
      where d.company_id = ${run.companyId}),
    compared as (
      select *, bool_or(is_fresh) over (partition by party, total, currency) as is_compared,
        (select is_of_file from judged where is_fresh limit 1) as reads_file
      from judged),
    documents as materialized (
      select id, party, total, currency, day, ${digits} as number, is_fresh,
        is_of_source and is_of_file = reads_file as is_own,
        is_of_source and is_of_file and reads_file and not is_written and not exists (
          select from ledger.import_sightings as sighting
          where sighting.run_id = ${run.id} and sighting.kind = ${kind} and sighting.source_id = compared.source_id) as is_lacking
      from compared where is_compared),
    numbered as (
      select *, number is not null and
          row_number() over (partition by ${group('number', 'is_own')} order by is_fresh, id)
          <= least(count(*) filter (where is_own) over (partition by ${group('number')}),
            count(*) filter (where not is_own) over (partition by ${group('number')})) as by_number,
        number is not null and is_fresh and
          row_number() over (partition by ${group('day', 'number', 'is_fresh')} order by id)
          <= count(*) filter (where is_own and is_lacking) over (partition by ${group('day', 'number')}) as by_file
      from documents),
    dated as (
      select id, is_fresh, by_number or by_file as by_number,
        row_number() over (partition by ${group('day', 'is_own', 'by_number')} order by is_fresh, id)
          <= count(*) filter (where not is_own and not by_number) over (partition by ${group('day')}) as by_date
      from numbered)
    select json_agg(id) filter (where by_number) as "byNumber",
      json_agg(id) filter (where not by_number and by_date) as "byDate"
    from dated where is_fresh`);
  await database.execute(sql`select set_config('enable_nestloop', 'on', true)`);
  return { byNumber: rows[0]?.byNumber ?? [], byDate: rows[0]?.byDate ?? [] };
}
