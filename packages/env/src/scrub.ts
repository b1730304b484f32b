/** Replacements for secrets, which must never leave a page or appear in a log line. Each takes linear time. */
const secrets: readonly ((text: string) => string)[] = [
  (text) => text.replace(/[\w.-]+/g, withoutToken),
  (text) => text.replace(/((?:token|code)=)[^&#\s"'<>]+/gi, '$1[removed]'),
  // The values of a statement, which drizzle adds to its message.
  (text) => text.replace(/^params: [\s\S]*?(?=\n +at |$(?![\s\S]))/gm, 'params: [removed]'),
  // The search starts only at the beginning of a word, so that it never restarts within one.
  (text) => text.replace(/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi, '[e-mail]'),
];

/**
 * Removes JWTs, the values of `auth_code`, `token`, `code` and similar parameters of addresses, and email addresses from a text.
 */
export const scrubText = (text: string): string => secrets.reduce((left, scrubbed) => scrubbed(left), text);

/** Removes a JWT from the end of a word of letters, digits, hyphens and dots. */
function withoutToken(word: string): string {
  if (!word.includes('eyJ')) return word;
  let at = 0;
  const parts = word.split('.');
  for (const [index, part] of parts.entries()) {
    const start = part.search(/\beyJ[\w-]{8}/);
    if (start >= 0 && parts[index + 1]) return `${word.slice(0, at + start)}[token]`;
    at += part.length + 1;
  }
  return word;
}

/** Maximum depth within an object. */
const DEPTH = 4;

/** Scrubs any value: an error becomes its stack, an object a copy. */
export function scrub(value: unknown, depth = DEPTH): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value instanceof Error) return scrubText(textOf(value, depth));
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrub(item, depth - 1)]));
}

/** Some browsers omit the message from the stack. */
function textOf(error: Error, depth: number): string {
  const { message, stack = '', cause } = error;
  const own = stack.includes(message) ? stack : `${error}\n${stack}`;
  return cause instanceof Error && depth > 0 ? `${own}\nCaused by: ${textOf(cause, depth - 1)}` : own;
}
