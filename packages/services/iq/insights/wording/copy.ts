import { open, opportunity, revenue } from '@suite/insights/metrics/names';
import type { ReportKind, ReportSection } from '../contract/report-content';

export const kinds: Record<ReportKind, string> = {
  weekly: 'Weekly report',
  monthly: 'Monthly report',
  quarterly: 'Quarterly report',
  yearly: 'Yearly report',
};

export const periodNouns: Record<ReportKind, string> = { weekly: 'week', monthly: 'month', quarterly: 'quarter', yearly: 'year' };

export const sections: Record<ReportSection, string> = {
  metrics: 'Key metrics',
  revenue: `${revenue} by month`,
  collections: 'Collections',
  receivables: open,
  concentration: `${revenue} by client`,
  prices: 'Prices due for an increase',
  segments: 'Clients by segment',
  vendors: 'Vendors',
  toDos: 'Open to-dos',
};

export const summaryTitles = {
  summary: 'Summary',
  next: 'What to do next',
  unknown: 'What the ledger does not say',
  definitions: 'Definitions',
};

/** Returns the label for a period whose end the ledger does not reach. */
export const toDate = (name: string): string => `${name} to date`;

/** Returns the name of a client segment, such as "Do not lose them" for `do-not-lose-them`. */
export const badgeName = (badge: string): string => {
  const words = badge.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const overdueUnsure = (count: number): string =>
  `${counted(count, 'client is', 'clients are')} left out of the most overdue: when some of their invoices were paid, or whether they were, is not known.`;

export const prices = (
  { due, stale, veryStale }: { due: number; stale: number; veryStale: number },
  { all, stale: ofStale }: { all: string; stale: string },
): string =>
  `Months since the last increase: 12–18 for ${counted(due, 'price', 'prices')}, 18–36 for ${stale}, more than 36 for ${veryStale}. ${opportunity} per year: ${all} of all prices, ${ofStale} of those older than 18 months.`;

export const newlyStale = (kind: ReportKind, count: number): string =>
  `${counted(count, 'price', 'prices')} became stale in this ${periodNouns[kind]}: 18 months have passed without an increase.`;

export const vendors = (count: number, spend: string): string =>
  `${spend} with ${counted(count, 'vendor', 'vendors')} in the 365 days to the report’s last day.`;
