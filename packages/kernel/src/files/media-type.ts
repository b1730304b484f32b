/** File types by their first bytes, in hexadecimal. */
const signatures = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/gif': /^474946383[79]61/,
  'image/webp': /^52494646.{8}57454250/,
  'image/avif': /^.{8}6674797061766966/,
  'application/pdf': /^255044462d/,
} as const;

export type KnownType = keyof typeof signatures;

/** Type of any other file, which a browser only saves. */
export const UNKNOWN_TYPE = 'application/octet-stream';

export type MediaType = KnownType | typeof UNKNOWN_TYPE;

/** Number of leading bytes from which the type is read. */
export const SIGNATURE_BYTES = 16;

/** Returns the type of a file by its first bytes, because its name proves nothing. */
export function mediaTypeOf(start: Buffer): MediaType {
  const text = start.toString('hex');
  const known = Object.entries(signatures).find(([, signature]) => signature.test(text));
  return known ? (known[0] as KnownType) : UNKNOWN_TYPE;
}

/** Returns the display name of a type: `PNG`. */
export const nameOfType = (type: KnownType): string => type.replace(/^.*\//, '').toUpperCase();
