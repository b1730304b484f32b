import { createHash } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { sql } from 'drizzle-orm';
import type {} from '../facts';
import { finishRun, startRun } from '../import/import-run';
import { runBatch } from '../import/run-file';
import type { Outcome } from '../import/tally';
import { analyzeLedger } from '../records/analyze-ledger';
import { allKinds, type RecordKind } from '../records/record-kinds';
import { writeRecords } from '../records/write-records';
import { clients } from '../schema/firms';
import type { LedgerSource } from '../schema/ledger';
import { customerId } from './bill-client';
import { cast, prospects } from './cast';
import { sampleLedger } from './sample-ledger';

interface Of {
  companyId: string;
  currency: string;
  now: Date;
  source: LedgerSource;
  /** The file name of the import run; null for sample data. */
  fileName: string | null;
}

/**
 * Fills a company's ledger with sample data in the same way as an import, and adds its clients.
 * @param database a transaction
 * @returns the ledger's date, `2021-03-31`
 */
export async function writeSample(
  database: Database,
  facts: Facts,
  { companyId, currency, now, source, fileName }: Of,
): Promise<string> {
  const startedAt = performance.now();
  const { asOf, records } = sampleLedger(now.getTime(), currency);
  const kinds = allKinds.filter((kind) => records[kind].length > 0);
  const run = await startRun(database, { companyId, source, fileName, kinds, now });
  const write = async <Kind extends RecordKind>(transaction: Database, kind: Kind): Promise<Outcome> => {
    const placed = records[kind].map((value, index) => ({ line: index + 1, value }));
    const { imported, skipped, refused } = await writeRecords(transaction, run, kind, placed);
    if (refused.length) throw new Error(`the ledger refused ${kind} of the sample data: ${JSON.stringify(refused[0])}`);
    return { kind, imported, skipped, rejected: [] };
  };
  await runBatch(database, run, '', async (transaction) => {
    const outcomes: Outcome[] = [];
    for (const kind of kinds) outcomes.push(await write(transaction, kind));
    return outcomes;
  });
  await addClients(database, companyId, source);
  await analyzeLedger(database);
  await finishRun(database, run, new Date(now.getTime() + performance.now() - startedAt));
  await facts.append(database, 'sample-data.added', { companyId, data: { asOf } });
  return asOf;
}

/** Adds separate clients even when the firm has one of the same name, so that they can be removed with the sample data. */
async function addClients(database: Database, companyId: string, source: LedgerSource): Promise<void> {
  const names = [...cast.map(({ name }) => name), ...prospects];
  const ids = sampleClientIds(companyId);
  await database.insert(clients).values(names.map((name, place) => ({ id: ids[place], companyId, name })));
  const links = cast.flatMap(({ isDouble }, place) =>
    (isDouble ? [1, 2] : [1]).map((which) => ({ sourceId: customerId(place, which), clientId: ids[place] })),
  );
  await database.execute(sql`
    update ledger.customers as customer set client_id = link.client_id
    from unnest(
      ${sql.param(links.map(({ sourceId }) => sourceId))}::text[], ${sql.param(links.map(({ clientId }) => clientId))}::uuid[]
    ) as link (source_id, client_id)
    where customer.company_id = ${companyId} and customer.source = ${source} and customer.source_id = link.source_id`);
}

/** The ids of the clients of a company's sample data. They are always the same, so that the clients are found again. */
export const sampleClientIds = (companyId: string): string[] =>
  Array.from({ length: cast.length + prospects.length }, (_, place) => {
    const hash = createHash('sha256').update(`${companyId} sample client ${place}`).digest('hex');
    // Version 8 is for custom ids (RFC 9562 §5.8).
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)];
    return parts.join('-');
  });
