import { addMonths, type Day } from '../calendar';
import { median } from '../quantile';

/** Money that a vendor billed or was paid directly on a day, whole minor units of one currency. */
export type Charge = { on: Day; amount: number };

export type Cadence = 'monthly' | 'quarterly' | 'yearly';

export type Subscription = {
  /** Undefined of charges that follow no rhythm, or of a single one. */
  cadence: Cadence | undefined;
  /** What it costs in a month, whole minor units. */
  monthly: number;
  lastOn: Day;
  /** When the next charge is due by the rhythm; undefined without one. */
  nextOn: Day | undefined;
  /** Charges are still expected: the last one is less than one and a half periods ago, of no rhythm less than a year. */
  isActive: boolean;
};

const YEAR = 365;
const months: Record<Cadence, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Days between charges that count as a rhythm, by the middle one of all gaps. */
const gaps: readonly [Cadence, number, number][] = [
  ['monthly', 26, 35],
  ['quarterly', 80, 100],
  ['yearly', 350, 380],
];

/**
 * What a vendor's charges up to A say of a subscription. A month costs the mean charge of the last 365 days over the months
 * of its rhythm; without a rhythm, a twelfth of what was charged in these days. Charges of one day count as one.
 * Undefined without a charge.
 */
export function subscriptionOf(charges: readonly Charge[], asOf: Day): Subscription | undefined {
  const byDay = new Map<Day, number>();
  for (const { on, amount } of charges) if (on <= asOf) byDay.set(on, (byDay.get(on) ?? 0) + amount);
  const days = [...byDay.keys()].sort((a, b) => a - b);
  const lastOn = days.at(-1);
  if (lastOn === undefined) return undefined;
  const between = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const gap = median(between);
  const cadence = gap === undefined ? undefined : gaps.find(([, least, most]) => gap >= least && gap <= most)?.[0];
  const lastYear = days.filter((day) => day > asOf - YEAR);
  const spend = lastYear.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0);
  const monthly = cadence && lastYear.length ? spend / lastYear.length / months[cadence] : spend / 12;
  const patience = cadence ? addMonths(lastOn, months[cadence]) - lastOn : YEAR;
  return {
    cadence,
    monthly: Math.round(monthly),
    lastOn,
    nextOn: cadence && addMonths(lastOn, months[cadence]),
    isActive: asOf - lastOn < (cadence ? patience * 1.5 : patience),
  };
}

export type ToolState = {
  subscription: Pick<Subscription, 'isActive' | 'lastOn' | 'monthly'>;
  /** The day from which on the firm says it does not use it. */
  endedOn: Day | undefined;
  /** Of who looks after it: nobody, somebody of the firm, somebody who has left. */
  owner: 'none' | 'present' | 'left';
  /** The dearest other active tool of its category, per month. */
  rivalMonthly: number | undefined;
};

/** Why a tool that is still paid may be used by nobody. */
export type ZombieReason = 'billed-after-end' | 'owner-left' | 'left-over';

/** A tool without an owner is a left-over when another one of its category costs this many times as much. */
const DWARFED = 3;

/** The first reason that applies; undefined of a tool that is in use, or not paid anymore. */
export function zombieReason({ subscription, endedOn, owner, rivalMonthly }: ToolState): ZombieReason | undefined {
  if (endedOn !== undefined) return subscription.lastOn > endedOn ? 'billed-after-end' : undefined;
  if (!subscription.isActive) return undefined;
  if (owner === 'left') return 'owner-left';
  const isDwarfed = rivalMonthly !== undefined && rivalMonthly >= DWARFED * subscription.monthly;
  return owner === 'none' && isDwarfed ? 'left-over' : undefined;
}
