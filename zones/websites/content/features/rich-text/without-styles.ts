/** Elements that are dropped with their content. */
const dropped = new Set(['style', 'script', 'xml', 'head']);

const TAG = /<\/?[a-z][^<>]*>/gi;
const STYLE = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi;

const nameOf = (tag: string): string => /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';

/** Removes styles from pasted HTML. They are dropped anyway, and the page's Content-Security-Policy would report them. */
export function withoutStyles(html: string): string {
  let text = '';
  let at = 0;
  let open = '';
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    const name = nameOf(tag);
    const isEnd = tag.startsWith('</');
    if (open) {
      if (!isEnd || name !== open) continue;
      open = '';
    } else {
      text += html.slice(at, index);
      if (!dropped.has(name)) text += tag.replace(STYLE, '');
      else if (!isEnd) open = name;
    }
    at = index + tag.length;
  }
  return open ? text : text + html.slice(at);
}
