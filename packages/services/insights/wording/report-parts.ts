import type { FigureFormats } from '@suite/insights/figure-formats';
import type { Figure } from '../contract/metric-schemas';
import {
  type Headline,
  type HeadlineMeasure,
  type ReportContent,
  type ReportPrice,
  type ReportSection,
  reportSections,
} from '../contract/report-content';
import { ruleTitles } from './advice-rules';
import { type Drawing, drawBars, drawMonths, type Paint } from './charts';
import * as copy from './copy';
import { notIncluded } from './not-included';
import type { Cell, Section } from './section';
import { reasonText } from './summary';
import { periodName } from './title';

export interface Change {
  /** `8.2%`, without its sign. */
  text: string;
  direction: 'up' | 'down' | 'none';
  tone: 'good' | 'bad' | 'neutral';
  /** `September 2026`. */
  against: string;
}

/** A key metric as a card. */
export interface Card {
  label: string;
  /** Undefined when it is not available, for `reason`. */
  value: string | undefined;
  reason?: string;
  changes: Change[];
}

export interface Chart {
  title: string;
  legend: readonly { text: string; paint: Paint; shape: 'block' | 'line' | 'dash' }[];
  /** @param width in the units of the page: points or pixels */
  draw: (width: number) => Drawing;
  /** Takes half of the page's width. */
  isHalf: boolean;
}

/** A section of a report as pages and the PDF have it; the CSV has its table. */
export interface Part extends Section {
  id: ReportSection;
  cards?: readonly Card[];
  charts?: readonly Chart[];
  /** The last row is a sum. */
  hasTotal?: boolean;
  /** What the table says is in the cards or in the charts already. */
  isTableForFilesOnly?: boolean;
}

/** The sections of a report that are wanted and not empty. */
export function reportParts(report: ReportContent, formats: FigureFormats): Part[] {
  const write = writersOf(report, formats);
  const parts: Record<ReportSection, () => Omit<Part, 'id' | 'title'> | undefined> = {
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

type Writers = ReturnType<typeof writersOf>;

/** What cells are made of. */
function writersOf({ currency }: ReportContent, formats: FigureFormats) {
  const text = (value: string): Cell => ({ text: value, value });
  const number = (value: number): Cell => ({ text: formats.number(value), value });
  const money = (amount: number, of = currency): Cell => ({ text: formats.money(amount, of), value: formats.major(amount, of) });
  const days = (value: number): Cell => ({ text: formats.days(value), value });
  const percent = (share: number): Cell => ({ text: formats.percent(share), value: share });
  const none: Cell = { text: '', value: '' };
  const figure = (value: Figure, write: (value: number) => Cell): Cell =>
    value.available ? write(value.value) : text('Not available');
  return { text, number, money, days, percent, none, figure };
}

/** How each key metric is written, and whether more of it is welcome. */
const headlines: Record<HeadlineMeasure, { unit: 'money' | 'number' | 'days'; welcome: 'more' | 'less' | 'neither' }> = {
  revenue: { unit: 'money', welcome: 'more' },
  sales: { unit: 'money', welcome: 'more' },
  open: { unit: 'money', welcome: 'neither' },
  overdue: { unit: 'money', welcome: 'less' },
  cei: { unit: 'number', welcome: 'more' },
  dso: { unit: 'days', welcome: 'less' },
};

function labelOf({ ceiOf, days, to, asOf }: ReportContent, measure: HeadlineMeasure, formats: FigureFormats): string {
  const toDate = asOf < to && (measure === 'revenue' || measure === 'sales') ? ' to date' : '';
  if (measure === 'cei' && ceiOf === 'year') return `${copy.measures.cei}, last 12 whole months`;
  return measure === 'dso' ? `${copy.measures.dso}, over ${formats.days(days)}` : `${copy.measures[measure]}${toDate}`;
}

function metricsPart(report: ReportContent, formats: FigureFormats, write: Writers) {
  const { sections, headline, compared, kind, currency, excluded } = report;
  if (!sections.includes('metrics')) return undefined;
  const nameOf = (period: NonNullable<typeof compared.prior>) => periodName({ kind, ...period }, formats);
  const against = [
    { name: compared.prior && nameOf(compared.prior), of: ({ prior }: Headline) => prior },
    { name: compared.yearBefore && nameOf(compared.yearBefore), of: ({ yearBefore }: Headline) => yearBefore },
  ].filter((each): each is { name: string; of: (each: Headline) => Figure | null } => each.name !== null);
  const cards = headline.map((each): Card => {
    const { unit } = headlines[each.measure];
    const inFull = { money: (value: number) => formats.wholeMoney(value, currency), number: formats.number, days: formats.days }[
      unit
    ];
    const { value } = each;
    return {
      label: labelOf(report, each.measure, formats),
      value: value.available ? inFull(value.value) : undefined,
      ...(!value.available && { reason: reasonText(value.reason) }),
      changes: against.flatMap(({ name, of }) => changeOf(each.measure, value, of(each), formats, name)),
    };
  });
  const cell = (measure: HeadlineMeasure, value: Figure | null) =>
    value ? write.figure(value, (amount) => write[headlines[measure].unit](amount)) : write.none;
  return {
    ...(excluded.length > 0 && { note: `${notIncluded(excluded, formats.money)}.` }),
    cards,
    columns: ['Metric', periodName(report, formats), ...against.map(({ name }) => name)],
    rows: headline.map((each) => [
      write.text(labelOf(report, each.measure, formats)),
      cell(each.measure, each.value),
      ...against.map(({ of }) => cell(each.measure, of(each))),
    ]),
    isTableForFilesOnly: true,
  };
}

/** Amounts change by a share of what they were, ratios and days by a difference. */
function changeOf(
  measure: HeadlineMeasure,
  now: Figure,
  before: Figure | null,
  formats: FigureFormats,
  against: string,
): Change[] {
  if (!now.available || !before?.available) return [];
  const { unit, welcome } = headlines[measure];
  const difference = unit === 'money' ? now.value - before.value : round(now.value) - round(before.value);
  if (unit === 'money' && before.value <= 0) return [];
  const size = Math.abs(difference);
  const text = {
    money: () => formats.percent(size / before.value),
    number: () => `${formats.number(size)} points`,
    days: () => formats.days(size),
  }[unit]();
  if (!difference) return [{ text: 'unchanged', direction: 'none', tone: 'neutral', against }];
  const isWelcome = difference > 0 === (welcome === 'more');
  return [
    {
      text,
      direction: difference > 0 ? 'up' : 'down',
      tone: welcome === 'neither' ? 'neutral' : isWelcome ? 'good' : 'bad',
      against,
    },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const known = (figure: Figure): number | null => (figure.available ? figure.value : null);

function revenuePart({ sections, months, currency }: ReportContent, formats: FigureFormats, write: Writers) {
  if (!sections.includes('revenue') || !months.length) return undefined;
  const hasBefore = months.some(({ revenueBefore }) => revenueBefore !== null);
  const before = { text: 'The year before', paint: 'before', shape: 'line' } as const;
  const chart: Chart = {
    title: 'Revenue by month, without sales tax',
    isHalf: false,
    legend: [{ text: 'Revenue', paint: 'accent', shape: 'block' }, ...(hasBefore ? [before] : [])],
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
    columns: ['Month', 'Revenue', ...(hasBefore ? ['The year before', 'Change'] : [])],
    rows: months.map(({ month, revenue, revenueBefore }) => [
      write.text(formats.month(month)),
      write.money(revenue),
      ...(hasBefore
        ? revenueBefore === null
          ? [write.none, write.none]
          : [write.money(revenueBefore), revenueBefore > 0 ? signed(revenue / revenueBefore - 1, write) : write.none]
        : []),
    ]),
  };
}

/** A change with its sign. */
function signed(share: number, write: Writers): Cell {
  const { text, value } = write.percent(Math.abs(share));
  return { text: share === 0 ? text : `${share > 0 ? '+' : '−'}${text}`, value: share < 0 ? -Number(value) : value };
}

function collectionsPart({ sections, months }: ReportContent, formats: FigureFormats, write: Writers) {
  if (!sections.includes('collections') || !months.length) return undefined;
  const names = months.map(({ month }) => formats.shortMonth(month));
  const height = 150;
  const dso: Chart = {
    title: 'Days sales outstanding at month end',
    isHalf: true,
    legend: [
      { text: 'DSO', paint: 'accent', shape: 'line' },
      { text: 'Best possible', paint: 'target', shape: 'dash' },
    ],
    draw: (width) =>
      drawMonths({
        months: names,
        lines: [
          { values: months.map(({ bestPossibleDso }) => known(bestPossibleDso)), paint: 'target', isDashed: true },
          { values: months.map((month) => known(month.dso)), paint: 'accent' },
        ],
        write: formats.number,
        width,
        height,
      }),
  };
  const cei: Chart = {
    title: 'Collection effectiveness by month',
    isHalf: true,
    legend: [
      { text: 'CEI', paint: 'accent', shape: 'line' },
      { text: '100: everything due was collected', paint: 'target', shape: 'dash' },
    ],
    draw: (width) =>
      drawMonths({
        months: names,
        lines: [
          { values: months.map(() => 100), paint: 'target', isDashed: true },
          { values: months.map((month) => known(month.cei)), paint: 'accent' },
        ],
        write: formats.number,
        width,
        height,
      }),
  };
  return {
    charts: [dso, cei],
    columns: ['Month', 'DSO, days', 'Best possible DSO, days', 'CEI'],
    rows: months.map((month) => [
      write.text(formats.month(month.month)),
      write.figure(month.dso, write.number),
      write.figure(month.bestPossibleDso, write.number),
      write.figure(month.cei, write.number),
    ]),
    isTableForFilesOnly: true,
  };
}

function receivablesPart(report: ReportContent, formats: FigureFormats, write: Writers) {
  const { ageing, debtors, overdueUnsure, currency } = report;
  if (!ageing && !debtors) return undefined;
  const paints = ['age0', 'age1', 'age2', 'age3', 'age4'] as const;
  const aging: Chart | undefined = ageing
    ? {
        title: 'Receivables by age',
        isHalf: false,
        legend: [],
        draw: (width) =>
          drawBars({
            bars: copy.buckets.map(([bucket, text], place) => ({
              text,
              value: ageing[bucket],
              said: formats.wholeMoney(ageing[bucket], currency),
              paint: paints[place] ?? 'age4',
            })),
            width,
          }),
      }
    : undefined;
  const ages = copy.buckets.map(([bucket]) => bucket);
  const open = (of: Record<(typeof ages)[number], number>) => ages.reduce((sum, age) => sum + of[age], 0);
  const row = (name: string, of: Record<(typeof ages)[number], number>) => [
    write.text(name),
    ...ages.map((age) => write.money(of[age])),
    write.money(open(of)),
  ];
  const rest =
    ageing &&
    debtors &&
    Object.fromEntries(ages.map((age) => [age, ageing[age] - debtors.reduce((sum, each) => sum + each[age], 0)]));
  const hasRest = rest && Object.values(rest).some((amount) => amount !== 0);
  const notes = [
    ...(debtors
      ? ['The clients that owe the most of what is overdue, less their credit. “Not yet due” is less credit that is not applied.']
      : []),
    ...(overdueUnsure > 0 ? [copy.overdueUnsure(overdueUnsure)] : []),
  ];
  return {
    ...(notes.length && { note: notes.join(' ') }),
    charts: aging ? [aging] : [],
    columns: ['Client', ...copy.buckets.map(([, text]) => text), 'Open'],
    rows: [
      ...(debtors ?? []).map((debtor) => row(debtor.name, debtor)),
      ...(hasRest ? [row('All other clients', rest as Parameters<typeof open>[0])] : []),
      ...(ageing ? [row('Total', ageing)] : []),
    ],
    hasTotal: ageing !== null,
  };
}

function concentrationPart({ concentration }: ReportContent, formats: FigureFormats, write: Writers) {
  if (!concentration) return undefined;
  const { revenue, clients, top } = concentration;
  const chart: Chart = {
    title: 'Share of revenue, 365 days',
    isHalf: false,
    legend: [],
    draw: (width) =>
      drawBars({
        bars: top.map((client) => ({
          text: client.name,
          value: client.revenue,
          said: formats.percent(client.revenue / revenue),
          paint: 'accent',
        })),
        width,
      }),
  };
  return {
    note: `Revenue of the 365 days to the report’s last day from ${copy.counted(clients, 'client', 'clients')}.`,
    charts: [chart],
    columns: ['Client', 'Revenue', 'Share'],
    rows: [
      ...top.map((client) => [write.text(client.name), write.money(client.revenue), write.percent(client.revenue / revenue)]),
      [write.text('All clients'), write.money(revenue), write.percent(1)],
    ],
    hasTotal: true,
  };
}

function pricesPart({ pricing, kind }: ReportContent, write: Writers) {
  if (!pricing) return undefined;
  const row = (price: ReportPrice) => [
    write.text(`${price.client}: ${price.service}`),
    write.money(price.price, price.currency),
    price.isOlder ? { text: `at least ${write.number(price.months).text}`, value: price.months } : write.number(price.months),
    price.opportunity === null ? write.text('Not available') : write.money(price.opportunity),
  ];
  const note = copy.prices(pricing, write.figure(pricing.opportunity, write.money).text);
  return {
    note: pricing.newlyStale.count ? `${note} ${copy.newlyStale(kind, pricing.newlyStale.count)}` : note,
    columns: ['Client and service', 'Price', 'Months since the last increase', 'Opportunity per year'],
    rows: pricing.prices.map(row),
  };
}

function segmentsPart({ segments }: ReportContent, write: Writers) {
  if (!segments) return undefined;
  const all = segments.reduce((sum, { clients }) => sum + clients, 0);
  return {
    columns: ['Segment', 'Clients', 'Share'],
    rows: segments.map(({ badge, clients }) => [
      write.text(copy.badgeName(badge)),
      write.number(clients),
      write.percent(clients / all),
    ]),
  };
}

function vendorsPart({ vendors }: ReportContent, write: Writers) {
  if (!vendors) return undefined;
  return {
    note: copy.vendors(vendors.count, write.money(vendors.spend).text),
    columns: ['Vendor', 'Spend', 'Share'],
    rows: vendors.vendors.map(({ name, spend }) => [
      write.text(name),
      write.money(spend),
      vendors.spend > 0 ? write.percent(spend / vendors.spend) : write.none,
    ]),
  };
}

function toDosPart({ toDos }: ReportContent, formats: FigureFormats, write: Writers) {
  if (!toDos) return undefined;
  const rest = toDos.count - toDos.first.length;
  return {
    ...(rest > 0 && { note: `The ${toDos.first.length} most urgent of ${toDos.count}.` }),
    columns: ['Client and to-do', 'Due', 'At stake'],
    rows: toDos.first.map(({ client, rule, text, dueOn, atStake }) => [
      write.text(`${client}: ${rule ? ruleTitles[rule] : (text ?? '')}`),
      dueOn ? { text: formats.day(dueOn), value: dueOn } : write.none,
      atStake ? write.money(atStake) : write.none,
    ]),
  };
}
