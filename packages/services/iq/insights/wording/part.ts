import type { MetricFormats } from '@suite/insights/metric-formats';
import { noteOf, textOf } from '@suite/insights/metric-text';
import type { PlainMeasure } from '@suite/insights/metrics/units';
import type { Metric } from '../contract/metric-schemas';
import type { ReportContent, ReportSection } from '../contract/report-content';
import type { Drawing, Paint } from './charts';
import type { Cell, Section } from './section';

export interface Change {
  /** Without its sign, such as `8.2%`. */
  text: string;
  direction: 'up' | 'down' | 'none';
  tone: 'good' | 'bad' | 'neutral';
  /** The period compared with, such as `September 2026`. */
  against: string;
}

/** A key metric as a card. */
export interface Card {
  label: string;
  /** Undefined if the value is not available because of `reason`. */
  value: string | undefined;
  /** Why it is not available or a range, or what it leaves out. */
  reason?: string;
  changes: Change[];
}

export interface Chart {
  title: string;
  legend: readonly { text: string; paint: Paint; shape: 'block' | 'line' | 'dash' }[];
  /** @param width in the units of the page: points or pixels */
  draw: (width: number) => Drawing;
  /** True if the chart takes half of the page's width. */
  isHalf: boolean;
}

/** A section of a report as pages and the PDF show it. The CSV only has its table. */
export interface Part extends Section {
  id: ReportSection;
  cards?: readonly Card[];
  charts?: readonly Chart[];
  /** True if the last row is a sum. */
  hasTotal?: boolean;
  /** True if the table repeats what the cards or charts show, so only files include it. */
  isTableForFilesOnly?: boolean;
}

/** A section of a document other than a report. */
export type PrintedPart = Omit<Part, 'id'>;

/** The content of a section without its title; undefined if it is empty or not requested. */
export type Content = Omit<Part, 'id' | 'title'> | undefined;

export type Writers = ReturnType<typeof writersOf>;

/** Returns functions that format values as table cells. */
export function writersOf({ currency }: ReportContent, formats: MetricFormats) {
  const text = (value: string): Cell => ({ text: value, value });
  const number = (value: number): Cell => ({ text: formats.number(value), value });
  const money = (amount: number, of = currency): Cell => ({ text: formats.money(amount, of), value: formats.major(amount, of) });
  const days = (value: number): Cell => ({ text: formats.days(value), value });
  const metric =
    (measure: PlainMeasure) =>
    (value: number): Cell => ({ text: formats.metric(measure)(value), value });
  const percent = (share: number): Cell => ({ text: formats.percent(share), value: share });
  const none: Cell = { text: '', value: '' };
  /** A number only for a plain value, else a text with what else is to be known about it. */
  const metricCell = (metric: Metric, write: (value: number) => Cell): Cell => {
    const note = noteOf(metric);
    if (metric.available && !note) return write(metric.value);
    const written = textOf(metric, (value) => write(value).text);
    return text(written === undefined ? 'Not available' : `${written} (${note})`);
  };

  return { text, number, metric, money, days, percent, none, metricCell };
}
