import { someToken } from '@suite/kernel/http/parse-json';
import { indexOfNames, type Name, type NameIndex } from './find-names';
import { mapAllTexts } from './map-texts';
import { type NormalText, normalName, normalText } from './normal-text';
import { type Span, taxNumbersAndAddresses } from './tax-numbers';
import { withoutEscapes } from './without-escapes';

export type HiddenKind = 'CLIENT' | 'SERVICE' | 'TEXT';

/** A text that is withheld. */
export interface Hidden {
  kind: HiddenKind;
  text: string;
}

/** Matches a possibly incomplete placeholder at the end of a text. */
const incomplete = /(?:[A-Z]{1,7}|(?:CLIENT|SERVICE|TEXT)_\d{0,9})$/;

const complete = /(?:CLIENT|SERVICE|TEXT)_\d{1,9}/g;

/** Minimum length of client names that are also found within words. */
const WITHIN_WORDS = 4;

/** Minimum length of row texts; shorter ones reveal nothing and appear everywhere. */
const SHORTEST_WORD = 3;

const isOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);

/** A part of a text with its replacement. */
interface Replacement extends Span {
  by: string;
}

export type Placeholders = ReturnType<typeof createPlaceholders>;

/**
 * Replaces texts that must not leave the firm with placeholders, and restores them in what comes back. The same text always gets
 * the same placeholder, so a model can still say which client it means.
 * @param clients all names of the company's clients (`namesOfClients`)
 */
export function createPlaceholders(clients: NameIndex<string> = indexOfNames<string>([])) {
  const byText = new Map<string, string>();
  const byName = new Map<Name<string | Hidden>, string>();
  const texts = new Map<string, string>();
  const counts = new Map<HiddenKind, number>();
  const words: Name<Hidden>[] = [];
  let index: NameIndex<Hidden> | undefined;

  function placeholderOf(key: string, { kind, text }: Hidden): string {
    const known = byText.get(key);
    if (known) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const placeholder = `${kind}_${number}`;
    byText.set(key, placeholder);
    texts.set(placeholder, text);
    return placeholder;
  }

  function placeholderOfName(name: Name<string | Hidden>, written: string): string {
    const known = byName.get(name);
    if (known) return known;
    // If several clients share the name without their legal forms, use the name as written.
    const meant = name.value === '' ? written : name.value;
    const value = typeof meant === 'string' ? { kind: 'CLIENT' as const, text: meant } : meant;
    const placeholder = placeholderOf(normalName(value.text) || value.text, value);
    byName.set(name, placeholder);
    return placeholder;
  }

  function hide(kind: HiddenKind, text: string): string {
    const name = normalName(text);
    const key = name || text;
    if (!byText.has(key) && (kind === 'CLIENT' || name.length >= SHORTEST_WORD)) {
      words.push({ text: name, value: { kind, text } });
      index = undefined;
    }
    return placeholderOf(key, { kind, text });
  }

  /** Returns the parts of a text to replace, in any order. */
  function replacementsIn(original: string, normal: NormalText): Replacement[] {
    index ??= indexOfNames(words);
    const found: Replacement[] = [];
    // Text that looks like a placeholder is replaced too, so that typing one can't reveal a hidden text.
    for (const { index: start, 0: text } of original.matchAll(complete))
      found.push({ start, end: start + text.length, by: placeholderOf(`literal ${text}`, { kind: 'TEXT', text }) });
    for (const { start, end } of taxNumbersAndAddresses(original)) {
      const text = original.slice(start, end);
      found.push({ start, end, by: placeholderOf(`literal ${text.toLowerCase()}`, { kind: 'TEXT', text }) });
    }
    const { text, starts } = normal;
    for (let at = 0; at < text.length; at++) {
      const isClient = clients.mayBegin(text, at);
      const isHidden = index.mayBegin(text, at);
      if (!isClient && !isHidden) continue;
      const span = (name: Name<unknown>) => spanOf(original, starts[at] ?? 0, starts[at + name.text.length - 1] ?? 0);
      const client = isClient ? clients.longestAt(text, at, (name) => isName(original, span(name), name)) : undefined;
      const word = isHidden ? index.longestAt(text, at, (name) => isHiddenWord(original, span(name), name)) : undefined;
      const longest: Name<string | Hidden> | undefined = word && word.text.length >= (client?.text.length ?? 0) ? word : client;
      if (!longest) continue;
      const of = span(longest);
      found.push({ ...of, by: placeholderOfName(longest, original.slice(of.start, of.end)) });
      at += longest.text.length - 1;
    }
    return found;
  }

  const replaced = (original: string): string => {
    const found = replacementsIn(original, normalText(original));
    return found.length ? replaceSpans(original, found) : original;
  };

  /** Replaces everything withheld in a text from outside: clients, texts hidden so far, addresses, tax numbers. */
  function hideInAny(text: string): string {
    const json = text.includes('\\') ? jsonIn(text) : undefined;
    if (json !== undefined) return JSON.stringify(mapAllTexts(json, hideInAny));
    const hidden = replaced(text);
    const plain = withoutEscapes(text);
    if (plain === text) return hidden;
    // Names can be escaped within HTML, URLs or JSON. Such a text is sent unescaped.
    const read = replaced(plain);
    return read === plain ? hidden : read;
  }

  return {
    hide,
    hideIn: hideInAny,
    hasClient: (text: string): boolean => replacementsIn(text, normalText(text)).some(({ by }) => by.startsWith('CLIENT_')),
    restore: (text: string): string => text.replace(complete, (placeholder) => texts.get(placeholder) ?? placeholder),
    /** Does the same within JSON, such as the arguments of a call. */
    restoreInJson: (json: string): string =>
      json.replace(complete, (placeholder) => JSON.stringify(texts.get(placeholder) ?? placeholder).slice(1, -1)),
  };
}

/** Maximum nesting of lists and objects that are read as JSON. */
const MAX_DEPTH = 64;

/** Parses a text that is entirely JSON; undefined for any other text. */
function jsonIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    if (someToken(text, (_, depth) => depth > MAX_DEPTH)) return undefined;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a span that includes the combining marks of its last letter. */
function spanOf(original: string, start: number, last: number): Span {
  let end = last + ((original.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  while (end < original.length && original.charCodeAt(end) > 127 && /\p{M}/u.test(original[end] ?? '')) end++;
  return { start, end };
}

const isWhole = (original: string, { start, end }: Span) => !isOfWord(before(original, start)) && !isOfWord(original[end]);

/** Returns the character before a position; both halves of a surrogate pair. */
const before = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at - 1] ?? '') ? text.slice(at - 2, at) : text[at - 1]);

/**
 * Returns whether a match counts as a client's name: short names must be whole words, and one-letter names must match the case.
 */
function isName(original: string, span: Span, name: Name<unknown>): boolean {
  if (name.text.length >= WITHIN_WORDS) return true;
  if (!isWhole(original, span)) return false;
  const written = typeof name.value === 'string' ? name.value : (name.value as Hidden).text;
  return name.text.length > 1 || written.includes(original.slice(span.start, span.end));
}

const isHiddenWord = (original: string, span: Span, name: Name<Hidden>): boolean =>
  name.value.kind === 'CLIENT' ? isName(original, span, name) : isWord(original, span, name.text);

/** Returns whether a match counts as a row's text: it must be a whole word, and digits must not be part of an amount. */
function isWord(original: string, span: Span, text: string): boolean {
  if (!isWhole(original, span)) return false;
  if (/\p{L}/u.test(text)) return true;
  const { start, end } = span;
  return (
    !/[$€£¥.,]$/.test(original.slice(Math.max(0, start - 1), start)) && !/^(?:[.,]\d|\s?%)/.test(original.slice(end, end + 2))
  );
}

function replaceSpans(original: string, found: Replacement[]): string {
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let text = '';
  let at = 0;
  for (const { start, end, by } of found) {
    if (end <= at) continue;
    // A match that starts within the previous one is replaced together with it.
    text += original.slice(at, Math.max(at, start)) + by;
    at = end;
    if (/\d/.test(original[end] ?? '')) text += ' ';
  }
  return text + original.slice(at);
}

/** Restores a text that arrives in pieces; holds back its end while that may be the start of a placeholder. */
export function restoring({ restore }: Pick<Placeholders, 'restore'>) {
  let held = '';
  return {
    push(piece: string): string {
      const text = held + piece;
      const at = incomplete.exec(text.slice(-LONGEST_PLACEHOLDER))?.index;
      const from = at === undefined ? text.length : Math.max(0, text.length - LONGEST_PLACEHOLDER) + at;
      held = text.slice(from);
      return restore(text.slice(0, from));
    },
    end(): string {
      const rest = restore(held);
      held = '';
      return rest;
    },
  };
}

/** Length of `SERVICE_` with nine digits. */
const LONGEST_PLACEHOLDER = 17;
