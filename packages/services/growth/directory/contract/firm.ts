/** A firm's data about vendors: favorites, prices, reviews, introductions, renewals, adoption. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { email, id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { day } from './directory';
import { introductionStates } from './terms';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:explore' } as const;

export const putFavorite = endpoint({
  ...of,
  method: 'PUT',
  path: '/solutionhub-vendors/v1/favorites/{vendorId}',
  status: 204,
  failures: { 404: problem, 409: problem },
});

export const deleteFavorite = endpoint({
  ...of,
  method: 'DELETE',
  path: '/solutionhub-vendors/v1/favorites/{vendorId}',
  status: 204,
  failures: { 404: problem },
});

export const pricePeriods = ['month', 'year', 'once'] as const;
export const priceUnits = ['flat', 'user', 'client', 'return'] as const;

/** Minor units, at most ten million in full units. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A price that the firm was offered or has seen; only visible to the firm itself. */
const price = v.object({
  amount,
  currency,
  unit: v.picklist(priceUnits),
  period: v.picklist(pricePeriods),
  plan: text(100),
  seenOn: day,
});
export type PriceEntries = v.InferOutput<typeof price>;

export const MAX_PRICES = 20;

export const createVendorPrice = endpoint({
  ...of,
  method: 'POST',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}/prices',
  body: price,
  response: v.object({ id: v.string() }),
  status: 201,
  failures: { 404: problem, 409: problem },
});

export const deleteVendorPrice = endpoint({
  ...of,
  method: 'DELETE',
  path: '/solutionhub-vendors/v1/prices/{priceId}',
  status: 204,
  failures: { 404: problem },
});

/** Writes the firm's review of a vendor; its ledger must show a payment in the last 365 days. */
export const putVendorReview = endpoint({
  ...of,
  method: 'PUT',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}/review',
  body: v.object({
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    good: text(2_000),
    bad: text(2_000),
    /** 0 for a new review. */
    version: v.number(),
  }),
  status: 204,
  failures: { 404: problem, 409: problem },
});

export const deleteVendorReview = endpoint({
  ...of,
  method: 'DELETE',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}/review',
  status: 204,
  failures: { 404: problem },
});

/** Requests an introduction; `consent` allows name, address and message to be passed on to the vendor. */
export const requestIntroduction = endpoint({
  ...of,
  method: 'POST',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}/introductions',
  body: v.object({ email, message: v.pipe(text(2_000), v.minLength(1)), consent: v.literal(true) }),
  response: v.object({ id: v.string(), state: v.picklist(introductionStates) }),
  status: 201,
  failures: { 404: problem, 409: problem },
});

/** Withdraws a request that has not been answered. Its message and address are deleted. */
export const withdrawIntroduction = endpoint({
  ...of,
  method: 'POST',
  path: '/solutionhub-vendors/v1/introductions/{introductionId}/withdraw',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Records the outcome of a request, by the operator who passes it on. */
export const moveIntroduction = endpoint({
  ...of,
  right: 'operator',
  method: 'PUT',
  path: '/solutionhub-vendors/v1/introductions/{introductionId}',
  body: v.object({ state: v.picklist(['sent', 'answered', 'declined']), note: text(500) }),
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Key of a vendor in the ledger: its name without case, punctuation and legal form. */
const ledgerVendor = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** Sets the owner of a tool that the firm pays, the end of its contract, and whether it is still used. */
export const putTool = endpoint({
  ...of,
  method: 'PUT',
  path: '/solutionhub-vendors/v1/tools',
  body: v.object({
    vendor: ledgerVendor,
    ownerId: v.nullable(id),
    renewsOn: v.nullable(day),
    noticeDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
    /** First day on which the firm no longer uses it; null while it does. */
    endedOn: v.nullable(day),
    note: text(500),
    /** 0 for a tool of which nothing was entered. */
    version: v.number(),
  }),
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Matches a name of the ledger to a vendor of the directory; null for no vendor, `automatic` to match by name. */
export const putVendorMatch = endpoint({
  ...of,
  method: 'PUT',
  path: '/solutionhub-vendors/v1/matches',
  body: v.object({ vendor: ledgerVendor, vendorId: v.nullable(v.union([id, v.literal('automatic')])) }),
  status: 204,
  failures: { 404: problem },
});

/** Adds the vendor to the register of providers in the firm's security plan. */
export const adoptVendor = endpoint({
  ...of,
  right: 'admin',
  method: 'POST',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}/adoption',
  body: v.object({ service: v.pipe(text(500), v.minLength(1)), hasData: v.boolean(), note: text(2_000) }),
  response: v.object({ entryId: v.string(), name }),
  status: 201,
  failures: { 404: problem, 409: problem },
});
