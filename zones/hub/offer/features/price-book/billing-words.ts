import type { Billing } from '@suite/pricing/line';

/** Choices for when a service is charged. */
export const billingTexts: Record<Billing, string> = {
  acceptance: 'On acceptance',
  completion: 'When the work is done',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  yearly: 'Every year',
};

/** The same, to follow an amount: `$425.00 a month`. */
export const perBilling: Record<Billing, string> = {
  acceptance: 'on acceptance',
  completion: 'when done',
  weekly: 'a week',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
};

/** Periods of recurring services. */
const periods = { weekly: 'week', monthly: 'month', quarterly: 'quarter', yearly: 'year' } as const;

/** Formats a number of periods: `1 month`, `12 months`; undefined for one-time charges. */
export const periodsText = (count: number, billing: Billing, number: string): string | undefined => {
  if (billing === 'acceptance' || billing === 'completion') return undefined;
  return count === 1 ? `1 ${periods[billing]}` : `${number} ${periods[billing]}s`;
};
