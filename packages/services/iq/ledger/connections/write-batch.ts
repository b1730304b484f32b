import type { Database } from '@suite/kernel/database/database';
import type { Run } from '../import/run-file';
import type { Outcome, Rejection } from '../import/tally';
import { dropSettlements } from '../records/drop-settlements';
import { dropStaleParts } from '../records/drop-stale-parts';
import { allKinds, type OwnKind, type PartKind, type RecordKind, recordKinds } from '../records/record-kinds';
import { removeRecords } from '../records/remove-records';
import { type Refusal, writeRecords } from '../records/write-records';
import type { Batch } from './connector';

const isOwn = (kind: RecordKind): kind is OwnKind => !recordKinds[kind].owner;

/** The nouns for referenced records in messages. */
const nouns: Partial<Record<RecordKind, string>> = {
  customers: 'customer',
  vendors: 'vendor',
  invoices: 'invoice',
  bills: 'bill',
  payments: 'payment',
  'credit notes': 'credit note',
};

/**
 * Writes a batch of a connection to the ledger, and removes what the batch says is gone.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function writeBatch(database: Database, run: Run, batch: Batch): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const incomplete = new Set<string>();
  for (const kind of allKinds) {
    const written = await writeKind(database, run, batch, kind);
    if (written.touched) outcomes.push(written.outcome);
    for (const owner of written.incomplete) incomplete.add(`${kind} ${owner}`);
  }
  for (const [kind, owners] of Object.entries(batch.whole ?? {}) as [PartKind, string[]][]) {
    // If a part of a document was rejected, the ledger's other parts of it stay.
    const complete = owners.filter((owner) => !incomplete.has(`${kind} ${owner}`));
    if (complete.length) await dropStaleParts(database, run, kind, complete);
  }
  if (batch.settling?.length) await dropSettlements(database, run, batch.settling);
  return outcomes;
}

async function writeKind<Kind extends RecordKind>(database: Database, run: Run, batch: Batch, kind: Kind) {
  const records = batch.records?.[kind] ?? [];
  const absences = isOwn(kind) ? (batch.absences?.[kind] ?? []) : [];
  const unread = batch.unread?.filter((row) => row.kind === kind) ?? [];
  const passedOver = batch.passedOver?.[kind] ?? 0;

  const gone = isOwn(kind) && absences.length ? await removeRecords(database, run, kind, absences) : none;
  const written = records.length ? await writeRecords(database, run, kind, records) : none;
  const refused = [...gone.refused, ...written.refused];
  const isPassing = batch.passingUnknown?.includes(kind);
  const rejected = isPassing ? [] : refused.flatMap((refusal) => explain(refusal, kind, records));
  // Pages overlap when people add data in the meantime, so a repeated record is not an error.
  const repeated = refused.length - rejected.length;

  const ownerOf = recordKinds[kind].owner?.property;
  const lines = new Set(rejected.map(({ line }) => line));
  const lost = ownerOf ? records.filter(({ line }) => lines.has(line)) : [];
  const outcome: Outcome = {
    kind,
    imported: gone.imported + written.imported,
    skipped: gone.skipped + written.skipped + repeated + passedOver,
    rejected: [...unread, ...rejected],
  };
  return {
    outcome,
    touched: records.length + absences.length + unread.length + passedOver > 0,
    incomplete: lost.map(({ value }) => String(propertyOf(value, ownerOf ?? ''))),
  };
}

const none = { imported: 0, skipped: 0, refused: [] as Refusal[] };

const propertyOf = (record: object, property: string) => (record as Record<string, unknown>)[property];

function explain(
  { line, because, property = '' }: Refusal,
  kind: RecordKind,
  records: readonly { line: number; value: object }[],
): Rejection[] {
  if (because === 'repeated') return [];
  const parent = recordKinds[kind].parents.find((one) => one.property === property);
  const noun = (parent && nouns[parent.kind]) ?? 'record';
  const [record, ...others] = records.filter((one) => one.line === line);
  // Parts of a document share its line, so the record in question is unknown.
  const id = record && !others.length ? ` ${propertyOf(record.value, property)}` : '';
  return [{ line, reason: `${noun}${id} is not in the ledger` }];
}
