import { usePreference } from '@suite/shell/preferences';
import { useMemo } from 'react';
import { readNumber } from './read-number';
import { useMoney } from './use-money';

/** How a number of a field is written and read. `read` is undefined of what it does not take. */
export interface NumberFormat {
  write: (value: number) => string;
  read: (typed: string) => number | undefined;
}

interface Limits {
  decimals: number;
  least?: number;
  most: number;
  /** What a field shows times this is what is kept: 100 of cents. */
  scale?: number;
}

const within = (value: number | undefined, least: number, most: number) =>
  value === undefined || value < least || value > most ? undefined : value;

/** Money of a currency, in minor units. */
export function useAmount(currency: string, most: number): NumberFormat {
  const { money, minor } = useMoney();
  const locale = usePreference('locale') || undefined;
  return useMemo(() => {
    const decimals = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    return {
      write: (value) => money(value, currency),
      read: (typed) => {
        const value = readNumber(typed, { decimals, locale });
        return within(value === undefined ? undefined : minor(value, currency), 0, most);
      },
    };
  }, [money, minor, locale, currency, most]);
}

/** A plain number, such as a quantity or a share in percent. */
export function useDecimal({ decimals, least = 0, most, scale = 1 }: Limits): NumberFormat {
  const locale = usePreference('locale') || undefined;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    return {
      write: (value) => format.format(value / scale),
      read: (typed) => {
        const value = readNumber(typed, { decimals, locale });
        return within(value === undefined ? undefined : scale === 1 ? value : Math.round(value * scale), least, most);
      },
    };
  }, [locale, decimals, least, most, scale]);
}
