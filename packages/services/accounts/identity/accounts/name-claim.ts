/**
 * Maximum bytes of a name in a token. Tokens are sent in headers and in cookies of at most 4,096 bytes, and a name of 200
 * characters can take 1,200.
 */
export const LONGEST_NAME = 100;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Size as in the claims: in JSON, in UTF-8. */
const sizeOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

/**
 * Returns a first or last name for tokens: cut to `LONGEST_NAME` bytes, between characters as people see them, or between code
 * points if the first character is already too long. The account keeps the whole name, which `GET /users/{userId}` returns.
 */
export function nameClaim(name: string): string {
  if (sizeOf(name) <= LONGEST_NAME) return name;
  return beginning(segmentsOf(name)) || beginning(name);
}

function* segmentsOf(name: string) {
  for (const { segment } of graphemes.segment(name)) yield segment;
}

function beginning(parts: Iterable<string>): string {
  let text = '';
  for (const part of parts) {
    if (sizeOf(text + part) > LONGEST_NAME) break;
    text += part;
  }
  return text;
}
