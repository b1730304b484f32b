import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';

/** `2026-03-31`. */
export const day = v.pipe(v.string(), v.check(isDay, 'This day does not exist. Write it as 2026-03-31.'));
