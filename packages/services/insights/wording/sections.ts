import { reasons } from '@suite/insights/figure';
import type { FigureFormats } from '@suite/insights/figure-formats';
import type { Figure } from '../contract/metric-schemas';
import type { ReportContent, StalePrice } from '../contract/reports';
import { ruleTitles } from './advice-rules';
import * as copy from './copy';
import { notIncluded } from './not-included';

/** A value as people read it, and as a spreadsheet takes it: money as a number of major units. */
export interface Cell {
  text: string;
  value: string | number;
}

/** A table of a report, the same in the mail, the PDF and the CSV. The first column is text, the others are numbers. */
export interface Section {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** What a report holds, section by section; what is empty is left out. */
export function sectionsOf(report: ReportContent, formats: FigureFormats): Section[] {
  const { currency } = report;
  const text = (value: string): Cell => ({ text: value, value });
  const number = (value: number): Cell => ({ text: formats.number(value), value });
  const money = (amount: number, of = currency): Cell => ({ text: formats.money(amount, of), value: formats.major(amount, of) });
  const days = (value: number): Cell => ({ text: formats.days(value), value });
  const none: Cell = { text: '', value: '' };
  const writers = { revenue: money, sales: money, open: money, overdue: money, cei: number, dso: days } as const;
  const figure = (value: Figure, write: (value: number) => Cell): Cell =>
    value.available ? write(value.value) : text(`Not available: ${reasonOf(value.reason)}`);
  const change = (now: Figure, before: Figure | null, write: (value: number) => Cell): Cell => {
    if (!now.available || !before?.available) return none;
    const difference = now.value - before.value;
    const { text: written, value } = write(Math.abs(difference));
    return difference === 0
      ? { text: 'unchanged', value: 0 }
      : { text: `${difference > 0 ? '+' : '−'}${written}`, value: difference > 0 ? value : -Number(value) };
  };
  const measureText = (measure: ReportContent['headline'][number]['measure']) =>
    measure === 'dso' ? `${copy.measures.dso}, ${formats.days(report.days ?? 365)}` : copy.measures[measure];
  const sections: Section[] = [
    {
      title: 'At a glance',
      ...(report.excluded.length > 0 && { note: `${notIncluded(report.excluded, formats.money)}.` }),
      columns: ['Figure', 'Value', ...(report.before ? [`Change since ${formats.day(report.before.asOf)}`] : [])],
      rows: report.headline.map(({ measure, value, before }) => {
        const write = (amount: number) => writers[measure](amount);
        const cells = [text(measureText(measure)), figure(value, write)];
        return report.before ? [...cells, change(value, before, write)] : cells;
      }),
    },
  ];
  const { ageing, overdueClients, overdueUnsure = 0, pricing, segments, vendors, toDos } = report;
  const hasCredit = overdueClients?.some(({ unappliedCredit = 0 }) => unappliedCredit > 0);
  if (ageing)
    sections.push({
      title: 'Receivables by age',
      columns: ['Past due', 'Open'],
      rows: copy.buckets.map(([bucket, label]) => [text(label), money(ageing[bucket])]),
    });
  if (overdueClients)
    sections.push({
      title: 'Most overdue clients',
      ...(overdueUnsure > 0 && { note: copy.overdueUnsure(overdueUnsure) }),
      columns: ['Client', 'Overdue', ...(hasCredit ? ['Credit not applied'] : []), 'Longest past due'],
      rows: overdueClients.map(({ name, overdue, unappliedCredit = 0, longestPastDue }) => [
        text(name),
        money(overdue),
        ...(hasCredit ? [money(unappliedCredit)] : []),
        days(longestPastDue),
      ]),
    });
  const prices = (stale: readonly StalePrice[]): Pick<Section, 'columns' | 'rows'> => ({
    columns: ['Client and service', 'Price', 'Months since the last raise', 'Opportunity per year'],
    rows: stale.map((price) => [
      text(`${price.client}: ${price.service}`),
      money(price.price, price.currency),
      price.isOlder ? { text: `at least ${formats.number(price.months)}`, value: price.months } : number(price.months),
      price.opportunity === null ? text('Not available') : money(price.opportunity),
    ]),
  });
  if (pricing?.newlyStale?.count)
    sections.push({
      title: 'Newly stale prices',
      note: copy.newlyStale(report.kind, pricing.newlyStale.count),
      ...prices(pricing.newlyStale.prices),
    });
  if (pricing)
    sections.push({
      title: 'Stale prices',
      note: copy.stale(pricing, figure(pricing.opportunity, money).text),
      ...prices(pricing.prices),
    });
  if (segments)
    sections.push({
      title: 'Clients by segment',
      columns: ['Segment', 'Clients', ...(report.before ? ['Before'] : [])],
      rows: segments.map(({ badge, clients, before }) => {
        const cells = [text(copy.badgeName(badge)), number(clients)];
        return report.before ? [...cells, before === null ? none : number(before)] : cells;
      }),
    });
  if (vendors)
    sections.push({
      title: 'Vendors',
      note: copy.vendors(vendors.count, money(vendors.spend).text),
      columns: ['Vendor', 'Spend'],
      rows: vendors.vendors.map(({ name, spend }) => [text(name), money(spend)]),
    });
  if (toDos)
    sections.push({
      title: 'Open to-dos',
      columns: ['Reason', 'To-dos', 'At stake'],
      rows: toDos.map(({ rule, count, atStake }) => [
        text(rule ? ruleTitles[rule] : 'Your own'),
        number(count),
        atStake ? money(atStake) : none,
      ]),
    });
  return sections;
}

const reasonOf = (reason: string): string => (reasons as Record<string, string>)[reason] ?? 'The data does not say.';
