import { RUN_AGAIN } from './disks/volume';
import { notUnderstood } from './reading';

/** The maximum numbers of a kind of JSON; input of strangers is counted before any of it is parsed. */
export interface JsonLimits {
  /** Levels of lists and objects. */
  depth: number;
  rows: number;
  /** Top-level lists. */
  lists: number;
  /** Members of an object. */
  columns: number;
  /** The message about lists or objects that are nested deeper. */
  tooDeep: string;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST = 91;
const OBJECT = 123;
const CLOSING = [93, 125];

/** Lines that osquery and shells write among the rows: warnings, and prompts with what was typed. */
const OTHER_LINES = /^(?:[IWEF]\d{4,8} \d.*|Using a .*virtual database.*|osquery>.*|(?:PS )?[A-Z]:\\[^>\r\n\u2028\u2029]*>.*)$/gm;

/** Returns a text without the lines that osquery prints beside its results. */
export const withoutMessages = (text: string): string => text.replace(OTHER_LINES, '');

/** Returns the JSON values that follow each other in a text. @throws SuiteError `invalid_request` */
export function jsonValues(text: string, limits: JsonLimits): unknown[] {
  const { parts, rest } = partsOf(text, limits);
  return (rest ? [...parts, rest] : parts).map(parsed);
}

/**
 * Returns the JSON values that follow each other in a text, and whether another one that starts on a new line is cut off.
 * @throws SuiteError `invalid_request`
 */
export function wholeValues(text: string, limits: JsonLimits): { values: unknown[]; isCut: boolean } {
  const { parts, rest, isOpen } = partsOf(text, limits);
  const line = rest.trimStart();
  const isOnNewLine = rest.slice(0, rest.length - line.length).includes('\n');
  const isCut = isOpen && parts.length > 0 && isOnNewLine && line.startsWith('{');
  return { values: (isCut || !rest ? parts : [...parts, rest]).map(parsed), isCut };
}

export const incomplete = () => notUnderstood(`This file is not complete JSON. ${RUN_AGAIN}`);

function parsed(part: string): unknown {
  try {
    return JSON.parse(part);
  } catch {
    throw incomplete();
  }
}

interface Parts {
  parts: string[];
  /** What follows the last complete list or object; empty for nothing but white space. */
  rest: string;
  /** Whether the rest is a list or an object without its end. */
  isOpen: boolean;
}

/** Splits the text after each top-level list or object. @throws SuiteError `invalid_request` */
function partsOf(text: string, limits: JsonLimits): Parts {
  const parts: string[] = [];
  /** The number of members so far at each level; -1 in a list. */
  const members: number[] = [];
  let rows = 0;
  let lists = 0;
  let start = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (isInText) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) isInText = false;
    } else if (char === QUOTE) isInText = true;
    else if (char === COMMA) {
      const level = members.length - 1;
      const count = members[level] ?? -1;
      if (count < 0) continue;
      members[level] = count + 1;
      if (count + 1 >= limits.columns)
        throw notUnderstood(`A row of this file has more than ${limits.columns} columns. ${RUN_AGAIN}`);
    } else if (char === LIST || char === OBJECT) {
      if (members.length === limits.depth) throw notUnderstood(limits.tooDeep);
      if (char === OBJECT && ++rows > limits.rows)
        throw notUnderstood(`This file has more than ${limits.rows.toLocaleString('en-US')} rows. ${RUN_AGAIN}`);
      if (char === LIST && members.length === 0 && ++lists > limits.lists)
        throw notUnderstood(`This file has more than ${limits.lists} lists. ${RUN_AGAIN}`);
      members.push(char === LIST ? -1 : 0);
    } else if (CLOSING.includes(char)) {
      members.pop();
      if (members.length > 0) continue;
      parts.push(text.slice(start, at + 1).replace(/^[\s,;]+/, ''));
      start = at + 1;
    }
  }
  const rest = text.slice(start);
  return { parts, rest: rest.trim() && rest, isOpen: members.length > 0 };
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
