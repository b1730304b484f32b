import type { TypedField } from '@suite/shell/form/typed-amounts';
import { useTypedAmounts, useTypedNumbers } from '@suite/shell/form/use-typed';
import { useMetricFormats } from '@suite/shell/use-metric-formats';
import { useMemo } from 'react';

/** Formats and parses the number of a field. */
export interface NumberFormat {
  write: (value: number) => string;
  /** The value is undefined if the input is invalid; a `problem` says what to enter. */
  read: (typed: string) => { value?: number | undefined; problem?: string | undefined };
}

interface Limits {
  decimals: number;
  least?: number;
  most: number;
  /** Factor from the number in the field to the stored value: 100 for cents. */
  scale?: number;
}

/** Returns the format of money in a currency, in minor units. */
export function useAmount(currency: string, most: number): NumberFormat {
  const { money } = useMetricFormats();
  const { read } = useTypedAmounts(currency, { most });
  return useMemo(
    () => ({ write: (value) => money(value, currency), read: (typed) => filled(read(typed)) }),
    [money, read, currency],
  );
}

/** Returns the format of a plain number, such as a quantity or a percentage. */
export function useDecimal({ decimals, least = 0, most, scale = 1 }: Limits): NumberFormat {
  const { read, write } = useTypedNumbers({ decimals, isPercent: scale > 1, most: most / scale });
  return useMemo(
    () => ({
      write: (value) => write(value / scale),
      read: (typed) => {
        const { value, problem } = filled(read(typed));
        if (value === undefined) return { problem };
        const kept = scale === 1 ? value : Math.round(value * scale);
        return kept < least ? {} : { value: kept };
      },
    }),
    [read, write, least, scale],
  );
}

/** Requires a value. */
const filled = ({ value, problem }: ReturnType<TypedField['read']>) => ({ value: value ?? undefined, problem });
