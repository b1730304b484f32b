import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';

/** A calendar day that exists, as text. */
export const day = v.pipe(v.string(), v.check(isDay, 'Enter a day that exists.'));
