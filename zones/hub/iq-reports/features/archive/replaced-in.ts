import type { ReportEntry } from '@services/insights/contract/reports';

type Made = Pick<ReportEntry, 'id' | 'kind' | 'from' | 'to' | 'state' | 'createdAt'>;

const periodOf = ({ kind, from, to }: Made) => `${kind} ${from} ${to}`;

/** Returns the ids of reports for whose period a newer one is ready. */
export function replacedIn(reports: readonly Made[]): ReadonlySet<string> {
  const newest = new Map<string, string>();
  for (const report of reports) {
    const known = newest.get(periodOf(report)) ?? '';
    if (report.state === 'ready' && report.createdAt > known) newest.set(periodOf(report), report.createdAt);
  }
  const replaced = reports.filter((report) => (newest.get(periodOf(report)) ?? '') > report.createdAt);
  return new Set(replaced.map(({ id }) => id));
}
