import type { TypedField } from '@suite/shell/form/typed-amounts';
import { useTypedNumbers } from '@suite/shell/form/use-typed';

/** Returns fields for fractions, which are typed as percentages up to 100. */
export const useShares = (mayBeNegative = false): TypedField =>
  sharesOf(useTypedNumbers({ decimals: 2, isPercent: true, mayBeNegative, most: 100 }));

export const sharesOf = ({ read, write }: TypedField): TypedField => ({
  read(text) {
    const { value, problem } = read(text);
    return problem === undefined ? { value: typeof value === 'number' ? Number((value / 100).toFixed(4)) : null } : { problem };
  },
  write: (share) => write(typeof share === 'number' ? share * 100 : null),
});
