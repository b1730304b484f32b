import { useMemo } from 'react';
import { usePreference } from '../preferences';
import { type TypedField, typedAmounts, typedPlain } from './typed-amounts';

interface Limits {
  mayBeNegative?: boolean;
  most?: number;
}

/** Returns fields for amounts in minor units, as the person's locale writes them. */
export function useTypedAmounts(currency: string, { mayBeNegative, most }: Limits = {}): TypedField {
  const locale = usePreference('locale') || undefined;
  return useMemo(() => typedAmounts(currency, { mayBeNegative, most, locale }), [currency, mayBeNegative, most, locale]);
}

/** Returns fields for plain numbers or percentages, as the person's locale writes them. */
export function useTypedNumbers({
  decimals,
  isPercent,
  mayBeNegative,
  most,
}: Limits & { decimals: number; isPercent?: boolean }) {
  const locale = usePreference('locale') || undefined;
  return useMemo(
    () => typedPlain({ decimals, isPercent, mayBeNegative, most, locale }),
    [decimals, isPercent, mayBeNegative, most, locale],
  );
}
