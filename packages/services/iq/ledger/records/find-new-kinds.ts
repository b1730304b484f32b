import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerSource } from '../schema/ledger';
import { allKinds, type RecordKind, recordKinds } from './record-kinds';

/** Returns the record kinds that a company's ledger does not have from a source. Parts are new if their owners are. */
export async function findNewKinds(database: Database, companyId: string, source: LedgerSource): Promise<Set<RecordKind>> {
  const ownKinds = allKinds.filter((kind) => !recordKinds[kind].owner);
  const { rows } = await database.execute<{ kind: RecordKind }>(
    sql.join(
      ownKinds.map(
        (kind) => sql`
          select ${kind} as kind where not exists (
            select from ${sql.raw(recordKinds[kind].table)} where company_id = ${companyId} and source = ${source})`,
      ),
      sql` union all `,
    ),
  );
  const found = new Set(rows.map(({ kind }) => kind));
  return new Set(allKinds.filter((kind) => found.has(recordKinds[kind].owner?.kind ?? kind)));
}
