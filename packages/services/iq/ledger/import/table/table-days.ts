import type { DateOrder, GuessedColumn, TableGuess } from '../../contract/table';
import { dayFields } from '../../table-file/fields';
import { earliestAsOf } from '../../table-file/problems';
import type { DayFacts } from './column-facts';
import type { TableFacts } from './table-facts';
import type { TableRow } from './table-row';
import { titleDayOf } from './title-day';

/** The orders of each column of days. A file is written in one way: what another column leaves no doubt of holds for those that do. */
export function ordersOf({ days }: TableFacts, samples: readonly (readonly string[])[]): Map<number, DateOrder[]> {
  const orders = new Map([...days].map(([place, facts]) => [place, facts.orders]));
  // Months by name say nothing of how days in figures are written.
  const inMetrics = [...orders].filter(([place]) => !samples[place]?.some((cell) => /\p{L}{3}/u.test(cell)));
  const sure = new Set(inMetrics.flatMap(([, [only, ...others]]) => (only && !others.length ? [only] : [])));
  const [only, other] = (['mdy', 'dmy'] as const).filter((order) => sure.has(order));
  if (!only || other) return orders;
  return new Map([...orders].map(([place, all]) => [place, all.includes(only) ? [only] : all]));
}

/** The latest day of some cells in each of some orders. */
export function latestDaysOf(orders: readonly DateOrder[], days: DayFacts | undefined): Partial<Record<DateOrder, string>> {
  const latest = orders.map((order) => [order, days?.latest(order)] as const);
  return Object.fromEntries(latest.filter(([, day]) => day !== undefined));
}

/** Of the days on which something happened: a day on which something falls due tells nothing of when the file is of. */
export function latestDay(columns: readonly GuessedColumn[]): string | null {
  const latest = columns.flatMap(({ field, dateOrders: [order], latestDays }) => {
    const day = order && (field === 'date' || field === 'paidOn') ? latestDays[order] : undefined;
    return day === undefined ? [] : [day];
  });
  return latest.sort().at(-1) ?? null;
}

type Dated = Pick<TableGuess, 'kind' | 'columns' | 'latestCredits'>;

/**
 * The day in a report's title, read in the order of the days below it; null when that leaves open which it is, or when
 * something below was paid later: then it is the end of a period of invoices, not the day of what is paid.
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
