import type { Option } from '@suite/ui/option';

/** Returns the options of a field from its texts by value. */
export const optionsOf = (texts: Readonly<Record<string, string>>): Option[] =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));
