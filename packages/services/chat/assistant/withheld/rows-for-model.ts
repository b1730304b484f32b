import type { SentKind } from '../contract/administration';
import type { Source } from '../contract/answers';
import { nameOfMeasure } from '../contract/measure-names';
import type { Hidden, HiddenKind, Placeholders } from './placeholders';

/** Fields that reveal nothing about a taxpayer: states, kinds and days. All other texts are withheld. */
const clear = new Set(
  'asOf badge badgeBefore freshness sinceKind state kind rule currency status source view type month from to move opportunityBy suggestedBy clientId isWithheld gap outcome'.split(
    ' ',
  ),
);

/** Also checks the format of such a value: never a name, an address or a note. */
const isClear = (name: string, value: string) => clear.has(name) && /^[\w.:-]{1,60}$/.test(value);

const day = /^\d{4}-\d{2}(-\d{2})?(T[\d:.]+Z)?$/;

/** Tools whose texts are about vendors, whom the firm itself pays. */
const ofVendors = new Set(['getVendors', 'getVendorAnalysis']);

/** Returns the kind of a withheld text, or undefined for a text that may be sent unchanged. */
export function hiddenKind(tool: string, path: string, value: string): HiddenKind | undefined {
  const name = path.split('.').pop() ?? path;
  if (isClear(name, value) || day.test(value) || /^not known: [a-z-]{0,60}$/.test(value) || ofVendors.has(tool)) return undefined;
  if (tool === 'getDashboard' && path.startsWith('vendors')) return undefined;
  if (name === 'client' || (name === 'name' && tool !== 'getFeed')) return 'CLIENT';
  return name === 'service' ? 'SERVICE' : 'TEXT';
}

/** Returns the texts of a row that are withheld. */
export const hiddenIn = ({ tool, facts }: Source): Hidden[] =>
  Object.entries(facts).flatMap(([path, text]) => {
    const kind = hiddenKind(tool, path, text);
    return kind ? [{ kind, text }] : [];
  });

const MAX_TEXT = 200;

/** Converts a text of the ledger to plain data: a single line, without characters that end a message or start markup. */
const asData = (text: string) =>
  text
    .replace(/[\p{C}<>`]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** Formats rows for a model. `hidden` is undefined if the firm allows sending tax data. */
export function rowsForModel(rows: readonly Source[], hidden: Placeholders | undefined, maxCharacters: number): string {
  const written: object[] = [];
  let length = 0;
  for (const { kind, text } of hidden ? rows.flatMap(hiddenIn) : []) hidden?.hide(kind, text);
  for (const [position, { key, title, tool, measures, facts }] of rows.entries()) {
    const words = Object.entries(facts).map(([path, value]) => {
      const kind = hidden && hiddenKind(tool, path, value);
      if (kind) return [path, hidden.hide(kind, value)];
      return [path, hidden ? hidden.hideIn(asData(value)) : asData(value)];
    });
    const row = {
      cite: `[${key}]`,
      ...(position === 0 && { of: title }),
      ...Object.fromEntries(words),
      ...Object.fromEntries(measures.map(({ name, text }) => [nameOfMeasure(name), text])),
    };
    length += JSON.stringify(row).length;
    if (length > maxCharacters) break;
    written.push(row);
  }
  const isCut = written.length < rows.length;
  return JSON.stringify({ rows: written, ...(isCut && { more: 'There are more rows than fit. Ask for fewer, or filter.' }) });
}

const kindsOfTool: Record<string, SentKind[]> = {
  getVendors: ['vendors'],
  getVendorAnalysis: ['vendors'],
  getToDos: ['to-dos'],
  getProposals: ['proposals'],
  getLeakage: ['proposals'],
  getUnengaged: ['proposals'],
  getFeed: ['events'],
};

/** Returns the kinds of data that a call adds to a request. @param words texts of its rows that a firm may withhold */
export function sentKindsOf(tool: string, words: readonly Hidden[], isWithheld: boolean): SentKind[] {
  const kinds: SentKind[] = kindsOfTool[tool] ?? ['metrics'];
  if (isWithheld) return kinds;
  const has = (kind: HiddenKind) => words.some((word) => word.kind === kind);
  return [
    ...kinds,
    ...(has('CLIENT') ? (['client-names'] as const) : []),
    ...(has('SERVICE') ? (['client-services'] as const) : []),
  ];
}
