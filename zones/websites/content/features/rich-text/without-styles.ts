/** Elements that are dropped with what is in them. */
const dropped = new Set(['style', 'script', 'xml', 'head']);

/** Tags, text between them, and signs that begin no tag. */
const PARTS = /<[^<>]*>|[^<]+|</g;

const nameOf = (part: string): string => /^<\/?([a-z][a-z0-9]*)/i.exec(part)?.[1]?.toLowerCase() ?? '';

/** Text from other programs without its styles, which are dropped anyway, and which the policy of the page would report. */
export function withoutStyles(html: string): string {
  let open = '';
  let text = '';
  for (const [part] of html.matchAll(PARTS)) {
    const name = nameOf(part);
    if (open) {
      if (name === open && part.startsWith('</')) open = '';
    } else if (dropped.has(name)) {
      if (!part.startsWith('</')) open = name;
    } else text += name ? part.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, '') : part;
  }
  return text;
}
