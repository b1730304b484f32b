import type { Recurrence } from '@suite/pricing/line';

/** Days between billings that a recurrence may have in a ledger, whose invoices are some days early or late. */
const spans: Record<Recurrence, [least: number, most: number]> = {
  weekly: [6, 8],
  monthly: [27, 34],
  quarterly: [84, 98],
  yearly: [350, 380],
};

/** How a service recurs that is billed every so many days; null when that fits nothing. */
export function billingOf(period: number): Recurrence | null {
  const fitting = Object.entries(spans).find(([, [least, most]]) => period >= least && period <= most);
  return fitting ? (fitting[0] as Recurrence) : null;
}
