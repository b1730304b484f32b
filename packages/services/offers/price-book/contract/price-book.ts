/** The services that a firm offers, with their texts and prices, and bundles of them. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find } from '@suite/contract/paging';
import { id, name } from '@suite/contract/schema';
import { DEPOSIT_RULE, hasFittingDeposit, hasFittingTerm, price, priced, quantity, TERM_RULE } from '@suite/pricing/line';
import * as v from 'valibot';

/** ISO 4217. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const written = {
  ...priced,
  currency,
  /** Heading in the list; empty for none. */
  category: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  /** Name of the service in the ledger, used to compare prices and invoices; empty for none. */
  ledgerName: v.pipe(v.string(), v.trim(), v.maxLength(200)),
};

/** Increases with every change. A change based on an older version is refused. */
const version = v.number();

const service = v.object({ id, ...written, isArchived: v.boolean(), version, updatedAt: v.string() });
export type BookService = v.InferOutput<typeof service>;

/** Maximum number of services, and of bundles, of a firm. */
export const MAX_SERVICES = 1000;
export const MAX_BUNDLES = 500;

/** The services of the price book by category and name, archived ones last. */
export const getBookServices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/services',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ find: v.optional(find, '') }),
  response: v.object({ services: v.array(service) }),
});

/** Adds a service. */
export const createService = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/offers/v1/services',
  auth: 'bearer',
  right: 'app:offer',
  body: v.pipe(
    v.object(written),
    v.check((one) => hasFittingDeposit(one), DEPOSIT_RULE),
    v.check((one) => hasFittingTerm(one), TERM_RULE),
  ),
  status: 201,
  response: service,
  failures: { 409: problem },
});

/** Changes a service. Templates follow the change; drafts and sent proposals keep their own copy. */
export const putService = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/offers/v1/services/{serviceId}',
  auth: 'bearer',
  right: 'app:offer',
  body: v.pipe(
    v.object({ ...written, isArchived: v.boolean(), version }),
    v.check((one) => hasFittingDeposit(one), DEPOSIT_RULE),
    v.check((one) => hasFittingTerm(one), TERM_RULE),
  ),
  response: service,
  failures: { 404: problem, 409: problem },
});

/**
 * A recurring service as the ledger bills it; money in minor units of `currency`, without tax if the source lists tax separately.
 */
const ledgerService = v.object({
  name: v.string(),
  currency,
  /** Of the current prices of its clients. */
  median: price,
  lowest: price,
  highest: price,
  clients: v.number(),
  /** From the median of the days between billings; null when no interval fits. */
  billing: v.nullable(v.picklist(['weekly', 'monthly', 'quarterly', 'yearly'])),
  /** Whether the price book has a service with this ledger name. */
  isInBook: v.boolean(),
});
export type LedgerService = v.InferOutput<typeof ledgerService>;

/** The recurring services in the ledger that are still billed, by number of clients. */
export const getLedgerServices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/ledger-services',
  auth: 'bearer',
  right: 'app:offer',
  /** `asOf` is the date of the ledger. */
  response: v.object({ asOf: v.string(), services: v.array(ledgerService) }),
  failures: { 404: problem },
});

/**
 * Adds services of the ledger to the price book, each with its median price, except for those that it already has. A service of
 * the same name without a link to the ledger is linked and keeps its price.
 */
export const addLedgerServices = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/offers/v1/services/from-ledger',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({
    services: v.pipe(
      v.array(v.object({ name: v.string(), currency, billing: priced.billing })),
      v.minLength(1),
      v.maxLength(200),
    ),
  }),
  status: 201,
  response: v.object({ services: v.array(service) }),
  failures: { 404: problem, 409: problem },
});

const bundled = {
  name,
  services: v.pipe(v.array(v.object({ serviceId: id, quantity })), v.minLength(1), v.maxLength(50)),
};
const bundle = v.object({ id, ...bundled, version });
export type Bundle = v.InferOutput<typeof bundle>;

/** Services that are added to a proposal together, by name. */
export const getBundles = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/bundles',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ bundles: v.array(bundle) }),
});

export const createBundle = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/offers/v1/bundles',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object(bundled),
  status: 201,
  response: bundle,
  failures: { 409: problem },
});

export const putBundle = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/offers/v1/bundles/{bundleId}',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ ...bundled, version }),
  response: bundle,
  failures: { 404: problem, 409: problem },
});

export const deleteBundle = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/offers/v1/bundles/{bundleId}',
  auth: 'bearer',
  right: 'app:offer',
  status: 204,
  failures: { 404: problem },
});
