/**
 * Returns a count with its noun: `1 invoice`, `2 invoices`.
 * @param noun in the singular; its plural ends in `s` or `ies`
 * @param text the formatted count
 */
export const counted = (count: number, noun: string, text = String(count)): string =>
  `${text} ${count === 1 ? noun : noun.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')}`;
