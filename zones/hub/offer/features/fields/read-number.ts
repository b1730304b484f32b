/** What separates decimals in a locale, the browser's by default. */
const decimalOf = (locale?: string): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;

interface Options {
  /** Decimals at most. */
  decimals: number;
  locale?: string | undefined;
}

const grouped = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
const plain = /^(\d*)(?:[.,](\d*))?$/;

/**
 * A number as a person types or pastes it: `$1,850.00`, `1.850,00`, `12,5`. Undefined of what is no number, is negative, or has
 * more decimals. Where three decimals are possible, the locale says whether `1,500` has them.
 */
export function readNumber(typed: string, { decimals, locale }: Options): number | undefined {
  const text = typed
    .trim()
    .replace(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}%\s]+$/gu, '')
    .replace(/[\s'’]/g, '');
  const [, groups = '', sign, after] = grouped.exec(text) ?? [];
  const isDecimal = decimals >= 3 && after === undefined && groups.split(/[.,]/).length === 2 && sign === decimalOf(locale);
  const [, whole, fraction = ''] = groups && !isDecimal ? ['', groups.replace(/[.,]/g, ''), after] : (plain.exec(text) ?? []);
  if (whole === undefined || whole + fraction === '' || fraction.length > decimals) return undefined;
  return Number(`${whole || '0'}.${fraction || '0'}`);
}
