import { changeOf, type Welcome } from '@suite/insights/change';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { isPlain, plainHead } from '@suite/insights/plain-metrics';
import type { Metric } from '../contract/metric-schemas';
import type { Headline, HeadlineMeasure, ReportContent } from '../contract/report-content';
import * as copy from './copy';
import { notIncluded } from './not-included';
import type { Card, Change, Content, Writers } from './part';
import { reasonText } from './summary';
import { periodName } from './title';

/** Whether an increase is good, for each key metric. */
const welcomes: Record<HeadlineMeasure, Welcome> = {
  revenue: 'more',
  sales: 'more',
  open: 'neither',
  overdue: 'less',
  cei: 'more',
  dso: 'less',
};

function labelOf({ ceiOf, days, to, asOf }: ReportContent, measure: HeadlineMeasure, formats: MetricFormats): string {
  if (asOf < to && (measure === 'revenue' || measure === 'sales')) return copy.toDate[measure];
  if (measure === 'cei' && ceiOf === 'year') return `${copy.measures.cei}, last 12 whole months`;
  return measure === 'dso' ? `${copy.measures.dso}, over ${formats.days(days)}` : copy.measures[measure];
}

/** The key metrics compared with earlier periods: as cards, and as a table for files. */
export function metricsPart(report: ReportContent, formats: MetricFormats, write: Writers): Content {
  const { sections, headline, compared, kind, currency, excluded } = report;
  if (!sections.includes('metrics')) return undefined;
  const nameOf = (period: NonNullable<typeof compared.prior>) => periodName({ kind, ...period }, formats);
  const against = [
    { name: compared.prior && nameOf(compared.prior), of: ({ prior }: Headline) => prior },
    { name: compared.yearBefore && nameOf(compared.yearBefore), of: ({ yearBefore }: Headline) => yearBefore },
  ].filter((each): each is { name: string; of: (each: Headline) => Metric | null } => each.name !== null);
  const cards = headline.map((each): Card => {
    const { measure, value } = each;
    const inFull = isPlain(measure) ? formats.metric(measure) : (amount: number) => formats.wholeMoney(amount, currency);
    return {
      label: labelOf(report, measure, formats),
      value: value.available ? inFull(value.value) : undefined,
      ...(!value.available && { reason: reasonText(value.reason) }),
      changes: against.flatMap(({ name, of }) => changesOf(measure, value, of(each), formats, name)),
    };
  });
  const cell = (measure: HeadlineMeasure, value: Metric | null) =>
    value ? write.figure(value, isPlain(measure) ? write.metric(measure) : write.money) : write.none;
  const headOf = (measure: HeadlineMeasure) => {
    const label = labelOf(report, measure, formats);
    return isPlain(measure) ? plainHead(measure, label) : label;
  };
  return {
    ...(excluded.length > 0 && { note: `${notIncluded(excluded, formats.money)}.` }),
    cards,
    columns: ['Metric', periodName(report, formats), ...against.map(({ name }) => name)],
    rows: headline.map((each) => [
      write.text(headOf(each.measure)),
      cell(each.measure, each.value),
      ...against.map(({ of }) => cell(each.measure, of(each))),
    ]),
    isTableForFilesOnly: true,
  };
}

/** Amounts change by a percentage, ratios and days by a difference. */
function changesOf(
  measure: HeadlineMeasure,
  now: Metric,
  before: Metric | null,
  formats: MetricFormats,
  against: string,
): Change[] {
  if (!now.available || !before?.available) return [];
  const welcome = welcomes[measure];
  if (!isPlain(measure) && before.value <= 0) return [];
  const write = isPlain(measure) && { write: formats.metricDifference(measure) };
  const change = changeOf(now.value, before.value, { welcome, percent: formats.percent, ...write });
  if (!change) return [{ text: 'unchanged', direction: 'none', tone: 'neutral', against }];
  return [{ tone: 'neutral', ...change, against }];
}
