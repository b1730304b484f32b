import { isCurrency } from '@suite/values/currency';

/** Currency signs in lower case; several codes where the sign is ambiguous. */
const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₪': 'ILS',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₫': 'VND',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  '₸': 'KZT',
  '₼': 'AZN',
  '₾': 'GEL',
  '₮': 'MNT',
  '₭': 'LAK',
  zł: 'PLN',
  kč: 'CZK',
  лв: 'BGN',
  руб: 'RUB',
  грн: 'UAH',
  ft: 'HUF',
  rm: 'MYR',
  r: 'ZAR',
  fr: 'CHF',
  sfr: 'CHF',
  us$: 'USD',
  u$s: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  cdn$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  sg$: 'SGD',
  nt$: 'TWD',
  r$: 'BRL',
  mx$: 'MXN',
  $: 'USD AUD BBD BMD BND BSD BZD CAD CLP COP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD XCD ARS',
  '¥': 'JPY CNY',
  kr: 'SEK NOK DKK ISK',
  rs: 'INR PKR LKR NPR MUR',
  lei: 'RON MDL',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  р: 'RUB',
  دإ: 'AED',
  رس: 'SAR',
  رق: 'QAR',
  دك: 'KWD',
  دب: 'BHD',
  جم: 'EGP',
};

/**
 * Returns the codes that a sign beside an amount may mean: one for `CHF`, `€` or `US$`, several for `$` or `kr`. Empty for an
 * unknown sign; undefined when there is no sign.
 */
export function currenciesOf(sign: string): readonly string[] | undefined {
  const written = sign.replace(/[\s.]/g, '');
  if (!written) return undefined;
  const code = written.toUpperCase();
  if (isCurrency(code)) return [code];
  const lower = written.toLowerCase();
  const meant = Object.hasOwn(signs, lower) ? signs[lower] : undefined;
  if (meant) return meant.split(' ');
  // A code and a matching sign, `$ USD` or `CAD$`, mean one currency.
  const [letters, symbol] = [/[A-Za-z]{3}/.exec(written)?.[0]?.toUpperCase(), /\p{Sc}/u.exec(written)?.[0]];
  if (letters && symbol && isCurrency(letters) && signs[symbol]?.split(' ').includes(letters)) return [letters];
  return [];
}

let names: Map<string, string> | undefined;

/** Returns the code for the name of a currency in English, German or French. */
function codeNamed(name: string): string | undefined {
  names ??= new Map(
    ['en', 'de', 'fr'].flatMap((language) => {
      const namesIn = new Intl.DisplayNames(language, { type: 'currency' });
      return Intl.supportedValuesOf('currency').map((code) => [(namesIn.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return names.get(name.toLowerCase());
}

/** Returns the codes that a cell of a currency column may mean, by code, sign or name; empty when it names none. */
export function currenciesNamed(text: string): readonly string[] {
  const written = text.trim();
  const code = written.toUpperCase();
  if (isCurrency(code)) return [code];
  const named = codeNamed(written);
  return named ? [named] : (currenciesOf(written) ?? []);
}

const commaCurrencies = new Set(
  'ARS BGN BRL CLP COP CRC CZK DKK HUF IDR ISK KZT MDL NOK PLN PYG RON RSD RUB SEK TRY UAH UYU VND'.split(' '),
);

/** Currencies used in countries with a decimal point and in countries with a decimal comma. */
const eitherMark = new Set('EUR CHF CAD ZAR MAD TND XOF XAF XPF'.split(' '));

/** Whether amounts in a currency are usually written with a decimal mark. */
export const usesMark = (currency: string, mark: '.' | ','): boolean =>
  eitherMark.has(currency) || commaCurrencies.has(currency) === (mark === ',');

/** Whether dates are usually written month first where a currency is used. */
export const isMonthFirst = (currency: string): boolean => currency === 'USD';
