import type { Guess } from './guess-fields';
import { namesCurrency, namesHomeCurrency, plainWords } from './header-words';

const moneys: readonly unknown[] = ['amount', 'balance', 'paid', 'tax'];

/** SAP's column of the local currency itself. */
const sapLocal = /^l\.? ?curr/i;

/** The words of a header without those for the firm's currency: `Remaining Amt. (LCY)` and `Remaining Amount` are equal. */
const stemOf = (header: string, home: string | null) =>
  plainWords(header.replace(/[()[\]]/g, ' '))
    .replace(/\b(base|home|local|functional|company|reporting|currency|in|bcy|lcy|mw|ds|dl|lv)\b/g, ' ')
    .replace(/\bamt\b/g, 'amount')
    .split(' ')
    .filter((word) => word && word !== home?.toLowerCase())
    .join(' ');

/**
 * Reads amounts in the firm's currency where a list has them beside those in the currency of each row, as Dynamics 365 does, and
 * gives no rates. Amounts of both kinds are never used together. Returns notices for the person.
 * @param home the firm's currency; null if it is unknown
 */
export function takeLocalAmounts(names: readonly string[], { fields, unneeded }: Guess, home: string | null): string[] {
  // Beside amounts with the code of the firm's currency, “local” means that of the row.
  const hasCode = home !== null && names.some((name) => namesCurrency(name, home));
  const isLocal = (header: string) => (hasCode ? namesCurrency(header, home) : namesHomeCurrency(header, null));
  const currency = fields.indexOf('currency');
  if (currency < 0 || isLocal(names[currency] ?? '') || sapLocal.test(names[currency] ?? '') || fields.includes('exchangeRate'))
    return [];
  const used = fields.flatMap((field, place) => (moneys.includes(field) ? [place] : []));
  const localOf = (place: number) => {
    const name = names[place] ?? '';
    if (isLocal(name)) return place;
    return names.findIndex((other, at) => fields[at] === null && isLocal(other) && stemOf(other, home) === stemOf(name, home));
  };
  const locals = used.map(localOf);
  const quotedNames = (places: readonly number[]) => places.map((place) => `“${names[place]}”`).join(', ');
  if (used.length && locals.every((place) => place >= 0)) {
    const replaced = used.filter((place) => !locals.includes(place));
    for (const [at, place] of used.entries()) {
      const local = locals[at] ?? place;
      if (local !== place) [fields[local], fields[place]] = [fields[place] ?? null, null];
    }
    fields[currency] = null;
    for (const place of [...replaced, currency]) unneeded.add(place);
    return [
      `${quotedNames(locals)} ${locals.length === 1 ? 'is' : 'are'} in your firm's currency and used; ${quotedNames([...replaced, currency])} ${replaced.length ? 'are' : 'is'} not.`,
    ];
  }
  const mixed = used.filter((place) => isLocal(names[place] ?? ''));
  for (const place of mixed) {
    fields[place] = null;
    unneeded.add(place);
  }
  return mixed.length
    ? [
        `${quotedNames(mixed)} ${mixed.length === 1 ? 'is' : 'are'} in your firm's currency and not used, because the other amounts are in that of “${names[currency]}”.`,
      ]
    : [];
}
