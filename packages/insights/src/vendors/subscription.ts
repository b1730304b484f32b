import { type DayNumber, monthsLater } from '@suite/values/day-number';
import { median } from '../quantile';

/** An amount that a vendor billed or was paid directly on a day, in whole minor units of one currency. */
export type Charge = { on: DayNumber; amount: number };

export type Cadence = 'monthly' | 'quarterly' | 'yearly';

export type Subscription = {
  /** Undefined for irregular charges and for a single charge. */
  cadence: Cadence | undefined;
  /** Cost per month, in whole minor units. */
  monthly: number;
  lastOn: DayNumber;
  /** Day on which the next charge is due; undefined without a cadence. */
  nextOn: DayNumber | undefined;
  /**
   * Whether charges are still expected: the last one is less than one and a half periods ago, or less than a year without a
   * cadence.
   */
  isActive: boolean;
};

const YEAR = 365;
const months: Record<Cadence, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Range of days between charges for each cadence, compared with the median gap. */
const gaps: readonly [Cadence, number, number][] = [
  ['monthly', 26, 35],
  ['quarterly', 80, 100],
  ['yearly', 350, 380],
];

/**
 * Derives a subscription from a vendor's charges up to A. The monthly cost is the mean charge of the last 365 days divided by the
 * months of the cadence; without a cadence, a twelfth of the charges in those days. Charges on one day count as one. Undefined
 * without a charge.
 */
export function subscriptionOf(charges: readonly Charge[], asOf: DayNumber): Subscription | undefined {
  const byDay = new Map<DayNumber, number>();
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
  const patience = cadence ? monthsLater(lastOn, months[cadence]) - lastOn : YEAR;
  return {
    cadence,
    monthly: Math.round(monthly),
    lastOn,
    nextOn: cadence && monthsLater(lastOn, months[cadence]),
    isActive: asOf - lastOn < (cadence ? patience * 1.5 : patience),
  };
}

export type ToolState = {
  subscription: Pick<Subscription, 'isActive' | 'lastOn' | 'monthly'>;
  /** The day from which the firm says it no longer uses the tool. */
  endedOn: DayNumber | undefined;
  /** The person responsible for it: nobody, somebody in the firm, or somebody who has left. */
  owner: 'none' | 'present' | 'left';
  /** Monthly cost of the most expensive other active tool in its category. */
  rivalMonthly: number | undefined;
};

/** Why a tool that is still paid for may be unused. */
export type ZombieReason = 'billed-after-end' | 'owner-left' | 'left-over';

/** A tool without an owner is a leftover if another one in its category costs this many times as much. */
const DWARFED = 3;

/** Returns the first reason that applies; undefined for a tool that is in use or no longer paid for. */
export function zombieReason({ subscription, endedOn, owner, rivalMonthly }: ToolState): ZombieReason | undefined {
  if (endedOn !== undefined) return subscription.lastOn > endedOn ? 'billed-after-end' : undefined;
  if (!subscription.isActive) return undefined;
  if (owner === 'left') return 'owner-left';
  const isDwarfed = rivalMonthly !== undefined && rivalMonthly >= DWARFED * subscription.monthly;
  return owner === 'none' && isDwarfed ? 'left-over' : undefined;
}
