import * as v from 'valibot';
import { isDay } from './day';

/** A calendar day that exists, as text. */
export const day = v.pipe(v.string(), v.check(isDay, 'Enter a day that exists.'));
