import { isTimeZone } from '@suite/values/time-zone';
/** When people in the firm take appointments. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { MAX_DAY_RULES, MAX_HOURS } from './terms';

const own = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:contact' } as const;

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5][05]$/, 'Enter a time in steps of five minutes, such as 09:30.'));
const BACKWARDS = 'Hours end after they begin.';
const hours = v.pipe(
  v.object({ from: time, to: time }),
  v.check(({ from, to }) => to > from, BACKWARDS),
);

const zone = v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'Choose a time zone.'));

const week = v.pipe(
  v.array(
    v.pipe(
      v.object({ weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)), from: time, to: time }),
      v.check(({ from, to }) => to > from, BACKWARDS),
    ),
  ),
  v.maxLength(7 * MAX_HOURS),
);

const days = v.pipe(
  v.array(v.object({ on: v.pipe(v.string(), v.isoDate()), hours: v.pipe(v.array(hours), v.maxLength(MAX_HOURS)) })),
  v.maxLength(MAX_DAY_RULES),
  v.check((all) => new Set(all.map(({ on }) => on)).size === all.length, 'Name each day once.'),
);

const calendar = v.object({
  userId: v.string(),
  name: v.string(),
  timeZone: v.string(),
  week,
  days,
  /** The host of the feed with busy times. The feed's URL is a secret and is not shown again. */
  feed: v.nullable(
    v.object({
      host: v.string(),
      readAt: v.nullable(v.string()),
      failure: v.nullable(v.string()),
      /** What could not be read or is uncertain. Only the person sees the sentences, because they name events. */
      warnings: v.array(v.string()),
    }),
  ),
  /** 0 for a person without a calendar. */
  version: v.number(),
});
export type Calendar = v.InferOutput<typeof calendar>;

/** Returns the calendars of everyone who may open the app. */
export const getCalendars = endpoint({ ...own, method: 'GET', path: '/calendly/v1/calendars', response: v.array(calendar) });

const busyTime = v.object({
  startsAt: v.string(),
  endsAt: v.string(),
  /** Both as local times of the calendar's time zone. Whole days end at the midnight after them. */
  wall: v.object({ startsAt: v.string(), endsAt: v.string() }),
  isAllDay: v.boolean(),
  /** Name of the time zone in which the feed has it. */
  zoneName: v.string(),
});
export type BusyTime = v.InferOutput<typeof busyTime>;

/** Returns the caller's busy times from now on, as their feed was read the last time, in chronological order. */
export const getBusyTimes = endpoint({ ...own, method: 'GET', path: '/calendly/v1/busy-times', response: v.array(busyTime) });

export const putCalendar = endpoint({
  ...own,
  method: 'PUT',
  path: '/calendly/v1/calendars/{userId}',
  body: v.object({
    timeZone: zone,
    week,
    days,
    /** A new https URL of a feed; null removes the feed, and without the property it stays. */
    feed: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(1_000)))),
    version: v.number(),
  }),
  response: calendar,
  failures: { 404: problem, 409: problem },
});
