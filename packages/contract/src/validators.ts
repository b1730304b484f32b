/**
 * Parts of the validator that few zones need, in addition to those that every zone needs. A bundle that lacks one would differ
 * from the others, and zones could not share it.
 */
export {
  base64,
  check,
  decimal,
  entriesFromList,
  enum as enumOf,
  is,
  isoDate,
  lazy,
  looseObject,
  maxValue,
  minValue,
  nullable,
  number,
  parse,
  partial,
  record,
  regex,
  toLowerCase,
  transform,
  union,
  unknown,
  variant,
} from 'valibot';
