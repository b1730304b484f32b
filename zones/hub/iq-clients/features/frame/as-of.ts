import { DAY_PATTERN } from '@suite/contract/day';

/** The as-of date of an address; undefined, for the latest, when it is not written as a day. */
export const dayOrLatest = (text: string): string | undefined => (DAY_PATTERN.test(text) ? text : undefined);
