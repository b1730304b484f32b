import { useMemo } from 'react';
import { usePreference } from '../preferences';
import { type TypedField, typedAmounts, typedPlain } from './typed-amounts';

/** Fields of amounts in minor units, as the person's locale writes them. */
export function useTypedAmounts(
  currency: string,
  { mayBeNegative, most }: { mayBeNegative?: boolean; most?: number } = {},
): TypedField {
  const locale = usePreference('locale') || undefined;
  return useMemo(
    () => typedAmounts(currency, { ...(mayBeNegative && { mayBeNegative }), ...(most !== undefined && { most }), locale }),
    [currency, mayBeNegative, most, locale],
  );
}

/** Fields of plain numbers or percentages, as the person's locale writes them. */
export function useTypedNumbers({
  decimals,
  most,
  isPercent = false,
}: {
  decimals: number;
  most?: number;
  isPercent?: boolean;
}): TypedField {
  const locale = usePreference('locale') || undefined;
  return useMemo(
    () => typedPlain({ decimals, isPercent, ...(most !== undefined && { most }), locale }),
    [decimals, most, isPercent, locale],
  );
}
