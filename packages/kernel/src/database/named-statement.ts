import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, QueryResultRow } from 'pg';

/**
 * Creates a statement for a hot path, with `sql.placeholder` for its values. It is prepared once per connection under its name,
 * so the database parses and plans it only once.
 */
export function namedStatement<Row extends QueryResultRow>(name: string, statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (pool: Pool, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}
