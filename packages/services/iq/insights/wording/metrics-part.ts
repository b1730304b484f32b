import { changeOf, type Welcome } from '@suite/insights/change';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { noteOf, textOf } from '@suite/insights/metric-text';
import { metricNames } from '@suite/insights/metrics/metric-names';
import * as names from '@suite/insights/metrics/names';
import { isPlain, plainHead } from '@suite/insights/plain-metrics';
import type { Metric } from '../contract/metric-schemas';
import type { Headline, HeadlineMeasure, ReportContent } from '../contract/report-content';
import * as copy from './copy';
import { isOneNumber } from './is-one-number';
import { notIncluded } from './not-included';
import type { Card, Change, Content, Writers } from './part';
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

/** Returns the label of a key metric: its name, and what else is to be known about it. */
function labelOf(report: ReportContent, measure: HeadlineMeasure, formats: MetricFormats): string {
  const { ceiOf, days, to, asOf, kind } = report;
  switch (measure) {
    case 'revenue':
    case 'sales': {
      const name = asOf < to ? copy.toDate(metricNames[measure]) : metricNames[measure];
      if (isOneNumber(report)) return name;
      return `${name}, ${measure === 'revenue' ? 'without' : 'with'} sales tax`;
    }
    case 'open':
      return `${names.open}, less ${names.inSentence(names.unappliedCredit)}`;
    case 'overdue':
      return `${names.overdue}, before ${names.inSentence(names.unappliedCredit)}`;
    case 'cei':
      if (ceiOf === 'year') return `${names.ceiMean}, last 12 whole months`;
      return kind === 'monthly' ? names.cei : names.ceiMean;
    case 'dso':
      return `${names.dso}, ${formats.days(days)}`;
  }
}

/** The key metrics compared with earlier periods: as cards, and as a table for files. */
export function metricsPart(report: ReportContent, formats: MetricFormats, write: Writers): Content {
  const { sections, compared, kind, currency, excluded } = report;
  if (!sections.includes('metrics')) return undefined;
  const nameOf = (period: NonNullable<typeof compared.prior>) => periodName({ kind, ...period }, formats);
  const against = [
    { name: compared.prior && nameOf(compared.prior), of: ({ prior }: Headline) => prior },
    { name: compared.yearBefore && nameOf(compared.yearBefore), of: ({ yearBefore }: Headline) => yearBefore },
  ].filter((each): each is { name: string; of: (each: Headline) => Metric | null } => each.name !== null);
  const headline = report.headline.filter(({ measure }) => measure !== 'sales' || !isOneNumber(report));
  const cards = headline.map((each): Card => {
    const { measure, value } = each;
    const note = noteOf(value);
    const inFull = isPlain(measure) ? formats.metric(measure) : (amount: number) => formats.wholeMoney(amount, currency);
    return {
      label: labelOf(report, measure, formats),
      value: textOf(value, inFull),
      ...(note && { reason: note }),
      changes: against.flatMap(({ name, of }) => changesOf(measure, value, of(each), formats, name)),
    };
  });
  const cell = (measure: HeadlineMeasure, value: Metric | null) =>
    value ? write.metricCell(value, isPlain(measure) ? write.metric(measure) : write.money) : write.none;
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
  // Without different documents, a difference says nothing.
  if (!now.available || !before?.available || now.leftOut || before.leftOut) return [];
  const welcome = welcomes[measure];
  if (!isPlain(measure) && before.value <= 0) return [];
  const write = isPlain(measure) && { write: formats.metricDifference(measure) };
  const change = changeOf(now.value, before.value, { welcome, percent: formats.percent, ...write });
  if (!change) return [{ text: 'unchanged', direction: 'none', tone: 'neutral', against }];
  return [{ tone: 'neutral', ...change, against }];
}
