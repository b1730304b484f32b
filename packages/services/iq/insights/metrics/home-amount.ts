import { digits, minorDigits } from '@services/ledger/ports';
import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: minor units of the firm's currency for one minor unit of a row's, a numeric; null when its currency is another and
 * it has no rate. A rate is units of the row's currency for one of the firm's.
 * @param row alias of a table with `currency` and `currency_rate`
 */
export function factorOf(row: string, home: string): SQL {
  const [currency, rate] = [sql.raw(`${row}.currency`), sql.raw(`${row}.currency_rate`)];
  return sql`case when ${currency} = ${home} then 1 when ${rate} > 0 then ${scaleOf(currency, home)} / ${rate} end`;
}

/** SQL: ten to the power of how many more decimals the firm's currency has than a row's. */
export function scaleOf(currency: SQL, home: string): SQL {
  const scale = (own: number) => sql.raw(String(10 ** (minorDigits(home) - own)));
  const odd = Object.entries(digits).map(([code, own]) => sql`when ${code} then ${scale(own)}`);
  return sql`case ${currency} ${sql.join(odd, sql` `)} else ${scale(2)} end`;
}

/** SQL: an amount of a row that has `is_home` and `factor` in the firm's currency, rounded half away from zero. */
export const homeAmount = (amount: SQL, row = ''): SQL =>
  sql`case when ${sql.raw(`${row}is_home`)} then ${amount} else round(${amount} * ${sql.raw(`${row}factor`)})::bigint end`;

/**
 * SQL: converts an amount with a factor of its own to the currency of a row that has `factor`. It is rounded to a millionth
 * first, so that the digits a rate's reciprocal lacks do not decide a half.
 */
export const exchanged = (amount: SQL, paidFactor: SQL): SQL =>
  sql`round(round(${amount} * (${paidFactor}) / factor, 6))::bigint`;

/** SQL: the number of a date's month, year × 12 + month − 1. */
export const monthNumber = (day: SQL): SQL => sql`(date_part('year', ${day}) * 12 + date_part('month', ${day}) - 1)::int`;

/** SQL: a sum of whole numbers as floats, which are exact to 2^53 and add up faster than PostgreSQL's numeric. */
export const whole = (amount: SQL): SQL => sql`sum((${amount})::float8)::bigint`;
