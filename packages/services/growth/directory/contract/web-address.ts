import * as v from 'valibot';

/**
 * The address of a page that a browser may open: `http` or `https`, without a user's name, at most 2,000 characters.
 * Undefined for everything else, `javascript:` and `data:` above all.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 2_000 || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(trimmed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !username && !password && hostname.includes('.') ? href : undefined;
}

/** A web address as people type it. */
export const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000),
  v.check((text) => webAddress(text) !== undefined, 'Enter a web address that begins with https://.'),
  v.transform((text) => webAddress(text) ?? ''),
);
