/** Legal forms at the end of a name, spelled as `words` returns them. */
export const legalForms: ReadonlySet<string> = new Set(
  `inc incorporated llc llp lllp lp pllc plc pc corp corporation co company ltd limited gmbh ag kg bv nv sa sas sarl srl spa
   ab as asa oy oyj aps pty pte kk`.split(/\s+/),
);

/** Decisions by a person that one name means another, both as `normaliseName` returns them. */
export type Aliases = ReadonlyMap<string, string>;

/**
 * Returns a vendor's name in the form that identifies it: without case, padding, diacritics, punctuation and the legal form at
 * its end; `&` and `and` are equal. An alias is then replaced by its name, once; the caller resolves aliases of aliases. A name
 * that consists only of a legal form keeps it; a name without letters and digits becomes empty.
 */
export function normaliseName(name: string, aliases: Aliases = new Map()): string {
  const plain = withoutLegalForm(words(name)).join(' ');
  return aliases.get(plain) ?? plain;
}

function words(name: string): string[] {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/&/g, ' and ')
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function withoutLegalForm(all: readonly string[]): readonly string[] {
  let end = all.length;
  while (end > 1 && legalForms.has(all[end - 1] ?? '')) end -= 1;
  // "Smith & Co" ends in "&" once the form is removed.
  if (end < all.length && end > 1 && all[end - 1] === 'and') end -= 1;
  return all.slice(0, end);
}
