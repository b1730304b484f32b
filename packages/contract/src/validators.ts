/**
 * What the validator needs in calls that few zones make, beside what those of every zone need. A bundle that lacks one
 * differs from the others, and zones could not share it.
 */
export { check, decimal, entriesFromList, isoDate, maxValue, minValue, partial, regex, union } from 'valibot';
