import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { and, eq, inArray } from 'drizzle-orm';
import type { StatementRow } from '../rows';
import { statementLines, statements } from '../schema';
import { keysOf } from './line-keys';
import type { StatementFile } from './statement-file';

/** Rows that one statement inserts: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000;

interface Uploaded {
  companyId: string;
  name: string;
  userId: string;
}

/** Stores every line of a statement. A credit that an earlier line of any statement is equal to is stored as a duplicate. */
export async function storeStatement(
  transaction: Database,
  { format, lines }: StatementFile,
  uploaded: Uploaded,
  now: number,
): Promise<StatementRow> {
  const { companyId } = uploaded;
  // Two uploads at the same time would not see each other's lines.
  await lockByName(transaction, `statements ${companyId}`);
  const [statement] = await transaction
    .insert(statements)
    .values({ ...uploaded, format, at: new Date(now) })
    .returning();
  if (!statement) throw new Error('the statement was not written');
  const keys = keysOf(lines);
  const known = await knownKeys(transaction, companyId, keys);
  const rows = lines.map(({ bankId: _, ...line }, position) => {
    const key = keys[position] ?? null;
    const isDuplicate = key !== null && known.has(key);
    if (key !== null) known.add(key);
    const kind = isDuplicate ? ('duplicate' as const) : line.kind;
    return { ...line, companyId, statementId: statement.id, position, kind, key: isDuplicate ? null : key };
  });
  for (let at = 0; at < rows.length; at += CHUNK) await transaction.insert(statementLines).values(rows.slice(at, at + CHUNK));
  return statement;
}

async function knownKeys(database: Database, companyId: string, keys: readonly (string | null)[]): Promise<Set<string>> {
  const all = keys.filter((key) => key !== null);
  const known = new Set<string>();
  for (let at = 0; at < all.length; at += CHUNK) {
    const isOne = and(eq(statementLines.companyId, companyId), inArray(statementLines.key, all.slice(at, at + CHUNK)));
    for (const { key } of await database.select({ key: statementLines.key }).from(statementLines).where(isOne))
      if (key !== null) known.add(key);
  }
  return known;
}
