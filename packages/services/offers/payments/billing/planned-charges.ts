import { type BillingChanges, chargeAfter } from '@suite/pricing/changed-charges';
import { chargesOf } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { type Amounts, sumOf } from '@suite/pricing/line-amounts';
import { endOfLine } from '@suite/pricing/take-over';
import { addDays, addMonths } from '@suite/values/iso-day';
import type { Item } from '../contract/billing';

/** The terms that decide when a proposal is charged. Days are ISO 8601. */
export interface BillingTerms extends BillingChanges {
  lines: Line[];
  acceptedOn: string;
  billingDay: number | null;
  /** The last days of lines that end before `endsOn`. */
  lineEnds: Readonly<Record<string, string>>;
}

export const changesOfLine = (terms: Pick<BillingTerms, 'lineEnds'> & BillingChanges, lineId: string): BillingChanges => ({
  ...terms,
  endsOn: endOfLine(terms, lineId),
});

/** Everything that is due on one day. */
export interface Due extends Amounts {
  on: string;
  items: Item[];
}

/** Returns what comes due before a day, in the order of days, without work that is charged on completion. */
export function duesOf(terms: BillingTerms, before: string): Due[] {
  const lines = new Map(terms.lines.map((line) => [line.id, line]));
  const days = new Map<string, Item[]>();
  for (const { on, ...charge } of chargesOf(terms.lines, terms, before)) {
    const line = lines.get(charge.lineId);
    const left = on === null ? undefined : chargeAfter(changesOfLine(terms, charge.lineId), { ...charge, on }, line);
    if (!left?.gross) continue;
    const { on: day, ...item } = left;
    days.set(day, [...(days.get(day) ?? []), { ...item, name: line?.name ?? '' }]);
  }
  return [...days].map(([on, items]) => ({ on, ...sumOf(items), items }));
}

/** Returns what comes due within twelve months after a day, excluding that day. */
export const duesToCome = (terms: BillingTerms, today: string): Due[] =>
  duesOf(terms, addDays(addMonths(today, 12), 1)).filter(({ on }) => on > today);

/** Returns what would have come due by today without the pause. */
export const missedDues = (terms: BillingTerms, today: string): Due[] => {
  const { pausedOn } = terms;
  if (pausedOn === null) return [];
  return duesOf({ ...terms, pausedOn: null }, addDays(today, 1)).filter(({ on }) => on >= pausedOn);
};

/** Returns the lines charged on completion, each with its price less the deposit. */
export function completionsOf({ lines, acceptedOn, billingDay }: BillingTerms): Item[] {
  return chargesOf(lines, { acceptedOn, billingDay }, acceptedOn).flatMap(({ on, ...charge }) => {
    const line = lines.find(({ id }) => id === charge.lineId);
    return charge.kind === 'completion' && line ? [{ ...charge, name: line.name }] : [];
  });
}
