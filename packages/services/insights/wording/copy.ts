import type { ReportContent, ReportKind } from '../contract/reports';

type Bucket = keyof NonNullable<ReportContent['ageing']>;

export const kinds: Record<ReportKind, string> = { weekly: 'Weekly report', monthly: 'Monthly report' };

export const measures: Record<ReportContent['headline'][number]['measure'], string> = {
  revenue: 'Revenue of the period, without sales tax',
  sales: 'Sales of the period, with sales tax',
  open: 'Receivables',
  overdue: 'Overdue',
  cei: 'Collection effectiveness index, mean of twelve whole months by sales',
  dso: 'Days sales outstanding',
};

export const buckets: readonly (readonly [Bucket, string])[] = [
  ['current', 'Not yet due'],
  ['days1To30', '1–30 days'],
  ['days31To60', '31–60 days'],
  ['days61To90', '61–90 days'],
  ['over90', 'Over 90 days'],
];

/** The name of a badge: "Do not lose them" of `do-not-lose-them`. */
export const badgeName = (badge: string): string => {
  const words = badge.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const overdueUnsure = (count: number): string =>
  `${counted(count, 'client is', 'clients are')} left out: when some of their invoices were paid, or whether they were, is not known.`;

export const stale = ({ stale: some, veryStale }: { stale: number; veryStale: number }, opportunity: string): string =>
  `${counted(some, 'price is', 'prices are')} stale (18–36 months), ${veryStale} very stale. Opportunity per year: ${opportunity}`;

export const newlyStale = (kind: ReportKind, count: number): string =>
  `${counted(count, 'price', 'prices')} became stale in this ${kind === 'weekly' ? 'week' : 'month'}: 18 months have passed without a raise.`;

export const vendors = (count: number, spend: string): string =>
  `${spend} with ${counted(count, 'vendor', 'vendors')} in the 365 days to the report’s last day.`;
