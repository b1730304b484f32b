import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { noteOf } from '@suite/insights/metric-text';
import * as names from '@suite/insights/metrics/names';
import { plainHead } from '@suite/insights/plain-metrics';
import { ageNames } from '@suite/insights/receivables/age-names';
import type { Metric } from '../contract/metric-schemas';
import type { ReportContent } from '../contract/report-content';
import { drawBars, drawMonths } from './charts';
import * as copy from './copy';
import type { Chart, Content, Writers } from './part';
import type { Cell } from './section';

const { inSentence } = names;

const known = (metric: Metric): number | null => (metric.available ? metric.value : null);

/** Revenue by month, compared with the year before. */
export function revenuePart({ sections, months, currency }: ReportContent, formats: MetricFormats, write: Writers): Content {
  if (!sections.includes('revenue') || months.every(({ revenue }) => revenue === null)) return undefined;
  const hasBefore = months.some(({ revenueBefore }) => revenueBefore !== null);
  const before = { text: 'The year before', paint: 'before', shape: 'line' } as const;
  const chart: Chart = {
    title: `${names.revenue} by month, without sales tax`,
    isHalf: false,
    legend: [{ text: names.revenue, paint: 'accent', shape: 'block' }, ...(hasBefore ? [before] : [])],
    draw: (width) =>
      drawMonths({
        months: months.map(({ month }) => formats.shortMonth(month)),
        columns: months.map(({ revenue }) => revenue),
        lines: hasBefore ? [{ values: months.map(({ revenueBefore }) => revenueBefore), paint: 'before' }] : [],
        write: (value) => formats.shortMoney(value, currency),
        width,
        height: 180,
      }),
  };
  return {
    note: 'Whole months only. A month that is still running is in no chart and in no comparison.',
    charts: [chart],
    columns: ['Month', names.revenue, ...(hasBefore ? ['The year before', 'Change'] : [])],
    rows: months.map(({ month, revenue, revenueBefore }) => [
      write.text(formats.month(month)),
      revenue === null ? write.none : write.money(revenue),
      ...(hasBefore
        ? revenueBefore === null
          ? [write.none, write.none]
          : [
              write.money(revenueBefore),
              revenueBefore > 0 && revenue !== null ? signed(revenue / revenueBefore - 1, write) : write.none,
            ]
        : []),
    ]),
  };
}

/** Returns a percentage change with its sign. */
function signed(share: number, write: Writers): Cell {
  const { text, value } = write.percent(Math.abs(share));
  return { text: share === 0 ? text : `${share > 0 ? '+' : '−'}${text}`, value: share < 0 ? -Number(value) : value };
}

/** A named series of monthly values. */
interface Named {
  text: string;
  values: readonly (number | null)[];
}

const yearly = (name: string): string => `${name} (12 months)`;

/** How quickly and how completely clients paid, by month. */
export function collectionsPart({ sections, months }: ReportContent, formats: MetricFormats, write: Writers): Content {
  if (!sections.includes('collections') || !months.length) return undefined;
  const shortMonths = months.map(({ month }) => formats.shortMonth(month));
  const besideTarget = (measure: 'cei' | 'dso', title: string, line: Named, target: Named): Chart => ({
    title,
    isHalf: true,
    legend: [
      { text: line.text, paint: 'accent', shape: 'line' },
      { text: target.text, paint: 'target', shape: 'dash' },
    ],
    draw: (width) =>
      drawMonths({
        months: shortMonths,
        lines: [
          { values: target.values, paint: 'target', isDashed: true },
          { values: line.values, paint: 'accent' },
        ],
        write: formats.shortMetric(measure),
        width,
        height: 150,
      }),
  });
  return {
    charts: [
      besideTarget(
        'dso',
        `${names.dso} at month end, each over 12 months`,
        { text: yearly(names.dso), values: months.map(({ dso }) => known(dso)) },
        { text: yearly(names.bestPossibleDso), values: months.map(({ bestPossibleDso }) => known(bestPossibleDso)) },
      ),
      besideTarget(
        'cei',
        `${names.cei} by month`,
        { text: names.cei, values: months.map(({ cei }) => known(cei)) },
        { text: '100%: everything due was collected', values: months.map(() => 100) },
      ),
    ],
    columns: [
      'Month',
      plainHead('dso', yearly(names.dso)),
      plainHead('bestPossibleDso', yearly(names.bestPossibleDso)),
      plainHead('cei', names.cei),
    ],
    rows: months.map((month) => [
      write.text(formats.month(month.month)),
      write.metricCell(month.dso, write.metric('dso')),
      write.metricCell(month.bestPossibleDso, write.metric('bestPossibleDso')),
      write.metricCell(month.cei, write.metric('cei')),
    ]),
    isTableForFilesOnly: true,
  };
}

/** Receivables by age, and the clients with the highest overdue amounts. */
export function receivablesPart(report: ReportContent, formats: MetricFormats, write: Writers): Content {
  const { aging, uncertain, debtors, overdueUnsure, currency } = report;
  const range = uncertain && !uncertain.aging.available ? uncertain.aging.range : undefined;
  if (!aging && !debtors && !range) return undefined;
  const agingChart: Chart | undefined = aging
    ? {
        title: `${names.open} by age`,
        isHalf: false,
        legend: [],
        draw: (width) =>
          drawBars({
            bars: ageBuckets.map((bucket) => ({
              text: ageNames[bucket],
              value: aging[bucket],
              label: formats.wholeMoney(aging[bucket], currency),
              paint: ageTones[bucket],
            })),
            width,
          }),
      }
    : undefined;
  const open = (of: Record<keyof typeof ageNames, number>) => ageBuckets.reduce((sum, age) => sum + of[age], 0);
  const row = (name: string, of: Record<keyof typeof ageNames, number>) => [
    write.text(name),
    ...ageBuckets.map((age) => write.money(of[age])),
    write.money(open(of)),
  ];
  const rest =
    aging &&
    debtors &&
    Object.fromEntries(ageBuckets.map((age) => [age, aging[age] - debtors.reduce((sum, each) => sum + each[age], 0)]));
  const hasRest = rest && Object.values(rest).some((amount) => amount !== 0);
  const notes = [
    ...(debtors
      ? [
          `The clients with the highest ${inSentence(names.overdueLessCredit)}: ${inSentence(names.overdue)} less ${inSentence(names.unappliedCredit)}. “${ageNames.current}” is less ${inSentence(names.unappliedCredit)}, too.`,
        ]
      : []),
    ...(overdueUnsure > 0 ? [copy.overdueUnsure(overdueUnsure)] : []),
    ...(uncertain ? [`${names.open} by age: ${noteOf(uncertain.aging)}`] : []),
  ];
  const between = (low: number, high: number) =>
    write.text(low === high ? write.money(low).text : `${write.money(low).text} to ${write.money(high).text}`);
  return {
    ...(notes.length && { note: notes.join(' ') }),
    charts: agingChart ? [agingChart] : [],
    columns: ['Client', ...Object.values(ageNames), names.open],
    rows: [
      ...(debtors ?? []).map((debtor) => row(debtor.name, debtor)),
      ...(hasRest ? [row('All other clients', rest as Parameters<typeof open>[0])] : []),
      ...(aging ? [row('Total', aging)] : []),
      ...(range
        ? [
            [
              write.text('Total'),
              ...ageBuckets.map((age) => between(range.low[age], range.high[age])),
              between(open(range.low), open(range.high)),
            ],
          ]
        : []),
    ],
    hasTotal: aging !== null || range !== undefined,
  };
}

/** The share of revenue of the largest clients. */
export function concentrationPart({ concentration }: ReportContent, formats: MetricFormats, write: Writers): Content {
  if (!concentration) return undefined;
  const { revenue, clients, top } = concentration;
  const chart: Chart = {
    title: `Share of ${inSentence(names.revenue)}, 365 days`,
    isHalf: false,
    legend: [],
    draw: (width) =>
      drawBars({
        bars: top.map((client) => ({
          text: client.name,
          value: client.revenue,
          label: formats.percent(client.revenue / revenue),
          paint: 'accent',
        })),
        width,
      }),
  };
  return {
    note: `${names.revenue} of the 365 days to the report’s last day from ${copy.counted(clients, 'client', 'clients')}.`,
    charts: [chart],
    columns: ['Client', names.revenue, 'Share'],
    rows: [
      ...top.map((client) => [write.text(client.name), write.money(client.revenue), write.percent(client.revenue / revenue)]),
      [write.text('All clients'), write.money(revenue), write.percent(1)],
    ],
    hasTotal: true,
  };
}
