import { daysInMonth } from '@suite/values/month';
import type { DateOrder } from '../../contract/table';
import { monthNamed, readDay } from '../../table-file/days';
import type { TableRow } from './table-row';

const orders: readonly DateOrder[] = ['mdy', 'dmy', 'ymd'];

/** The maximum length of a title. The rest of a row is not searched for a day. */
const LONGEST_TITLE = 1000;

/** Matches a day in numbers, or with the name of its month before or after it. */
const written =
  /\d{1,4}([-/.])\d{1,2}\1\d{2,4}|\d{1,2}(?:st|nd|rd|th|er)?[-. ]{1,3}\p{L}{3,9}[-., ]{1,3}\d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/giu;

/** Matches the words before the as-of date of a report. */
const asOf = /(?:\bas (?:of|at|on)|\bstand|\bper|\bzum|\bstichtag|\bau|arrêtée? au|\bage analysis to|\baged as)[:\s]{0,3}$/iu;

/** Matches the words before the day on which a report was printed. */
const printed = /^(?:(?:report |print )?date|printed(?: on)?|run on|datum|druckdatum|édité le)[\s:]{0,3}$/iu;

/** Matches the words before and between the days of a period. */
const period = /\b(period|zeitraum|période|from|von|vom|du|for)\b|(?:^|\s)(to|through|bis|until|au)\s|[-–—]/iu;

/** Matches a period of whole months: "January - March, 2025", "For June 2025". */
const wholeMonths = /(\p{L}{3,9})\.?,? (\d{4})$/u;

type Days = Partial<Record<DateOrder, string>>;

export interface TitleDay {
  /** A day in numbers for each order that it may have. */
  days: Days;
  /** The day as it is written. */
  text: string;
  /** Whether it is the end of a period, which may be later than the report. */
  isPeriod: boolean;
}

/**
 * Returns the report's day in the rows above a header: "As of June 30, 2025", "Stand: 30.06.2025", or the end of its period;
 * undefined if there is none.
 */
export function titleDayOf(above: readonly TableRow[]): TitleDay | undefined {
  const texts = above.flatMap((row) =>
    'cells' in row
      ? [
          row.cells
            .filter((cell) => cell.trim())
            .join(' ')
            .slice(0, LONGEST_TITLE)
            .replace(/\s+/g, ' ')
            .trim(),
        ]
      : [],
  );
  const found = texts.flatMap((text) => daysOf(text).map((day) => ({ ...day, text })));
  const stated = found.find(({ text, start }) => asOf.test(text.slice(0, start)));
  const last = found.findLast(({ text, end, start }) => end === text.length && period.test(text.slice(0, start)));
  const alone = found.find(({ text, start, end }) => end === text.length && (start === 0 || printed.test(text.slice(0, start))));
  const best = stated ?? last ?? alone;
  if (best) return { days: best.days, text: best.text.slice(best.start, best.end), isPeriod: best === last && best !== stated };
  const months = texts.map(endOfMonths).find((end) => end !== undefined);
  return months && { days: months, text: Object.values(months).join(), isPeriod: true };
}

function daysOf(text: string): { days: Days; start: number; end: number }[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const days = Object.fromEntries(
      orders.map((order) => [order, readDay(match[0], order)]).filter(([, day]) => day !== undefined),
    );
    return Object.keys(days).length ? [{ days, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function endOfMonths(text: string): Days | undefined {
  const [, name = '', year = ''] = wholeMonths.exec(text) ?? [];
  const month = monthNamed(name);
  if (!month || !/^(for |period:? |zeitraum:? )?\p{L}{3,9}\b/iu.test(text) || text.split(' ').length > 7) return undefined;
  const two = String(month).padStart(2, '0');
  return { ymd: `${year}-${two}-${daysInMonth(Number(year), month)}` };
}
