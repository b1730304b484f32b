import type { Random } from '@services/ledger/sample/random';

/** What an accounting firm bills for: its code, and what a unit costs in cents before a client's size is known. */
export const services = {
  bookkeeping: { code: 'BOOK', name: 'Monthly bookkeeping', unit: 42_000 },
  payroll: { code: 'PAY', name: 'Payroll, per employee', unit: 1_800 },
  review: { code: 'REV', name: 'Quarterly review', unit: 96_000 },
  firmReturn: { code: 'TAX-B', name: 'Business tax return', unit: 145_000 },
  householdReturn: { code: 'TAX-I', name: 'Individual tax return', unit: 48_000 },
  advisory: { code: 'ADV', name: 'Advisory, per hour', unit: 16_500 },
} as const;

export type Service = keyof typeof services;

/** When a client's prices are raised: every year, now and then, or never, which leaves them stale. */
export type PriceHabit = 'yearly' | 'seldom' | 'never';

export interface Prices {
  /** What a unit costs in a month, in cents, whole units of 5. */
  of(service: Service, month: number): number;
}

/** @param last the last month that is billed */
export function pricesOf(random: Random, habit: PriceHabit, last: number): Prices {
  const size = random.factor();
  const raise = 1 + random.whole(3, 8) / 100;
  const seldomAgo = random.whole(4, 40);
  const raisesTo = (month: number) => {
    if (habit === 'never') return 0;
    // In January, counted from that of the last billed year.
    if (habit === 'yearly') return Math.floor(month / 12) - Math.floor(last / 12);
    return month > last - seldomAgo ? 2 : 0;
  };
  return { of: (service, month) => Math.round((services[service].unit * size * raise ** raisesTo(month)) / 500) * 500 };
}
