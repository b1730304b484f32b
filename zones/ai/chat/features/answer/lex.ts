import type { Mark } from '@services/assistant/contract/answers';
import { Lexer, type Token, Tokenizer } from 'marked';

/** Max characters that are parsed as Markdown; a longer text is shown as plain text. */
const LONGEST = 60_000;

/** Max characters of a line that is parsed; a longer one is not a plausible answer. */
const LONGEST_LINE = 6_000;

/** Max Markdown characters in a row that are parsed. */
const LONGEST_RUN = 200;

/** Max lines that are parsed as Markdown. */
const MAX_LINES = 1500;

/** Max depth of nested quotes and lists. */
export const DEEPEST = 8;

/** Delimiters of a number that matches no cited row; no font has them, and they are removed from texts first. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Excludes HTML, autolinks, and definitions that would turn a citation into a link. */
class PlainTokenizer extends Tokenizer {
  override html() {
    return undefined;
  }
  override tag() {
    return undefined;
  }
  override def() {
    return undefined;
  }
  override autolink() {
    return undefined;
  }
  override url() {
    return undefined;
  }
}

/** Returns the tokens of an answer; undefined for a text that is shown as plain text. */
export function lex(text: string, marks: readonly Mark[]): Token[] | undefined {
  if (text.length > LONGEST || isBomb(text)) return undefined;
  try {
    return new Lexer({ gfm: true, tokenizer: new PlainTokenizer() }).lex(withMarks(text, marks));
  } catch {
    return undefined;
  }
}

/** Whether a text has a run of Markdown characters that is too long for a plausible answer. */
function hasLongRun(text: string): boolean {
  let length = 0;
  for (const character of text) {
    length = '[]!*_~`(<'.includes(character) ? length + 1 : 0;
    if (length >= LONGEST_RUN) return true;
  }
  return false;
}

/** Whether a text has numbers or nesting of Markdown characters that take long to parse and occur in no plausible answer. */
function isBomb(text: string): boolean {
  if (hasLongRun(text)) return true;
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) return true;
  return lines.some((line) => {
    if (line.length > LONGEST_LINE) return true;
    const signs = line.match(/[[*_`~]/g)?.length ?? 0;
    return signs > 400 || /^(?:\s*(?:>|[-*+]|\d{1,9}[.)])){9}/.test(line);
  });
}

/** Returns the text with delimiters around its marks, after removing any that it contained. */
export function withMarks(text: string, marks: readonly Mark[]): string {
  const clean = text.replace(/[\uE000\uE001]/g, ' ');
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...marks].sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    parts.push(clean.slice(at, start), MARK_START, clean.slice(start, end), MARK_END);
    at = end;
  }
  return `${parts.join('')}${clean.slice(at)}`;
}
