import { addDays, daysBetween } from '@suite/values/iso-day';
import type { GuessedColumn } from '../../contract/table';
import { readDay } from '../../table-file/days';
import { columnNumbers } from './column-numbers';
import { plainWords } from './header-words';

/** The number of different ages that it takes, and the share of rows that has to agree. */
const ROWS = 3;
const NEARLY_ALL = 0.95;

/** The number of days between the first and the last time that ages of a list were counted. */
const WEEK = 7;

/** The number of days between the first and the last start that makes this no chance. */
const SPREAD = 30;

/** Words for days that are counted from the due date. */
const late = /\bover ?due\b|\bpast\b|\blate\b|\bdelay|verzug|fallig|retard|ritardo|scadut|atraso|vencid/;

/** The most days that an age has. */
const OLDEST = 10_000;

interface Table {
  columns: readonly GuessedColumn[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

export interface DayOfAges {
  day: string;
  /** The name of the column that counts the days. */
  name: string;
}

/**
 * Returns the day up to which a column counts the days since each row's date or due date, such as “Days outstanding”; undefined
 * if none does, or if something happened later. Rows of age zero are not considered, because they can be not due yet.
 * @param latest the latest day on which something happened
 */
export function dayOfAges({ columns, below }: Table, latest: string, today: string): DayOfAges | undefined {
  const startsOf = (start: 'date' | 'dueDate') => {
    const place = columns.findIndex(({ field }) => field === start);
    const [order, ...others] = columns[place]?.dateOrders ?? [];
    return order && !others.length ? below.map(({ cells }) => readDay(cells[place]?.trim() ?? '', order)) : [];
  };
  const [dates, dueDates] = [startsOf('date'), startsOf('dueDate')];
  for (const [place, { name, field, isEmpty, dateOrders }] of columns.entries()) {
    if (field || isEmpty || dateOrders.length) continue;
    const ages = columnNumbers(below, place);
    if (!ages.every((age) => Number.isInteger(age) && Math.abs(age) < OLDEST) || new Set(ages.filter(Boolean)).size < ROWS)
      continue;
    const starts = late.test(plainWords(name)) ? dueDates : dates;
    const counted = starts.flatMap((from, row) => (from && ages[row] ? [{ from, to: addDays(from, ages[row]) }] : []));
    const froms = counted.map(({ from }) => from).toSorted();
    // Any small numbers end in the same week if they start in it.
    const [first, last] = [froms[0], froms.at(-1)];
    if (!first || !last || daysBetween(first, last) < SPREAD) continue;
    const day = lastOf(counted.map(({ to }) => to));
    if (day !== undefined && day <= today && day >= latest) return { day, name };
  }
  return undefined;
}

/** Returns the latest of days that nearly all lie within a week; undefined if they don't, or if there are too few. */
function lastOf(days: readonly string[]): string | undefined {
  const last = days.toSorted().at(-1);
  if (last === undefined) return undefined;
  const first = addDays(last, -WEEK);
  return days.filter((day) => day >= first).length >= days.length * NEARLY_ALL ? last : undefined;
}
