import type { ReportContent } from '../contract/report-content';

/** What a report is called as a file: `monthly-report-2026-10-01.pdf`. */
export const fileNameOf = ({ kind, from }: Pick<ReportContent, 'kind' | 'from'>, ending: 'pdf' | 'csv'): string =>
  `${kind}-report-${from}.${ending}`;
