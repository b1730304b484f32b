/**
 * What the validator needs in calls that few zones make, beside what those of every zone need. A bundle that lacks one
 * differs from the others, and zones could not share it.
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
