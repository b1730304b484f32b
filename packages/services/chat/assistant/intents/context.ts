import type { DraftContent, Measure, Source } from '../contract/answers';
import type { ToolAnswer } from '../tools/call-tool';

/** What an intent answers with. */
export interface IntentContext {
  /** Makes a call for the asker. @throws ToolFailure */
  call(tool: string, args?: Record<string, string>): Promise<ToolAnswer>;
  /** A row for what the question itself says, such as an amount. */
  quote(measure: Omit<Measure, 'name' | 'text'>): Source;
  prepareReminder(clientId: string): Promise<DraftContent>;
  prepareToDo(clientId: string, text: string): Promise<DraftContent>;
  prepareOffer(clientId: string): Promise<DraftContent>;
  /** The company's clients whose names the text contains. */
  clientsIn(text: string): Promise<{ id: string; name: string }[]>;
  /** The day that the firm's numbers are of; undefined without any. */
  asOf(): Promise<string | undefined>;
  /** The present day, `2026-03-31`. */
  today: string;
}

/** A kind of question that is answered without a model. */
export interface Intent {
  /** A question of the kind, as it is offered. */
  example: string;
  pattern: RegExp;
  /**
   * Words that it uses, beside those that change nothing. A question with any other word is not answered. Two with a dash
   * between are used beside each other alone: `not-invoiced`.
   */
  words: string;
  /** It answers about one month, which the question has to name. */
  takesMonth?: boolean;
  /** What it answers is also looked up by month, by another intent. */
  isByMonth?: boolean;
  /** The number of a question that it uses: an amount, or how many rows. */
  takesNumber?(match: RegExpExecArray, question: string): number | undefined;
  /** The greatest of such numbers. */
  maxNumber?: number;
  /** Units in which it answers, as a question says them. */
  units?: string;
  /** Words of which an answer uses one kind: with words of two it would leave one out. */
  choices?: readonly RegExp[];
  answer(context: IntentContext, match: RegExpExecArray, question: string): Promise<string>;
}

/** A number of a row with its citation, `$1,234.56 [3]`; a dash when it is not known. */
export function cite(row: Source | undefined, name: string): string {
  const measure = row?.measures.find((one) => one.name === name);
  return measure && row ? `${measure.text} [${row.key}]` : '—';
}

export const has = (row: Source | undefined, name: string): boolean =>
  Boolean(row?.measures.some((measure) => measure.name === name));

export const numberOf = (row: Source | undefined, name: string): number | undefined =>
  row?.measures.find((measure) => measure.name === name)?.value;

/** The row of an answer as a whole, and those of its lists. */
export const partsOf = ({ rows }: ToolAnswer): { whole: Source; rest: Source[] } => {
  const [whole, ...rest] = rows;
  if (!whole) throw new Error('an answer has no row');
  return { whole, rest };
};

/** Text of the ledger within Markdown. */
export const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** A table of rows, each cell of which cites. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const aligned = heads.map((_, position) => (position === 0 ? '---' : '---:'));
  return [line(heads), line(aligned), ...rows.map(line)].join('\n');
}
