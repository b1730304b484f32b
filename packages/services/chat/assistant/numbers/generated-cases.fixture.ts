import type { Measure, Source } from '../contract/answers';
import { textOf } from '../tools/read-rows';

/** An answer with rows, and the numbers of it that no cited row has. */
export interface NumberCase {
  text: string;
  sources: Source[];
  wrong: string[];
}

/** A generator of numbers from 0 to 1 that gives the same ones for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const names = ['Bayview Dental', 'Studio 54 Inc.', 'Harbor Co.', 'A. Smith & Sons', '3M Roofing', 'Café Zürich'];

/** What becomes of a right number in a wrong answer. */
const faults = ['digit', 'row', 'unit', 'currency', 'uncited', 'sum', 'scale'] as const;

function sourceOf(random: () => number, key: number): Source {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const currency = random() < 0.8 ? 'USD' : 'EUR';
  const measure = (name: string, kind: Measure['kind'], value: number): Measure => {
    const of = kind === 'money' ? currency : null;
    return { name, kind, value, currency: of, text: textOf(kind, value, of) };
  };
  return {
    key,
    title: names[between(0, names.length)] ?? '',
    tool: 'getClientMetrics',
    measures: [
      measure('overdue', 'money', between(10_000, 90_000_000)),
      measure('longestPastDue', 'days', between(400, 900)),
      measure('shareLate', 'share', between(101, 999) / 1000),
      measure('invoices', 'count', between(1000, 9000)),
    ],
    facts: { lastInvoiceOn: '2026-03-31' },
    link: null,
  };
}

const templates = [
  (name: string, number: string, cite: string) => `${name} has ${number} ${cite} as of March 31, 2026.`,
  (name: string, number: string, cite: string) => `1. **${name}**: ${number}${cite && ` ${cite}`}\n2. Nothing else.`,
  (name: string, number: string, cite: string) => `| Client | Value |\n| --- | ---: |\n| ${name} | ${number} ${cite} |`,
  (name: string, number: string, cite: string) => `In Q3 of 2025 it was so. ${name}: ${number}. ${cite} The rest followed.`,
];

/** A case with one number that is right, or wrong in one of the ways that models are. */
export function numberCase(seed: number, isWrong: boolean): NumberCase {
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const sources = [1, 2, 3].map((key) => sourceOf(random, key));
  const [own, other] = sources as [Source, Source];
  const position = Math.floor(random() * own.measures.length);
  const measure = own.measures[position] as Measure;
  const template = pick(templates);
  if (!isWrong) return { text: template(own.title, measure.text, '[1]'), sources, wrong: [] };
  const fault = faults[seed % faults.length];
  const rewritten = (value: number, currency = measure.currency) => textOf(measure.kind, value, currency);
  const step = measure.kind === 'share' ? 0.013 : 7;
  const swapped = (other.measures[position] as Measure).value;
  const wrong = {
    digit: rewritten(measure.value + step),
    row: rewritten(swapped === measure.value ? swapped + step : swapped),
    unit: measure.kind === 'share' ? `${(measure.value * 100).toFixed(1)} days` : `${Math.round(measure.value)}%`,
    currency: measure.currency
      ? rewritten(measure.value, measure.currency === 'USD' ? 'EUR' : 'USD')
      : rewritten(measure.value + step),
    uncited: measure.text,
    sum: rewritten(measure.value + Math.max(step, measure.kind === 'share' ? 0.2 : swapped)),
    scale: rewritten(measure.value * 10),
  }[fault ?? 'digit'];
  return { text: template(own.title, wrong, fault === 'uncited' ? '' : '[1]'), sources, wrong: [wrong] };
}
