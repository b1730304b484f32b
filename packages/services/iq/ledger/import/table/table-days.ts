import type { DateOrder, GuessedColumn, TableGuess } from '../../contract/table';
import { dayFields } from '../../table-file/fields';
import { earliestAsOf } from '../../table-file/problems';
import type { DayFacts } from './column-facts';
import type { TableFacts } from './table-facts';
import type { TableRow } from './table-row';
import { type TitleDay, titleDayOf } from './title-day';

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
 * Returns the day in a report's title, read in the order of the days below it. The day is null if it is ambiguous, or if
 * something below was paid later, because it is then the end of an invoicing period and not the as-of date. A day in the future
 * is returned as it is written, unless it is the end of a period.
 */
export function titleDayIn(
  above: readonly TableRow[],
  dated: Dated,
  today: string,
): Pick<TableGuess, 'titleDay' | 'futureTitle'> {
  const title = titleDayOf(above);
  if (!title) return { titleDay: null, futureTitle: null };
  const named = namedDay(title, dated.columns, today);
  if (named !== null && named > today) return { titleDay: null, futureTitle: title.isPeriod ? null : title.text };
  const columns = dated.columns.map(({ field, dateOrders: [only, ...others] }) => ({
    field,
    ...(only && !others.length && { dateOrder: only }),
  }));
  const titleDay = named !== null && named >= (earliestAsOf({ ...dated, columns }, dated) ?? named) ? named : null;
  return { titleDay, futureTitle: null };
}

/** Returns the day in the order of the columns, or the only one, or the only one that is not in the future. */
function namedDay({ days }: TitleDay, columns: readonly GuessedColumn[], today: string): string | null {
  const different = [...new Set(Object.values(days))].sort();
  const [first, second] = different;
  if (first === undefined || second === undefined) return first ?? null;
  const orders = new Set(columns.flatMap(({ field, dateOrders }) => (field && dayFields.includes(field) ? dateOrders : [])));
  const [order] = orders;
  if (orders.size === 1 && order && days[order]) return days[order];
  return second > today ? first : null;
}
