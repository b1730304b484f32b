'use client';

import type { Aging, FirmMonth, Metric } from '@services/insights/contract/metric-schemas';
import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import { LateSeriesChart } from '@suite/charts/late';
import type { Series } from '@suite/charts/series';
import { bestPossibleDso, cei, dso, open, revenue, sales } from '@suite/insights/metrics/names';
import type { PlainMeasure } from '@suite/insights/metrics/units';
import { ageNames } from '@suite/insights/receivables/age-names';
import { reasonOf, useMetricFormats } from './use-metric-formats';
import { collectedOf, knownOrNull, wholeMonths } from './whole-months';

const YEAR = 12;

interface Drawn {
  id: string;
  text: string;
  look: Series['look'];
  tone: Series['tone'];
  of: (month: FirmMonth) => Metric;
  /** Also shows the same metric of the year before, if at most a year is shown. */
  isCompared?: boolean;
}

const value = (of: number): Metric => ({ available: true, value: of });

/** Returns the receivables of an age at the end of a month. */
const openOf =
  (age: keyof Aging) =>
  ({ aging }: FirmMonth): Metric =>
    aging.available ? value(aging.value[age]) : { available: false, reason: aging.reason };

/** The series of each chart, by month. */
const charts = {
  revenue: {
    label: `${revenue} by month`,
    series: [{ id: 'revenue', text: revenue, look: 'column', tone: 'accent', of: (month) => month.revenue, isCompared: true }],
  },
  aging: {
    label: `${open} at month end by age`,
    series: ageBuckets.map((id): Drawn => ({ id, text: ageNames[id], look: 'column', tone: ageTones[id], of: openOf(id) })),
  },
  paid: {
    label: 'Invoiced and collected by month',
    series: [
      { id: 'sales', text: sales, look: 'column', tone: 'accent', of: (month) => month.sales },
      { id: 'collected', text: 'Collected', look: 'line', tone: 'age1', of: collectedOf },
    ],
  },
  dso: {
    label: `${dso} by month, each over 12 months`,
    measure: 'dso',
    series: [
      { id: 'dso', text: `${dso} (12 months)`, look: 'line', tone: 'accent', of: (month) => month.dso, isCompared: true },
      {
        id: 'best',
        text: `${bestPossibleDso} (12 months)`,
        look: 'line',
        tone: 'target',
        of: (month) => month.bestPossibleDso,
      },
    ],
  },
  cei: {
    label: `${cei} by month`,
    measure: 'cei',
    series: [
      { id: 'cei', text: cei, look: 'line', tone: 'accent', of: (month) => month.cei, isCompared: true },
      { id: 'all', text: 'Everything due is collected', look: 'line', tone: 'target', of: () => value(100) },
    ],
  },
} as const satisfies Record<string, { label: string; measure?: PlainMeasure; series: readonly Drawn[] }>;

interface Props {
  kind: keyof typeof charts;
  /** Newest first, as in the API. */
  months: readonly FirmMonth[];
  currency: string;
  /** Number of whole months shown. */
  shown?: number;
  height?: number;
}

/** Chart of a metric of the firm or a client, month by month. */
export function MonthChart({ kind, months, currency, shown = YEAR, ...rest }: Props) {
  const { wholeMoney, shortMoney, metric, shortMetric, month, shortMonth } = useMetricFormats();
  const { label, measure, series }: { label: string; measure?: PlainMeasure; series: readonly Drawn[] } = charts[kind];
  const all = wholeMonths(months);
  const drawn = all.slice(-shown);
  const yearBefore = drawn.map((_, place) => all[all.length - drawn.length - YEAR + place]);
  const hasYearBefore = shown <= YEAR && yearBefore.some(Boolean);
  const write = measure
    ? { write: metric(measure), writeShort: shortMetric(measure) }
    : { write: (of: number) => wholeMoney(of, currency), writeShort: (of: number) => shortMoney(of, currency) };
  return (
    <LateSeriesChart
      {...rest}
      {...write}
      label={label}
      placesText="Month"
      places={drawn.map((each) => ({
        id: each.month,
        short: shortMonth(each.month),
        long: month(each.month),
        why: series.map(({ of }) => reasonOf(of(each))).find(Boolean),
      }))}
      series={series.flatMap(({ of, isCompared, ...each }): Series[] => [
        { ...each, values: drawn.map((month) => knownOrNull(of(month))) },
        ...(isCompared && hasYearBefore
          ? [
              {
                id: 'before',
                text: 'The year before',
                look: 'line' as const,
                tone: 'before' as const,
                values: yearBefore.map((month) => (month ? knownOrNull(of(month)) : null)),
              },
            ]
          : []),
      ])}
    />
  );
}
