import type { Option } from '@suite/ui/select';

/** The options of a field by their values. */
export const optionsOf = (texts: Readonly<Record<string, string>>): Option[] =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));
