import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** Names of clients that a text contains, the longest first. Names of one or two letters are no names here. */
export async function clientsIn(database: Database, companyId: string, text: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select id, name from books.clients
    where company_id = ${companyId} and length(name) > 2 and position(lower(name) in lower(${text})) > 0
    order by length(name) desc, name limit 50`);
  return rows.filter(({ name }) => isWholeWord(text, name));
}

/** "Ann" is not in "annual". */
function isWholeWord(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const before = text[at - 1] ?? ' ';
  const after = text[at + name.length] ?? ' ';
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
}

/** Currency of a company's firm in IQ. */
export async function currencyOf(database: Database, companyId: string): Promise<string> {
  const { rows } = await database.execute<{ currency: string | null }>(sql`
    select currency from books.firms where company_id = ${companyId} limit 1`);
  return rows[0]?.currency ?? 'USD';
}
