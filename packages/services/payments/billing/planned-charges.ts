import { addMonths, dayOf, isoOf } from '@suite/insights/calendar';
import { type Charge, chargesOf } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { type Amounts, sumOf, taxed } from '@suite/pricing/line-amounts';
import { shareOf } from '@suite/pricing/share';
import type { Item } from '../contract/billing';

/** What decides when a proposal is charged. Days are ISO 8601, which compare as text. */
export interface BillingTerms {
  lines: Line[];
  acceptedOn: string;
  billingDay: number | null;
  pausedOn: string | null;
  skipped: { from: string; to: string }[];
  endsOn: string | null;
  endIsProrated: boolean;
}

/** Everything that is due on one day. */
export interface Due extends Amounts {
  on: string;
  items: Item[];
}

/** What comes due before a day, in the order of days; without work that is charged when it is completed. */
export function duesOf(terms: BillingTerms, before: string): Due[] {
  const names = new Map(terms.lines.map(({ id, name }) => [id, name]));
  const days = new Map<string, Item[]>();
  for (const charge of chargesOf(terms.lines, terms, before)) {
    const { on, ...rest } = charge;
    const cut = on === null || isHeldBack(terms, on) ? undefined : cutAtEnd(terms, on, charge);
    if (!cut?.gross || on === null) continue;
    days.set(on, [...(days.get(on) ?? []), { ...rest, ...cut, name: names.get(charge.lineId) ?? '' }]);
  }
  return [...days].map(([on, items]) => ({ on, ...sumOf(items), items }));
}

/** What comes due within twelve months after a day, that day not among them. */
export const duesToCome = (terms: BillingTerms, today: string): Due[] =>
  duesOf(terms, isoOf(addMonths(dayOf(today), 12) + 1)).filter(({ on }) => on > today);

/** What would have come due until today but for the pause. */
export const missedDues = (terms: BillingTerms, today: string): Due[] => {
  const { pausedOn } = terms;
  if (pausedOn === null) return [];
  return duesOf({ ...terms, pausedOn: null }, isoOf(dayOf(today) + 1)).filter(({ on }) => on >= pausedOn);
};

function isHeldBack({ pausedOn, skipped }: BillingTerms, on: string): boolean {
  return (pausedOn !== null && on >= pausedOn) || skipped.some(({ from, to }) => on >= from && on < to);
}

type Cut = Amounts & Pick<Charge, 'to'>;

/** A charge as far as it is for days until the end of the billing; undefined when none of it is. */
function cutAtEnd({ lines, endsOn, endIsProrated }: BillingTerms, on: string, charge: Charge): Cut | undefined {
  const { lineId, from, to } = charge;
  const whole = { net: charge.net, tax: charge.tax, gross: charge.gross, to };
  if (endsOn === null) return whole;
  if (on > endsOn) return undefined;
  if (from === null || to === null || to <= endsOn || !endIsProrated) return whole;
  const line = lines.find(({ id }) => id === lineId);
  return { ...partOf(charge, { from, to, until: endsOn }, line?.taxRate ?? 0), to: endsOn };
}

interface Period {
  from: string;
  to: string;
  /** The last of its days that counts. */
  until: string;
}

/** The part of a period's charge that is for its days until one of them. */
export function partOf({ net }: Amounts, { from, to, until }: Period, taxRate: number): Amounts {
  const days = dayOf(until) - dayOf(from) + 1;
  return taxed(shareOf(net, days, dayOf(to) - dayOf(from) + 1), taxRate);
}

/** Lines charged on completion, each with what is left of its price after the deposit. */
export function completionsOf({ lines, acceptedOn, billingDay }: BillingTerms): Item[] {
  return chargesOf(lines, { acceptedOn, billingDay }, acceptedOn).flatMap(({ on, ...charge }) => {
    const line = lines.find(({ id }) => id === charge.lineId);
    return charge.kind === 'completion' && line ? [{ ...charge, name: line.name }] : [];
  });
}
