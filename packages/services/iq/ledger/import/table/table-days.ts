import type { DateOrder, GuessedColumn, TableGuess } from '../../contract/table';
import { dayFields } from '../../table-file/fields';
import { earliestAsOf } from '../../table-file/problems';
import type { DayFacts } from './column-facts';
import type { TableFacts } from './table-facts';
import type { TableRow } from './table-row';
import { titleDayOf } from './title-day';

/**
 * Returns the day orders of each column of days. A file is written in one notation, so a column with an unambiguous order decides
 * for the others.
 */
export function ordersOf({ days }: TableFacts, samples: readonly (readonly string[])[]): Map<number, DateOrder[]> {
  const orders = new Map([...days].map(([place, facts]) => [place, facts.orders]));
  // Names of months do not show in which order numeric days are written.
  const inMetrics = [...orders].filter(([place]) => !samples[place]?.some((cell) => /\p{L}{3}/u.test(cell)));
  const sure = new Set(inMetrics.flatMap(([, [only, ...others]]) => (only && !others.length ? [only] : [])));
  const [only, other] = (['mdy', 'dmy'] as const).filter((order) => sure.has(order));
  if (!only || other) return orders;
  return new Map([...orders].map(([place, all]) => [place, all.includes(only) ? [only] : all]));
}

/** Returns the latest day of some cells in each order. */
export function latestDaysOf(orders: readonly DateOrder[], days: DayFacts | undefined): Partial<Record<DateOrder, string>> {
  const latest = orders.map((order) => [order, days?.latest(order)] as const);
  return Object.fromEntries(latest.filter(([, day]) => day !== undefined));
}

/** Returns the latest day on which something happened. A due date does not show what day the file is from. */
export function latestDay(columns: readonly GuessedColumn[]): string | null {
  const latest = columns.flatMap(({ field, dateOrders: [order], latestDays }) => {
    const day = order && (field === 'date' || field === 'paidOn') ? latestDays[order] : undefined;
    return day === undefined ? [] : [day];
  });
  return latest.sort().at(-1) ?? null;
}

type Dated = Pick<TableGuess, 'kind' | 'columns' | 'latestCredits'>;

/**
 * Returns the day in a report's title, read in the order of the days below it. Returns null if it is ambiguous, or if something
 * below was paid later, because it is then the end of an invoicing period and not the as-of date.
 */
export function titleDayIn(above: readonly TableRow[], dated: Dated, today: string): string | null {
  const named = namedDayIn(above, dated.columns, today);
  const columns = dated.columns.map(({ field, dateOrders: [only, ...others] }) => ({
    field,
    ...(only && !others.length && { dateOrder: only }),
  }));
  return named !== null && named >= (earliestAsOf({ ...dated, columns }, dated) ?? named) ? named : null;
}

function namedDayIn(above: readonly TableRow[], columns: readonly GuessedColumn[], today: string): string | null {
  const days = titleDayOf(above, today);
  if (!days) return null;
  const different = new Set(Object.values(days));
  const [only] = different;
  if (different.size === 1 && only) return only;
  const orders = new Set(columns.flatMap(({ field, dateOrders }) => (field && dayFields.includes(field) ? dateOrders : [])));
  const [order] = orders;
  return (orders.size === 1 && order && days[order]) || null;
}
