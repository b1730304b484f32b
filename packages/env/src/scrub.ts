/** What never leaves a page nor stands in a log line, and what stands in its place. Bounded, so that long texts stay cheap. */
const secrets: readonly [RegExp, string][] = [
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)*/g, '[token]'],
  [/\b([\w-]{0,32}(?:token|code)=)[^&#\s"'<>]+/gi, '$1[removed]'],
  // The values of a statement, which drizzle adds to its message.
  [/^params: [\s\S]*?(?=\n +at |$(?![\s\S]))/gm, 'params: [removed]'],
  [/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi, '[e-mail]'],
];

/** A text without JWTs, the values of `auth_code`, `token`, `code` and their like in an address, and e-mail addresses. */
export const scrubText = (text: string): string => secrets.reduce((left, [pattern, stead]) => left.replace(pattern, stead), text);

/** How far into an object is looked. */
const DEPTH = 4;

/** The same of any value: an error becomes its stack, an object a copy. */
export function scrub(value: unknown, depth = DEPTH): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value instanceof Error) return scrubText(textOf(value, depth));
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrub(item, depth - 1)]));
}

/** Some browsers leave the message out of the stack. */
function textOf(error: Error, depth: number): string {
  const { message, stack = '', cause } = error;
  const own = stack.includes(message) ? stack : `${error}\n${stack}`;
  return cause instanceof Error && depth > 0 ? `${own}\nCaused by: ${textOf(cause, depth - 1)}` : own;
}
