import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { normalName } from '../withheld/normal-text';

/** Returns the clients whose names appear in a text, longest name first. Names of one or two letters are ignored. */
export async function clientsIn(database: Database, companyId: string, text: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select id, name from ledger_views.clients
    where company_id = ${companyId} and length(name) > 2 and position(lower(name) in lower(${text})) > 0
    order by length(name) desc, name limit 500`);
  const words = ` ${normalName(text)} `;
  // "Ann" is not in "annual".
  return rows.filter(({ name }) => [name, `${name}s`].some((one) => words.includes(` ${normalName(one)} `)));
}

/** Returns the day of a company's metrics; undefined before the first import. */
export async function asOfDay(database: Database, companyId: string): Promise<string | undefined> {
  const { rows } = await database.execute<{ day: string | null }>(sql`
    select metrics_as_of::text as day from ledger_views.firms where company_id = ${companyId} limit 1`);
  return rows[0]?.day ?? undefined;
}

export async function currencyOf(database: Database, companyId: string): Promise<string> {
  const { rows } = await database.execute<{ currency: string | null }>(sql`
    select currency from ledger_views.firms where company_id = ${companyId} limit 1`);
  return rows[0]?.currency ?? 'USD';
}
