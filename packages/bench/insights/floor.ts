import { metricSets } from '@services/insights/schema/metrics';
import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';

/** Tables that a computation writes, except for a few rows. */
const tables = [
  'metric_clients',
  'metric_client_months',
  'metric_months',
  'metric_excluded',
  'metric_prices',
  'metric_vendors',
  'metric_vendor_names',
  'to_dos',
];

/** A company without members, which owns the copies. */
const other = '0be5c000-0000-4000-8000-000000000002';

/**
 * Passes to `measure` a function that writes the rows of the last computation once more into the same tables with their indexes
 * and constraints, and returns its result. The copies exist only during the measurement.
 */
export async function floorOf(
  database: Database,
  measure: (copyRows: (transaction: Database) => Promise<void>) => Promise<number>,
): Promise<number> {
  const [set] = await database
    .insert(metricSets)
    .values({ companyId: other, asOf: '2000-01-01', isPresent: true })
    .returning({ id: metricSets.id });
  for (const table of tables) {
    const copy = sql.raw(`copy_of_${table}`);
    await database.execute(sql`create unlogged table ${copy} as select * from insights.${sql.raw(table)}`);
    await database.execute(
      table === 'to_dos'
        ? sql`update ${copy} set id = gen_random_uuid(), company_id = ${other}`
        : sql`update ${copy} set set_id = ${set?.id}`,
    );
  }
  const answer = await measure(async (transaction) => {
    for (const table of tables.map(sql.raw)) {
      await transaction.execute(sql`insert into insights.${table} select * from copy_of_${table}`);
    }
  });
  await database.delete(metricSets).where(eq(metricSets.companyId, other));
  await database.execute(sql`delete from insights.to_dos where company_id = ${other}`);
  for (const table of tables) await database.execute(sql`drop table ${sql.raw(`copy_of_${table}`)}`);
  return answer;
}
