import { type SQL, sql } from 'drizzle-orm';

/** The rows of a ledger that a metric set is computed from. */
export interface Scope {
  setId: number;
  companyId: string;
  /** `2021-03-17`. */
  asOf: string;
  /** ISO 4217. */
  home: string;
  /** Only these clients; all by default. */
  clientIds?: readonly string[] | undefined;
  /** Also reads rows of other companies, which is faster when they are only a small part. */
  readsAll?: boolean;
}

/** SQL for a day. @param value `2021-03-17` */
export const day = (value: string) => sql`${value}::date`;

/** SQL for customers with a number for their client, which sorts faster than its id. */
export const linkOf = ({ companyId, clientIds }: Scope) => sql`
  select id as customer, client_id, is_merged, min(id) over (partition by client_id) as key
  from ledger_views.customers where company_id = ${companyId}
    and ${clientIds ? sql`client_id = any(${sql.param([...clientIds])}::uuid[])` : sql`client_id is not null`}`;

/**
 * SQL that joins rows of a table of the ledger. For a given list of clients, they are looked up one by one: the planner expects
 * far more rows than there are, and would read the whole table for each piece of a company.
 */
export function joinOf({ clientIds }: Scope, table: string, on: SQL): SQL {
  const [name = '', alias = name] = table.split(' as ');
  const rows = sql.raw(`ledger_views.${name} as ${alias}`);
  return clientIds
    ? sql`cross join lateral (select * from ${rows} where ${on} offset 0) as ${sql.raw(alias)}`
    : sql`join ${rows} on ${on}`;
}
