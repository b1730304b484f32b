import { typedNumbers } from '@suite/shell/form/typed-number';
import { usePreference } from '@suite/shell/preferences';
import { copy } from './copy';

type Rate = { rate: string; problem?: undefined } | { rate?: undefined; problem: string };

/** Reads a rate as the API takes it, without rounding. */
export function useRate(): (text: string) => Rate {
  const { read } = typedNumbers({ decimals: 12, locale: usePreference('locale') || undefined });
  return (text) => {
    const { decimal, problem } = read(text);
    if (problem !== undefined) return { problem };
    return decimal && /^(?=.*[1-9])\d{1,12}(\.|$)/.test(decimal) ? { rate: decimal } : { problem: copy.add.noRate };
  };
}
