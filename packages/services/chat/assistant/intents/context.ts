import { reasonText } from '@suite/insights/metric-text';
import type { DraftContent, Measure, Source } from '../contract/answers';
import type { ToolAnswer } from '../tools/call-tool';

/** What an intent uses to answer a question. */
export interface IntentContext {
  /** Makes a tool call for the asker. @throws ToolError */
  call(tool: string, args?: Record<string, string>): Promise<ToolAnswer>;
  /** Creates a row for a value from the question itself, such as an amount. */
  quote(measure: Omit<Measure, 'name' | 'text'>): Source;
  prepareReminder(clientId: string): Promise<DraftContent>;
  prepareToDo(clientId: string, text: string): Promise<DraftContent>;
  prepareOffer(clientId: string): Promise<DraftContent>;
  /** Returns the company's clients whose names appear in the text. */
  clientsIn(text: string): Promise<{ id: string; name: string }[]>;
  /** Returns the day of the firm's numbers; undefined without any. */
  asOf(): Promise<string | undefined>;
  /** The current day, `2026-03-31`. */
  today: string;
}

/** A kind of question that can be answered without a model. */
export interface Intent {
  /** A suggested question of this kind. */
  example: string;
  pattern: RegExp;
  /**
   * Words that it uses, in addition to fillers. A question with any other word is not answered. Two words joined by a dash are
   * used only next to each other: `not-invoiced`.
   */
  words: string;
  /** Whether it answers about one month, which the question must name. */
  takesMonth?: boolean;
  /** Whether another intent answers the same for one month. */
  isByMonth?: boolean;
  /** Returns the number of a question that it uses: an amount, or a number of rows. */
  takesNumber?(match: RegExpExecArray, question: string): number | undefined;
  /** The maximum of that number. */
  maxNumber?: number;
  /** Units in which it answers, as a question names them. */
  units?: string;
  /** Groups of words of which an answer can use only one; with two it would leave one out. */
  choices?: readonly RegExp[];
  answer(context: IntentContext, match: RegExpExecArray, question: string): Promise<string>;
}

/** Returns the range of a metric that has no single value: `from $1.00 to $2.00`. */
const rangeOf = (row: Source | undefined, name: string): string | undefined => row?.facts[`${name}.range`];

/** Formats a number of a row, or its range, with its citation, `$1,234.56 [3]`; a dash when it is unknown. */
export function cite(row: Source | undefined, name: string): string {
  const text = row?.measures.find((one) => one.name === name)?.text ?? rangeOf(row, name);
  return text !== undefined && row ? `${text} [${row.key}]` : '—';
}

/** Returns whether a row has a number or a range. */
export const has = (row: Source | undefined, name: string): boolean =>
  Boolean(row?.measures.some((measure) => measure.name === name)) || rangeOf(row, name) !== undefined;

const UNKNOWN = 'not known: ';

/** Returns why a row's metric is not available, in a sentence; undefined if it is, or has a range. */
export function reasonOf(row: Source | undefined, name: string): string | undefined {
  const fact = row?.facts[name];
  return fact?.startsWith(UNKNOWN) ? reasonText(fact.slice(UNKNOWN.length)) : undefined;
}

/**
 * Returns a sentence on documents that a number leaves out or that make it a range, or on why it is not available; empty without
 * any.
 */
export function noteOn(row: Source | undefined, name: string): string {
  const { [`${name}.leftOut`]: leftOut, [name]: reason } = row?.facts ?? {};
  if (leftOut) return ` This is ${leftOut} [${row?.key}].`;
  const missing = reasonOf(row, name);
  if (missing) return ` It is not available: ${missing}`;
  return rangeOf(row, name) ? ` There is ${reason} [${row?.key}].` : '';
}

export const numberOf = (row: Source | undefined, name: string): number | undefined =>
  row?.measures.find((measure) => measure.name === name)?.value;

/**
 * Returns the metric that answers a question about sales: revenue if it is asked for, or if credit sales are the same number in
 * all rows, because no document has sales tax. @param path of the row's field, `client.`
 */
export function salesOrRevenue(question: string, rows: readonly (Source | undefined)[], path = ''): 'sales' | 'revenue' {
  const isOne = rows.every((row) => numberOf(row, `${path}sales`) === numberOf(row, `${path}revenue`));
  return isOne || /\brevenue\b/i.test(question) ? 'revenue' : 'sales';
}

/** Splits the rows of an answer into the row of the answer as a whole and the rows of its lists. */
export const partsOf = ({ rows }: ToolAnswer): { whole: Source; rest: Source[] } => {
  const [whole, ...rest] = rows;
  if (!whole) throw new Error('an answer has no row');
  return { whole, rest };
};

/** Removes Markdown characters from a text of the ledger. */
export const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** Formats a table in which each cell cites its row. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const aligned = heads.map((_, position) => (position === 0 ? '---' : '---:'));
  return [line(heads), line(aligned), ...rows.map(line)].join('\n');
}
