import type { Random } from '@services/ledger/sample/random';
import { LAST_MONTH } from './calendar';
import { type Payer, payerOf } from './payer';
import type { ClientPlan } from './plan-client';
import { type Prices, pricesOf } from './services';

/** What is wrong with the documents of a few clients, so that somebody has to look. */
type Fault = 'two customers' | 'paid before invoice' | 'paid above invoice' | 'unapplied credit' | 'due before issue' | 'no rate';

/** What a client is billed for and how it pays. */
export interface ClientHabits {
  prices: Prices;
  payer: Payer;
  /** Its employees are paid through the firm: how many they are, 0 where they are not. */
  employees: number;
  /** The month of the year in which its tax return is billed, 0 for January. */
  taxMonth: number;
  /** The day of the month on which it is billed. */
  billingDay: number;
  currency: string;
  /** Units of it for a dollar; null where nobody wrote it down. */
  rate: string | null;
  /** Sales tax in hundredths. */
  taxRate: number;
  /** What its bills of the last year are, against those before: 1 for most. */
  trend: number;
  fault: Fault | undefined;
}

const faults = [
  'two customers',
  'paid before invoice',
  'paid above invoice',
  'unapplied credit',
  'due before issue',
  'no rate',
] as const;

interface Money {
  currency: string;
  rate: string;
  taxRate: number;
}

const home: Money = { currency: 'USD', rate: '1', taxRate: 0 };
const foreign: readonly [Money, ...Money[]] = [
  { currency: 'CAD', rate: '1.37', taxRate: 5 },
  { currency: 'EUR', rate: '0.92', taxRate: 0 },
];

export function habitsOf(random: Random, { kind, lostFor }: ClientPlan): ClientHabits {
  const isFirm = kind === 'firm';
  const fault = random.chance(0.02) ? random.pick(faults) : undefined;
  const habit = random.pick(['yearly', 'yearly', 'yearly', 'seldom', 'seldom', 'never'] as const);
  const prices = pricesOf(random, habit, LAST_MONTH - lostFor);
  const payer = payerOf(random);
  const isForeign = fault === 'no rate' || random.chance(0.03);
  const money = isForeign ? random.pick(foreign) : home;
  return {
    prices,
    payer,
    employees: isFirm && random.chance(0.4) ? random.whole(2, 40) : 0,
    // The season peaks in March; those with an extension come in the autumn.
    taxMonth: random.pick([1, 2, 2, 2, 2, 3, 3, 3, 8, 9]),
    billingDay: isFirm ? random.pick([1, 1, 1, 15, 28]) : random.whole(1, 28),
    ...money,
    rate: fault === 'no rate' ? null : money.rate,
    trend: random.pick([1, 1, 1, 1, 1, 1, 1, 1.25, 1.4, 0.6]),
    fault,
  };
}
