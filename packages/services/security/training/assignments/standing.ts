import { type DayNumber, dayNumberOf, isoDayOf, monthsLater } from '@suite/values/day-number';
import type { Rule } from '../contract/assignments';

/** Days for people whom a fixed-day assignment reaches only after that day. */
const LATECOMER_DAYS = 14;

/** Days before an anniversary from which the course is due again. */
const ANNIVERSARY_OPENS = 30;

interface Concerned {
  rule: Rule;
  graceDays: number;
  /** The day from which the assignment applies to the person. */
  since: string;
  /** Days of the valid completions, in any order. */
  completions: readonly string[];
}

/** Days are ISO dates; see `enrollments`. */
export interface Standing {
  doneOn: string | null;
  opensOn: string | null;
  dueOn: string | null;
  overdueFrom: string | null;
}

/**
 * Returns a person's standing in an assignment. It depends on days alone, so it stays valid until another completion or change.
 */
export function standingOf({ rule, graceDays, since, completions }: Concerned): Standing {
  const start = dayNumberOf(since);
  const days = completions.map(dayNumberOf).sort((one, other) => one - other);
  const done = (last: DayNumber, next?: { opens: DayNumber; due: DayNumber }): Standing => ({
    doneOn: isoDayOf(last),
    opensOn: next ? isoDayOf(next.opens) : null,
    dueOn: next ? isoDayOf(next.due) : null,
    overdueFrom: next ? isoDayOf(next.due + graceDays + 1) : null,
  });
  const open = (opens: DayNumber, due: DayNumber): Standing => ({
    doneOn: null,
    opensOn: isoDayOf(opens),
    dueOn: isoDayOf(due),
    overdueFrom: isoDayOf(due + graceDays + 1),
  });
  switch (rule.kind) {
    case 'by-day':
    case 'after-days': {
      const last = days.filter((day) => rule.countsEarlier || day >= start).at(-1);
      if (last !== undefined) return done(last);
      if (rule.kind === 'after-days') return open(start, start + rule.days);
      const due = dayNumberOf(rule.dueOn);
      return open(start, due < start ? start + LATECOMER_DAYS : due);
    }
    case 'window': {
      const first = firstWindow(rule, start);
      const last = days.filter((day) => day >= first.opens).at(-1);
      if (last === undefined) return open(first.opens, first.due);
      return done(last, windowAfter(rule, last));
    }
    case 'anniversary': {
      const last = days.at(-1);
      if (last === undefined) return open(start, start + rule.days);
      const due = Math.max(monthsLater(last, rule.months), start + rule.days);
      return done(last, { opens: due - ANNIVERSARY_OPENS, due });
    }
  }
}

type WindowRule = Extract<Rule, { kind: 'window' }>;

/** Returns a day of a year; February 29 becomes the 28th in other years. */
function dayInYear(year: number, monthDay: string): DayNumber {
  const [month = 1, date = 1] = monthDay.split('-').map(Number);
  return monthsLater(dayNumberOf(`${year}-01-${String(Math.min(date, 31)).padStart(2, '0')}`), month - 1);
}

/** Returns the window that opens in a year; it ends in the next year when it crosses the end of the year. */
const windowOf = ({ from, to }: WindowRule, year: number) => ({
  opens: dayInYear(year, from),
  due: dayInYear(to < from ? year + 1 : year, to),
});

const yearOf = (day: DayNumber) => Number(isoDayOf(day).slice(0, 4));

/** Returns the first window that has not ended on a day. */
function firstWindow(rule: WindowRule, day: DayNumber) {
  const year = yearOf(day) - 1;
  const windows = [0, 1, 2].map((later) => windowOf(rule, year + later));
  return windows.find(({ due }) => due >= day) ?? windowOf(rule, year + 3);
}

/** Returns the window after the latest one that has opened by a day. */
function windowAfter(rule: WindowRule, day: DayNumber) {
  const year = yearOf(day);
  const next = windowOf(rule, year);
  return next.opens > day ? next : windowOf(rule, year + 1);
}
