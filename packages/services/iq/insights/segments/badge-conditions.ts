import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL conditions of client segments that are also reasons for to-dos.
 * @param of prefix of the column names of `metric_clients`
 */
export function badgeConditions(of: '' | 'f.', asOf: SQL) {
  const column = (name: string) => sql.raw(`${of}${name}`);
  const [sales, salesBefore] = [column('sales'), column('sales_before')];
  const known = sql`(${asOf} - ${column('first_invoice_on')})`;
  return {
    known,
    hasExcessCredit: sql`4 * ${column('unapplied_credit')} > greatest(0, ${sales})`,
    isLateOnAverage: sql`${column('days_late')} > 15`,
    isShrinking: sql`(${known} >= 730 and 5 * ${sales} < 4 * ${salesBefore})`,
    isNew: sql`${known} < 365`,
    isGrowing: sql`10 * ${sales} >= 11 * ${salesBefore}`,
  };
}
