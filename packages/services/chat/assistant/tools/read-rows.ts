import { metricFormatsOf } from '@suite/insights/metric-formats';
import { badge, segmentMoves } from '@suite/insights/metrics/names';
import { type UnsureDocuments, unsureText } from '@suite/insights/unsure-documents';
import type { Measure, MeasureKind, Source } from '../contract/answers';
import { cut } from '../texts/storable';
import { linkOf } from './links';
import { isIdentifier, measureOf, unitOf } from './measures';

type Row = Record<string, unknown>;

interface Options {
  tool: string;
  /** The firm's currency, for responses without one. */
  currency: string;
  /** Key of the first row. */
  firstKey: number;
  asOf?: string | undefined;
}

/** Maximum number of rows that are read per list. */
const MAX_ROWS = 60;

const formats = metricFormatsOf('en-US');

const titleOf: Record<string, string> = {
  getDashboard: 'The firm',
  getClientMetrics: 'Clients found',
  getPrices: 'Prices found',
  getVendors: 'Vendors found',
  getVendorAnalysis: 'Vendors',
  getToDos: 'To-dos found',
  getPromises: 'Promises to pay',
  getSegmentMoves: segmentMoves,
  getMetricMonths: 'Months',
  getClientInvoices: 'Invoices found',
  getReports: 'Reports found',
  getProposals: 'Proposals found',
  getLeakage: 'Accepted and not invoiced',
  getUnengaged: 'Invoiced without a proposal',
  getFeed: 'Events',
};

/** Returns the rows of an API response: one for the response as a whole, and one for each item of its lists. */
export function readRows(answer: Row, { tool, currency, firstKey, asOf }: Options): Source[] {
  const firm = typeof answer.currency === 'string' ? answer.currency : currency;
  const day = typeof answer.asOf === 'string' ? answer.asOf : asOf;
  const rows: Source[] = [];
  const add = (row: Row, list: string, title: string) => {
    const own = typeof row.currency === 'string' ? row.currency : firm;
    const { measures, facts } = flatten(row, tool, { firm: typeof answer.currency === 'string' ? firm : own, own });
    if (day && list === '') facts.asOf = day;
    rows.push({ key: firstKey + rows.length, title, tool, measures, facts, link: linkOf(tool, list, row, day) });
  };
  add(answer, '', titleOf[tool] ?? tool);
  for (const [list, values] of listsOf(answer)) {
    for (const value of values.slice(0, MAX_ROWS)) if (isRow(value)) add(value, list, titleOfRow(value, list));
  }
  return rows;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

interface AnyMetric {
  available: boolean;
  value?: unknown;
  /** The documents that the value is without. */
  leftOut?: UnsureDocuments;
  reason?: string;
  range?: { low: unknown; high: unknown; documents: UnsureDocuments };
}

const isMetric = (value: Row): value is Row & AnyMetric => 'available' in value;

/** Returns the lists of a response, including those of nested objects. */
function listsOf(answer: Row, path = ''): [string, unknown[]][] {
  return Object.entries(answer).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    if (Array.isArray(value)) return name === 'excluded' ? [] : [[at, value] as [string, unknown[]]];
    if (!isRow(value)) return [];
    if (isMetric(value)) return Array.isArray(value.value) ? [[at, value.value] as [string, unknown[]]] : [];
    return listsOf(value, at);
  });
}

function flatten(row: Row, tool: string, currencies: { firm: string; own: string }) {
  const measures: Measure[] = [];
  const facts: Record<string, string> = {};
  const put = (name: string, value: unknown, path: string) => {
    if (value === null || value === undefined || Array.isArray(value)) return;
    if (typeof value === 'string') {
      if (value && (!/Id$|^id$/.test(name) || name === 'clientId')) facts[path] = cut(value, 300);
    } else if (typeof value === 'number') {
      const kind = measureOf(tool, name);
      if (kind) measures.push(writeMeasure(path, kind, value, currencies));
      else if (isIdentifier(name)) facts[path] = String(value);
    } else if (isRow(value)) {
      if (!isMetric(value)) for (const [inner, one] of Object.entries(value)) put(inner, one, `${path}.${inner}`);
      else if (value.range) putRange(name, value.range, path);
      else if (!value.available) facts[path] = `not known: ${value.reason ?? ''}`;
      else if (isRow(value.value)) for (const [inner, one] of Object.entries(value.value)) put(inner, one, inner);
      else put(name, value.value, path);
      if (isMetric(value) && value.leftOut) facts[`${path}.leftOut`] = `without ${unsureText(value.leftOut)}`;
    }
  };
  // Its two ends are no measures, so that neither can be cited alone.
  const putRange = (name: string, { low, high, documents }: NonNullable<AnyMetric['range']>, path: string) => {
    if (isRow(low) && isRow(high)) {
      for (const [inner, one] of Object.entries(low)) putRange(inner, { low: one, high: high[inner], documents }, inner);
      return;
    }
    const kind = measureOf(tool, name);
    if (!kind || typeof low !== 'number' || typeof high !== 'number') return;
    const text = (value: number) => writeMeasure(path, kind, value, currencies).text;
    facts[`${path}.range`] = `from ${text(low)} to ${text(high)}`;
    facts[path] = `no single value, because of ${unsureText(documents)}`;
  };
  for (const [name, value] of Object.entries(row)) put(name, value, name);
  return { measures, facts };
}

function writeMeasure(
  path: string,
  kind: NonNullable<ReturnType<typeof measureOf>>,
  value: number,
  { firm, own }: { firm: string; own: string },
): Measure {
  const currency = kind === 'own-money' ? own : kind === 'money' ? firm : null;
  const written = kind === 'own-money' ? 'money' : kind;
  return { name: path, kind: written, value, currency, text: textOf(written, value, currency) };
}

export const textOf = (kind: MeasureKind, value: number, currency: string | null): string =>
  formats.inUnit(unitOf(kind), value, currency ?? 'USD');

const textAt = (row: Row, name: string) => (typeof row[name] === 'string' ? (row[name] as string) : undefined);

function titleOfRow(row: Row, list: string): string {
  const client = textAt(row, 'client');
  const service = textAt(row, 'service');
  const title = textAt(row, 'title') ?? textAt(row, 'text');
  const month = textAt(row, 'month');
  if (client && service) return `${client}: ${service}`;
  if (client && title) return cut(`${client}: ${title}`, 200);
  if (client && month) return `${client}, ${formats.month(month)}`;
  if (client && textAt(row, 'rule')) return `${client}: ${row.rule}`;
  if (client) return client;
  if (month) return formats.month(month);
  if (list.endsWith('segments')) return `${badge} ${row.badge}`;
  const number = textAt(row, 'number');
  if (textAt(row, 'kind') && number) return `${row.kind} ${number}`;
  if (textAt(row, 'from') !== undefined && textAt(row, 'to')) return `${row.kind ?? ''} ${row.from} – ${row.to}`.trim();
  const name = textAt(row, 'name') ?? textAt(row, 'category') ?? textAt(row, 'type') ?? textAt(row, 'currency');
  return cut(name ?? textAt(row, 'id') ?? list, 200);
}
