import { plainFormat } from '@suite/shell/form/number-format';
import { typedNumbers } from '@suite/shell/form/typed-number';
import { usePreference } from '@suite/shell/preferences/preferences';
import { copy } from './copy';

type Rate = { value: string; problem?: undefined } | { value?: undefined; problem: string };

/** Parses a rate for the API without rounding, and formats it as typed. */
export function useRate() {
  const rules = { decimals: 12, locale: usePreference('locale') || undefined };
  const { write } = plainFormat(rules);
  const example = write(0.88);
  function read(text: string): Rate {
    const { decimal, problem } = typedNumbers(rules).read(text);
    if (problem !== undefined) return { problem };
    const isRate = decimal !== null && /^(?=.*[1-9])\d{1,12}(\.|$)/.test(decimal);
    return isRate ? { value: decimal } : { problem: copy.add.noRate(example) };
  }
  return { read, write, example };
}
