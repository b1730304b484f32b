import { minorDigits, unusualDigits } from '@suite/values/money';
import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for the number of minor units of the firm's currency per minor unit of a row's currency, a numeric; null when that is
 * another currency without a rate. A rate is units of the row's currency per unit of the firm's.
 * @param row alias of a table with `currency` and `currency_rate`
 */
export function factorOf(row: string, home: string): SQL {
  const [currency, rate] = [sql.raw(`${row}.currency`), sql.raw(`${row}.currency_rate`)];
  return sql`case when ${currency} = ${home} then 1 when ${rate} > 0 then ${scaleOf(currency, home)} / ${rate} end`;
}

/** SQL for ten to the power of the number of decimals that the firm's currency has more than a row's. */
export function scaleOf(currency: SQL, home: string): SQL {
  const scale = (own: number) => sql.raw(String(10 ** (minorDigits(home) - own)));
  const odd = Object.entries(unusualDigits).map(([code, own]) => sql`when ${code} then ${scale(own)}`);
  return sql`case ${currency} ${sql.join(odd, sql` `)} else ${scale(2)} end`;
}

/** SQL that converts an amount of a row with `is_home` and `factor` to the firm's currency, rounded half away from zero. */
export const homeAmount = (amount: SQL, row = ''): SQL =>
  sql`case when ${sql.raw(`${row}is_home`)} then ${amount} else round(${amount} * ${sql.raw(`${row}factor`)})::bigint end`;

/**
 * SQL that converts an amount with a factor of its own to the currency of a row with `factor`. It first rounds to a millionth, so
 * that the missing digits of a rate's reciprocal don't decide how a half is rounded.
 */
export const exchanged = (amount: SQL, paidFactor: SQL): SQL =>
  sql`round(round(${amount} * (${paidFactor}) / factor, 6))::bigint`;

/** SQL for the month number of a date, year × 12 + month − 1. */
export const monthNumber = (day: SQL): SQL => sql`(date_part('year', ${day}) * 12 + date_part('month', ${day}) - 1)::int`;

/** SQL for a sum of integers as floats, which are exact up to 2^53 and add up faster than PostgreSQL's numeric. */
export const whole = (amount: SQL): SQL => sql`sum((${amount})::float8)::bigint`;
