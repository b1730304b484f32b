import type { Recurrence } from '@suite/pricing/line';

/** Ranges of days between billings for each recurrence: invoices in a ledger are some days early or late. */
const spans: Record<Recurrence, [least: number, most: number]> = {
  weekly: [6, 8],
  monthly: [27, 34],
  quarterly: [84, 98],
  yearly: [350, 380],
};

/** Returns the recurrence of a service from the days between its billings; null when none fits. */
export function billingOf(period: number): Recurrence | null {
  const fitting = Object.entries(spans).find(([, [least, most]]) => period >= least && period <= most);
  return fitting ? (fitting[0] as Recurrence) : null;
}
