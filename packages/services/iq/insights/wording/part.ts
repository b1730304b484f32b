import type { MetricFormats } from '@suite/insights/metric-formats';
import type { PlainMeasure } from '@suite/insights/units';
import type { Metric } from '../contract/metric-schemas';
import type { ReportContent, ReportSection } from '../contract/report-content';
import type { Drawing, Paint } from './charts';
import type { Cell, Section } from './section';

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

/** A section of a document that is no report. */
export type PrintedPart = Omit<Part, 'id'>;

/** What a section says beside its name; undefined where there is nothing, or it is not wanted. */
export type Content = Omit<Part, 'id' | 'title'> | undefined;

export type Writers = ReturnType<typeof writersOf>;

/** What cells are made of. */
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
  const figure = (value: Metric, write: (value: number) => Cell): Cell =>
    value.available ? write(value.value) : text('Not available');
  return { text, number, metric, money, days, percent, none, figure };
}
