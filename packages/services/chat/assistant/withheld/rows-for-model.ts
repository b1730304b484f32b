import type { SentKind } from '../contract/administration';
import type { Source } from '../contract/answers';
import { nameOfMeasure } from '../contract/measure-names';
import type { Hidden, HiddenKind, Placeholders } from './placeholders';

/** Words of rows that say nothing about a taxpayer: states, kinds and days. Any other word is withheld. */
const clear = new Set(
  'asOf badge badgeBefore freshness sinceKind state kind rule currency status source view type month from to move opportunityBy clientId isWithheld gap outcome'.split(
    ' ',
  ),
);

/** What such words look like: never a name, an address or a note. */
const isClear = (name: string, value: string) => clear.has(name) && /^[\w.:-]{1,60}$/.test(value);

const day = /^\d{4}-\d{2}(-\d{2})?(T[\d:.]+Z)?$/;

/** Calls whose words are about vendors, whom the firm itself pays. */
const ofVendors = new Set(['getVendors', 'getVendorAnalysis']);

/** What a word of a row is, or that it may be sent as it is. */
export function hiddenKind(tool: string, path: string, value: string): HiddenKind | undefined {
  const name = path.split('.').pop() ?? path;
  if (isClear(name, value) || day.test(value) || /^not known: [a-z-]{0,60}$/.test(value) || ofVendors.has(tool)) return undefined;
  if (tool === 'getDashboard' && path.startsWith('vendors')) return undefined;
  if (name === 'client' || (name === 'name' && tool !== 'getFeed')) return 'CLIENT';
  return name === 'service' ? 'SERVICE' : 'TEXT';
}

/** What a row has that is withheld. */
export const hiddenIn = ({ tool, facts }: Source): Hidden[] =>
  Object.entries(facts).flatMap(([path, text]) => {
    const kind = hiddenKind(tool, path, text);
    return kind ? [{ kind, text }] : [];
  });

const MAX_TEXT = 200;

/** Text of the ledger as data: in one line, without signs that end a message or start markup. */
const asData = (text: string) =>
  text
    .replace(/[\p{C}<>`]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** Rows as a model reads them. `hidden` is absent where the firm allows tax data to be sent. */
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

/** Kinds of data that a call puts into a request. @param words what its rows have that a firm may withhold */
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
