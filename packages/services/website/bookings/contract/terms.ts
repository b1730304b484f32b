/** Terms and limits of appointments, also for browsers. */

/** `phone`: the firm calls the visitor. */
export const placeKinds = ['office', 'phone', 'video'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const bookingStates = ['booked', 'canceled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Hours of a day, such as `09:00` to `17:00`, in the calendar's time zone. */
export interface Hours {
  from: string;
  to: string;
}

/** Hours of a weekday, from 1 for Monday to 7 for Sunday. */
export interface WeekRule extends Hours {
  weekday: number;
}

/** A day whose hours differ from its weekday's; closed when it has no hours. */
export interface DayRule {
  on: string;
  hours: Hours[];
}

/** Minutes; every length and buffer is a multiple of it. */
export const STEP = 5;
export const MAX_TYPES = 30;
export const MAX_DAYS_AHEAD = 120;
export const MAX_DAY_RULES = 200;
export const MAX_HOURS = 6;
