import { type DayNumber, dayNumberOf, isoDayOf, monthsLater } from '@suite/values/day-number';
import { isRecurring, type Line } from './line';
import { type Amounts, lineAmounts, noAmounts, split, taxed } from './line-amounts';
import { periodsOf } from './periods';
import { shareOf } from './share';

/** A charge to the client for a line. Days are ISO 8601. */
export interface Charge extends Amounts {
  lineId: string;
  kind: 'acceptance' | 'deposit' | 'completion' | 'period';
  /** Null for a charge on completion, whose day is not known. */
  on: string | null;
  /** The period of a recurring charge, both days included. */
  from: string | null;
  to: string | null;
}

export interface Terms {
  acceptedOn: string;
  /** Day of the month on which prorated lines are charged; null to charge them as they start. */
  billingDay: number | null;
}

/**
 * Returns the charges for lines before a day, in the order of days, with charges on completion last. Recurring lines are charged
 * in advance.
 * @param before the first day that no longer counts
 */
export const chargesOf = (lines: readonly Line[], terms: Terms, before: string): Charge[] =>
  inOrder(lines.flatMap((line) => chargesOfLine(line, terms, dayNumberOf(before))));

/** Returns the charges for the first twelve months of each line, from the day on which it starts. */
export const firstYearCharges = (lines: readonly Line[], terms: Terms): Charge[] =>
  inOrder(lines.flatMap((line) => chargesOfLine(line, terms, monthsLater(dayNumberOf(startOf(line, terms.acceptedOn)), 12))));

/** Returns the day on which an accepted line starts. */
export const startOf = ({ startsOn }: Pick<Line, 'startsOn'>, acceptedOn: string): string =>
  startsOn !== null && startsOn > acceptedOn ? startsOn : acceptedOn;

/** Returns the first day of the recurring lines; the day of acceptance if there are none. */
export function firstDayOf(lines: readonly Line[], acceptedOn: string): string {
  const recurring = lines.filter(({ billing }) => isRecurring(billing));
  const [first = acceptedOn] = recurring.map((line) => startOf(line, acceptedOn)).sort();
  return first;
}

const inOrder = (charges: Charge[]): Charge[] => charges.sort((a, b) => rank(a) - rank(b));

const rank = ({ on }: Charge) => (on === null ? Number.MAX_SAFE_INTEGER : dayNumberOf(on));

function chargesOfLine(line: Line, { acceptedOn, billingDay }: Terms, before: DayNumber): Charge[] {
  const amounts = lineAmounts(line);
  const accepted = dayNumberOf(acceptedOn);
  const start = dayNumberOf(startOf(line, acceptedOn));
  if (!isRecurring(line.billing)) return once(line, amounts, { accepted, start, before });
  const periods = periodsOf({ billing: line.billing, start, billingDay: line.isProrated ? billingDay : null }, before);
  return periods.map(({ from, to, of }) => {
    const days = to - from + 1;
    const charged = days === of ? amounts : taxed(shareOf(amounts.net, days, of), line.taxRate);
    return { ...picked(charged), lineId: line.id, kind: 'period', on: isoDayOf(from), from: isoDayOf(from), to: isoDayOf(to) };
  });
}

interface Days {
  accepted: DayNumber;
  start: DayNumber;
  before: DayNumber;
}

function once({ id, billing, depositRate }: Line, amounts: Amounts, { accepted, start, before }: Days): Charge[] {
  const charge = (kind: Charge['kind'], on: DayNumber | null, part: Amounts): Charge[] =>
    on !== null && on >= before
      ? []
      : [{ ...picked(part), lineId: id, kind, on: on === null ? null : isoDayOf(on), from: null, to: null }];
  if (billing === 'acceptance') return charge('acceptance', start, amounts);
  const [deposit, rest] = depositRate ? split(amounts, depositRate) : [noAmounts, amounts];
  return [...(depositRate ? charge('deposit', accepted, deposit) : []), ...charge('completion', null, rest)];
}

const picked = ({ net, tax, gross }: Amounts): Amounts => ({ net, tax, gross });
