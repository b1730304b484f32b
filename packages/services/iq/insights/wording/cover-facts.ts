import type { MetricFormats } from '@suite/insights/metric-formats';
import type { ReportContent } from '../contract/report-content';
import { titleOf } from './title';

export function coverFacts(report: ReportContent, formats: MetricFormats): { label: string; text: string }[] {
  const { days, asOf, coverage } = titleOf(report, formats);
  return [
    { label: 'Period', text: days },
    { label: 'As-of date', text: asOf },
    { label: 'Ledger covers', text: coverage },
    { label: 'Currency', text: report.currency },
    { label: 'Made on', text: formats.day(report.madeOn) },
  ];
}
