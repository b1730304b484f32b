import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import type { Audience } from '../contract/blocks';

export interface DueDate {
  /** `2026-04-15`, moved to the next business day. */
  on: string;
  audience: Audience;
  text: string;
}

interface Rule {
  month: number;
  day: number;
  audience: Audience;
  /** @param year of the date */
  text: (year: number) => string;
}

const quarter = (name: string) => (year: number) => `Form 1040-ES: ${name} estimated tax payment for ${year}`;

/** Federal due dates of taxpayers with a calendar year, by the rules of IRS Publication 509. */
const rules: Rule[] = [
  {
    month: 1,
    day: 15,
    audience: 'individuals',
    text: (year) => `Form 1040-ES: fourth estimated tax payment for ${year - 1}`,
  },
  {
    month: 1,
    day: 31,
    audience: 'employers',
    text: (year) => `Forms W-2, W-3, 940 and 941 (fourth quarter) for ${year - 1}`,
  },
  { month: 1, day: 31, audience: 'payers', text: (year) => `Form 1099-NEC for ${year - 1}, to the IRS and to recipients` },
  { month: 2, day: 28, audience: 'payers', text: (year) => `Forms 1099 and 1098 for ${year - 1} on paper, to the IRS` },
  {
    month: 3,
    day: 15,
    audience: 'partnerships',
    text: (year) => `Forms 1065 and 1120-S for ${year - 1}, or Form 7004 for an extension`,
  },
  { month: 3, day: 31, audience: 'payers', text: (year) => `Forms 1099 and 1098 for ${year - 1} electronically, to the IRS` },
  {
    month: 4,
    day: 15,
    audience: 'individuals',
    text: (year) => `Form 1040 for ${year - 1}, or Form 4868 for an extension; tax is due either way`,
  },
  { month: 4, day: 15, audience: 'individuals', text: quarter('first') },
  { month: 4, day: 15, audience: 'corporations', text: (year) => `Form 1120 for ${year - 1}, or Form 7004 for an extension` },
  { month: 4, day: 15, audience: 'corporations', text: (year) => `First estimated tax payment for ${year}` },
  { month: 4, day: 30, audience: 'employers', text: (year) => `Form 941 for the first quarter of ${year}` },
  { month: 6, day: 15, audience: 'individuals', text: quarter('second') },
  { month: 6, day: 15, audience: 'corporations', text: (year) => `Second estimated tax payment for ${year}` },
  { month: 7, day: 31, audience: 'employers', text: (year) => `Form 941 for the second quarter of ${year}` },
  { month: 9, day: 15, audience: 'individuals', text: quarter('third') },
  { month: 9, day: 15, audience: 'corporations', text: (year) => `Third estimated tax payment for ${year}` },
  { month: 9, day: 15, audience: 'partnerships', text: (year) => `Forms 1065 and 1120-S for ${year - 1} with an extension` },
  { month: 10, day: 15, audience: 'individuals', text: (year) => `Form 1040 for ${year - 1} with an extension` },
  { month: 10, day: 15, audience: 'corporations', text: (year) => `Form 1120 for ${year - 1} with an extension` },
  { month: 10, day: 31, audience: 'employers', text: (year) => `Form 941 for the third quarter of ${year}` },
  { month: 12, day: 15, audience: 'corporations', text: (year) => `Fourth estimated tax payment for ${year}` },
  ...Array.from({ length: 12 }, (_, index): Rule => {
    const name = new Date(Date.UTC(2000, (index + 11) % 12, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
    const text = () => `Payroll taxes for ${name}, if you deposit monthly`;
    return { month: index + 1, day: 15, audience: 'employers', text };
  }),
];

/** Returns the date of a weekday in a month. @param week from 1; -1 for the last of the month. @param weekday 0 for Sunday */
function weekdayOf(year: number, month: number, weekday: number, week: number): number {
  if (week < 0) {
    const last = Date.UTC(year, month, 0);
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * MILLISECONDS_PER_DAY;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (week - 1) * 7) * MILLISECONDS_PER_DAY;
}

/** A holiday on a Saturday is observed the day before, one on a Sunday the day after. */
function observed(year: number, month: number, day: number): number {
  const time = Date.UTC(year, month - 1, day);
  const weekday = new Date(time).getUTCDay();
  return time + (weekday === 6 ? -MILLISECONDS_PER_DAY : weekday === 0 ? MILLISECONDS_PER_DAY : 0);
}

const holidays = new Map<number, ReadonlySet<string>>();

/** Returns the legal holidays in the District of Columbia, which move dates everywhere (Internal Revenue Code, section 7503). */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year);
  if (known) return known;
  const days = [
    observed(year, 1, 1),
    // New Year's Day of the next year, when it is observed in this one.
    observed(year + 1, 1, 1),
    weekdayOf(year, 1, 1, 3),
    ...(year % 4 === 1 ? [observed(year, 1, 20)] : []),
    weekdayOf(year, 2, 1, 3),
    observed(year, 4, 16),
    weekdayOf(year, 5, 1, -1),
    observed(year, 6, 19),
    observed(year, 7, 4),
    weekdayOf(year, 9, 1, 1),
    weekdayOf(year, 10, 1, 2),
    observed(year, 11, 11),
    weekdayOf(year, 11, 4, 4),
    observed(year, 12, 25),
  ];
  const made = new Set(days.map(utcDayOf));
  holidays.set(year, made);
  return made;
}

/** Returns the first business day on or after a day. */
export function businessDay(year: number, month: number, day: number): string {
  const closed = holidaysOf(year);
  let time = Date.UTC(year, month - 1, day);
  while ([0, 6].includes(new Date(time).getUTCDay()) || closed.has(utcDayOf(time))) time += MILLISECONDS_PER_DAY;
  return utcDayOf(time);
}

/** Returns the due dates from a day on, in order. @param months how far ahead */
export function dueDates(today: string, months: number, audiences: readonly Audience[]): DueDate[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const until = utcDayOf(Date.UTC(year, month - 1 + months, day));
  return [year - 1, year, year + 1]
    .flatMap((each) =>
      rules
        .filter(({ audience }) => audiences.includes(audience))
        .map((rule) => ({ on: businessDay(each, rule.month, rule.day), audience: rule.audience, text: rule.text(each) })),
    )
    .filter(({ on }) => on >= today && on < until)
    .sort((one, other) => one.on.localeCompare(other.on) || one.text.localeCompare(other.text));
}
