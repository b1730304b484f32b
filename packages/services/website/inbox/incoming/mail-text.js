// Plain JavaScript, because the worker that reads a mail loads no TypeScript.
import { decodeHTML } from 'entities';

/** Tags that end a line. */
const breaks = new Set([
  'br',
  '/p',
  '/div',
  '/li',
  '/tr',
  '/pre',
  '/h1',
  '/h2',
  '/h3',
  '/h4',
  '/h5',
  '/h6',
  'blockquote',
  '/blockquote',
]);

/** Elements with invisible content, and the pattern that ends each. */
const hidden = new Map(['style', 'script', 'title', 'head'].map((name) => [name, new RegExp(`</${name}[^>]*`, 'gi')]));

/** The maximum number of characters of text, with entities as they are written. */
const MAX_TEXT = 100_000;

/** Marks of quotes in quotes, at most. */
const MAX_MARKS = 5;

/**
 * Returns the text of an HTML document, which is never shown as HTML, with `> ` before each line of a quotation. Reads each
 * character a fixed number of times.
 * @param {string} html
 */
export function textOfHtml(html) {
  const name = /<\/?[a-z][a-z0-9]{0,9}/iy;
  let text = '';
  let depth = 0;
  let isPreformatted = false;
  /** Whether the text so far ends with a space or is a new line. */
  let isSpaced = true;
  for (let at = 0; at < html.length && text.length < MAX_TEXT; ) {
    const open = html.indexOf('<', at);
    const run = html.slice(at, open < 0 ? html.length : open);
    // Line ends and indents of the source are spaces, and none at the start of a line.
    const words = isPreformatted ? run : run.replace(/[ \t\r\n\f]+/g, ' ');
    text += isSpaced && !isPreformatted ? words.replace(/^ /, '') : words;
    if (words) isSpaced = words.endsWith(' ');
    if (open < 0) break;
    name.lastIndex = open;
    const tag = name.exec(html)?.[0].slice(1).toLowerCase() ?? '';
    if (tag === 'pre' || tag === '/pre') isPreformatted = tag === 'pre';
    if (tag === 'blockquote') depth++;
    if (tag === '/blockquote') depth = Math.max(0, depth - 1);
    if (breaks.has(tag)) text += `\n${'> '.repeat(Math.min(depth, MAX_MARKS))}`;
    else if (tag === '/td' || tag === '/th') text += ' ';
    isSpaced ||= breaks.has(tag) || tag === '/td' || tag === '/th';
    at = after(html, html.startsWith('<!--', open) ? '-->' : '>', open);
    const end = hidden.get(tag);
    if (!end) continue;
    end.lastIndex = at;
    at = end.test(html) ? end.lastIndex + 1 : html.length;
  }
  return decodeHTML(text.slice(0, MAX_TEXT))
    .replaceAll('\u00a0', ' ')
    .replaceAll(' \n', '\n')
    .replace(/\n{3,}/g, '\n\n');
}

/**
 * Returns the index after the next occurrence of an end; the text's length when there is none.
 * @param {string} text @param {string} end @param {number} from
 */
function after(text, end, from) {
  const found = text.indexOf(end, from);
  return found < 0 ? text.length : found + end.length;
}
