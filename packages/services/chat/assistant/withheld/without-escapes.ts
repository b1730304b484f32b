const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', nbsp: ' ', quot: '"', apos: "'", lt: '<', gt: '>' }),
);

const single: Record<string, string> = { n: '\n', r: '\r', t: '\t', '"': '"', '/': '/', '\\': '\\' };

/** Decodes the escapes of JSON, HTML and URLs in a text: `Caf\u00e9`, `Caf&eacute;`, `Caf%C3%A9`. */
export function withoutEscapes(text: string): string {
  if (!/[\\&%]/.test(text)) return text;
  return text
    .replace(/\\(?:u([0-9a-fA-F]{4})|([nrt"/\\]))/g, (_, code: string | undefined, letter = '') =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (single[letter] ?? ''),
    )
    .replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name: string | undefined) => {
      if (name) return named.get(name) ?? marked(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/(?:%[0-9a-fA-F]{2}){1,64}/g, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'));
}

/** Returns the base letter of an HTML entity for an accented letter, such as `eacute`, which is enough for comparing. */
const marked = (name: string) => /^([a-zA-Z])(?:acute|grave|uml|circ|tilde|cedil|ring|slash|caron)$/.exec(name)?.[1];
