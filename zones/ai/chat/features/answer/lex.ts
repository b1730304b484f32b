import type { Mark } from '@services/openai-gateway/contract/answers';
import { Lexer, type Token, Tokenizer } from 'marked';

/** Characters that are drawn as Markdown; a longer text is drawn as it is. */
const LONGEST = 60_000;

/** Characters of a line, and signs of one kind in a row, beyond which a line is not parsed: what is nested so is no answer. */
const LONGEST_LINE = 6_000;

/** Signs of Markdown in a row that are parsed. */
const LONGEST_RUN = 200;

/** Lines that are drawn as Markdown. */
const MAX_LINES = 1500;

/** Depth of quotes and lists within each other. */
export const DEEPEST = 8;

/** Stand around a number that matches no cited row; no font has them, and texts are rid of them first. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** No HTML, no addresses that are made links by themselves, and no definitions that would turn a citation into a link. */
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

/** The tokens of an answer; undefined for a text that is drawn as it is. */
export function lex(text: string, marks: readonly Mark[]): Token[] | undefined {
  if (text.length > LONGEST || isBomb(text)) return undefined;
  try {
    return new Lexer({ gfm: true, tokenizer: new PlainTokenizer() }).lex(withMarks(text, marks));
  } catch {
    return undefined;
  }
}

/** Signs of Markdown one after the other, of which 200 are no answer. */
function hasLongRun(text: string): boolean {
  let length = 0;
  for (const character of text) {
    length = '[]!*_~`(<'.includes(character) ? length + 1 : 0;
    if (length >= LONGEST_RUN) return true;
  }
  return false;
}

/** Signs in numbers and nesting that no answer has, and whose parsing takes long. */
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

/** The text with signs around its marks, none of which it can have had before. */
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
