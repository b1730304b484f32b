/**
 * Splits one record into its fields (RFC 4180), also those that a formula marks as text, `="001"`. Undefined if a quotation mark
 * is misplaced or never closed.
 * @param text without its line end; line ends within quotation marks belong to the field
 */
export function splitRecord(text: string, separator: string): string[] | undefined {
  if (!text.includes('"')) return text.split(separator);
  const fields: string[] = [];
  for (let at = 0; ; at++) {
    // People write spaces before a quotation mark, and spreadsheets a formula that marks text.
    const start = quoteAfterSpaces(text, at);
    if (start !== undefined) at = start;
    if (text.charCodeAt(at) === 61 && text.charCodeAt(at + 1) === 34) at++;
    const quoted = text.charCodeAt(at) === 34 ? quotedField(text, at) : undefined;
    if (!quoted && text.charCodeAt(at) === 34) return undefined;
    const next = text.indexOf(separator, quoted?.end ?? at);
    const end = next === -1 ? text.length : next;
    const plain = text.slice(quoted?.end ?? at, end);
    if (quoted ? plain.trim() !== '' : plain.includes('"')) return undefined;
    fields.push(quoted ? quoted.value.replace(/^="([^"]*)"$/, '$1') : plain);
    if (next === -1) return fields;
    at = end;
  }
}

/** Returns the field that starts at a quotation mark, and the position after its closing mark. */
function quotedField(text: string, open: number): { value: string; end: number } | undefined {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) === 34) continue;
    const written = text.slice(open + 1, at);
    return { value: written.includes('"') ? written.replaceAll('""', '"') : written, end: at + 1 };
  }
  return undefined;
}

/** Returns the position of a quotation mark, or of a formula that starts with one, after spaces; undefined if there is none. */
function quoteAfterSpaces(text: string, from: number): number | undefined {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  const isQuote = text.charCodeAt(at) === 34 || (text.charCodeAt(at) === 61 && text.charCodeAt(at + 1) === 34);
  return isQuote ? at : undefined;
}

/** Matches a field without quotation marks around it, in which marks enclose words. */
const words = /^(?:[^"]|"[^"]*"(?![\p{L}\p{N}]))*$/u;

/** Whether all quotation marks of a field mean inches: each follows a digit, and no letter or digit follows it. */
const hasInches = (text: string): boolean =>
  text
    .split('"')
    .every((part, place, parts) => place === 0 || (/^\d$/.test(parts[place - 1]?.at(-1) ?? '') && !/^[\p{L}\p{N}]/u.test(part)));

/**
 * Splits a line whose quotation marks are not doubled, as `5" pipes` or `"Joe "Big" Smith"`: a mark ends its field only before a
 * separator or at the end of the line. Undefined if a mark may be misplaced or never closed.
 */
export function splitLoosely(text: string, separator: string): string[] | undefined {
  const fields: string[] = [];
  for (let at = 0; ; ) {
    const close = text.charCodeAt(at) === 34 ? looseEnd(text, at, separator) : undefined;
    const next = text.indexOf(separator, close ?? at);
    const end = next === -1 ? text.length : next;
    const plain = text.slice(at, end);
    if (close === undefined && !words.test(plain) && !hasInches(plain)) return undefined;
    fields.push(close === undefined ? plain : text.slice(at + 1, close).replace(/""|\\"/g, '"'));
    if (next === -1) return fields;
    at = end + separator.length;
  }
}

/** Returns the position of the mark that closes the field opened at a position; undefined if none does before the line ends. */
function looseEnd(text: string, open: number, separator: string): number | undefined {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at + 1 === text.length || text.startsWith(separator, at + 1)) return at;
  }
  return undefined;
}
