import type { MetricFormats } from '@suite/insights/metric-formats';
import { type ReportContent, type ReportSection, reportSections } from '../contract/report-content';
import { collectionsPart, concentrationPart, receivablesPart, revenuePart } from './chart-parts';
import * as copy from './copy';
import { metricsPart } from './metrics-part';
import { type Content, type Part, writersOf } from './part';
import { pricesPart, segmentsPart, toDosPart, vendorsPart } from './table-parts';

/** Returns the sections of a report that were requested and are not empty. */
export function reportParts(report: ReportContent, formats: MetricFormats): Part[] {
  const write = writersOf(report, formats);
  const parts: Record<ReportSection, () => Content> = {
    metrics: () => metricsPart(report, formats, write),
    revenue: () => revenuePart(report, formats, write),
    collections: () => collectionsPart(report, formats, write),
    receivables: () => receivablesPart(report, formats, write),
    concentration: () => concentrationPart(report, formats, write),
    prices: () => pricesPart(report, write),
    segments: () => segmentsPart(report, write),
    vendors: () => vendorsPart(report, write),
    toDos: () => toDosPart(report, formats, write),
  };
  return reportSections.flatMap((id) => {
    const part = parts[id]();
    return part ? [{ id, title: copy.sections[id], ...part }] : [];
  });
}
