import type { TypedField } from '@suite/shell/form/typed-amounts';
import { useTypedAmounts, useTypedNumbers } from '@suite/shell/form/use-typed';
import { useMemo } from 'react';
import { useMoney } from './use-money';

/** How a number of a field is written and read. */
export interface NumberFormat {
  write: (value: number) => string;
  /** Undefined of what it does not take; a `problem` says what to write. */
  read: (typed: string) => { value?: number | undefined; problem?: string | undefined };
}

interface Limits {
  decimals: number;
  least?: number;
  most: number;
  /** What a field shows times this is what is kept: 100 of cents. */
  scale?: number;
}

/** Money of a currency, in minor units. */
export function useAmount(currency: string, most: number): NumberFormat {
  const { money } = useMoney();
  const { read } = useTypedAmounts(currency, { most });
  return useMemo(
    () => ({ write: (value) => money(value, currency), read: (typed) => filled(read(typed)) }),
    [money, read, currency],
  );
}

/** A plain number, such as a quantity or a share in percent. */
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

/** A field that may not be empty. */
const filled = ({ value, problem }: ReturnType<TypedField['read']>) => ({ value: value ?? undefined, problem });
