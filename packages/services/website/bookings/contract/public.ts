/** Endpoints for visitors of the website: small HTML documents, and the invitation. */

import { endpoint } from '@suite/contract/endpoint';
import { postedFields } from '@suite/contract/posted-fields';
import * as v from 'valibot';

const open = { base: 'API_BASE_URL', auth: 'none' } as const;
const path = '/calendly/v1/public' as const;

const text = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Returns the times to choose from or, with a `slot`, the form that books it. */
export const getBookingPage = endpoint({
  ...open,
  method: 'GET',
  path: `${path}/types/{typeId}`,
  query: v.object({ zone: text, from: text, slot: text, page: text }),
});

export const postBooking = endpoint({
  ...open,
  method: 'POST',
  path: `${path}/types/{typeId}`,
  form: postedFields,
  maxBytes: 60_000,
});

/** Returns a visitor's booking by the secret in the mail or, with a `slot`, the question whether to move it there. */
export const getOwnBooking = endpoint({
  ...open,
  method: 'GET',
  path: `${path}/bookings/{secret}`,
  query: v.object({ zone: text, from: text, slot: text, act: text }),
});

/** Cancels the booking, or moves it to the `slot`. */
export const postOwnBooking = endpoint({ ...open, method: 'POST', path: `${path}/bookings/{secret}`, form: postedFields });
