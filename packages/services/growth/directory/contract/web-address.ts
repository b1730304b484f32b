import * as v from 'valibot';

/**
 * Returns the address of a page that is safe to open in a browser: `http` or `https`, without user name, at most 2,000
 * characters. Undefined for everything else, in particular `javascript:` and `data:`.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 2_000 || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(trimmed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !username && !password && hostname.includes('.') ? href : undefined;
}

/** A web address as typed by a person. */
export const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000),
  v.check((text) => webAddress(text) !== undefined, 'Enter a web address that begins with https://.'),
  v.transform((text) => webAddress(text) ?? ''),
);
