import type { ReportContent } from '../contract/report-content';

/** Returns the file name of a report, such as `monthly-report-2026-10-01.pdf`. */
export const fileNameOf = ({ kind, from }: Pick<ReportContent, 'kind' | 'from'>, ending: 'pdf' | 'csv'): string =>
  `${kind}-report-${from}.${ending}`;
