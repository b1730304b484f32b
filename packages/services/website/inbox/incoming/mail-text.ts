/** Tags that end a line. */
const breaks = new Set(['br', '/p', '/div', '/li', '/tr', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6']);

/** Elements with invisible content, and the pattern that ends each. */
const hidden = new Map(['style', 'script', 'title', 'head'].map((name) => [name, new RegExp(`</${name}[^>]*`, 'gi')]));

/** `&amp;` comes last, because its result may look like another entity. */
const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/** Returns the text of an HTML document, which is never shown as HTML. Reads each character a fixed number of times. */
export function textOfHtml(html: string): string {
  const name = /<\/?[a-z][a-z0-9]{0,9}/iy;
  let text = '';
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    text += html.slice(at, open < 0 ? html.length : open);
    if (open < 0) break;
    name.lastIndex = open;
    const tag = name.exec(html)?.[0].slice(1).toLowerCase() ?? '';
    if (breaks.has(tag)) text += '\n';
    at = after(html, html.startsWith('<!--', open) ? '-->' : '>', open);
    const end = hidden.get(tag);
    if (!end) continue;
    end.lastIndex = at;
    at = end.test(html) ? end.lastIndex + 1 : html.length;
  }
  return entities.reduce((all, [entity, character]) => all.replaceAll(entity, character), text).replace(/\n{3,}/g, '\n\n');
}

/** Returns the index after the next occurrence of an end; the text's length when there is none. */
function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? text.length : found + end.length;
}

/** Returns a mail without the quote at its end. */
export function withoutQuote(text: string): string {
  const all = text.split('\n');
  const last = lastOwn(all);
  const isIntroduction = last > 0 && /^On .{5,200} wrote:$/.test((all[last] ?? '').trim());
  const own = isIntroduction ? lastOwn(all.slice(0, last)) : last;
  return all
    .slice(0, Math.max(own, 0) + 1)
    .join('\n')
    .trim();
}

/** Returns the index of the last line that is neither quoted nor empty; -1 when all are. */
function lastOwn(all: readonly string[]): number {
  for (let index = all.length - 1; index >= 0; index--) {
    const line = all[index] ?? '';
    if (line.trim() !== '' && !line.startsWith('>')) return index;
  }
  return -1;
}
