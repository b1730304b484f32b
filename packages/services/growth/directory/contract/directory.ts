/** The directory of vendors, one per deployment: its operator edits it, and everyone who has the app reads it. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { factKinds, subCategories, suggestionStates } from './terms';
import { address } from './web-address';

export const day = v.pipe(
  v.string(),
  v.check((value) => isDay(value), 'Enter a date that exists, as 2026-03-31.'),
);

/** Path segment of a vendor, derived from its name: `acme-payroll`. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(120));

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

export const MAX_FACT = 2_000;

/** The source of a fact. `license` and `credit` are shown wherever its facts are. */
const source = {
  source: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  sourceUrl: v.union([v.literal(''), address]),
  license: text(100),
  credit: text(300),
  asOf: day,
};

const fact = v.object({ kind: v.picklist(factKinds), value: v.pipe(text(MAX_FACT), v.minLength(1)), ...source });
export type FactEntries = v.InferOutput<typeof fact>;

const vendor = { name, subCategory: v.picklist(subCategories) };

const of = { base: 'API_BASE_URL', auth: 'bearer' } as const;
const vendorName = v.object({ id: v.string(), slug: v.string(), name: v.string() });

export const createVendor = endpoint({
  ...of,
  method: 'POST',
  path: '/solutionhub-vendors/v1/vendors',
  right: 'operator',
  body: v.object({ ...vendor, facts: v.pipe(v.array(fact), v.maxLength(100)) }),
  response: vendorName,
  status: 201,
  failures: { 409: problem },
});

/** Replaces name, category and all facts; `version` is the version of the vendor that was read. */
export const putVendor = endpoint({
  ...of,
  method: 'PUT',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}',
  right: 'operator',
  body: v.object({ ...vendor, version: v.number(), facts: v.pipe(v.array(fact), v.maxLength(100)) }),
  response: vendorName,
  failures: { 404: problem, 409: problem },
});

export const deleteVendor = endpoint({
  ...of,
  method: 'DELETE',
  path: '/solutionhub-vendors/v1/vendors/{vendorId}',
  right: 'operator',
  status: 204,
  failures: { 404: problem },
});

/** Maximum number of bytes and rows of a vendor file. */
export const MAX_FILE_BYTES = 64 * 2 ** 20;
export const MAX_VENDORS = 50_000;

const rowProblem = v.object({ row: v.number(), name: v.string(), reason: v.string() });
export type RowProblem = v.InferOutput<typeof rowProblem>;

/** Adds and updates vendors from the rows of a JSON or CSV file; facts of other sources stay unchanged. */
export const importVendors = endpoint({
  ...of,
  method: 'POST',
  path: '/solutionhub-vendors/v1/vendor-imports',
  right: 'operator',
  isFile: true,
  query: v.object(source),
  response: v.object({
    read: v.number(),
    added: v.number(),
    updated: v.number(),
    unchanged: v.number(),
    rejected: v.number(),
    /** The first 200 rejected rows. */
    problems: v.array(rowProblem),
  }),
  failures: { 409: problem, 413: problem },
});
export type VendorImport = v.InferOutput<typeof importVendors.response>;

export const createSuggestion = endpoint({
  ...of,
  method: 'POST',
  path: '/solutionhub-vendors/v1/suggestions',
  right: 'app:explore',
  body: v.object({ name, website: v.union([v.literal(''), address]), why: text(1_000) }),
  response: v.object({ id: v.string() }),
  status: 201,
  failures: { 409: problem },
});

export const decideSuggestion = endpoint({
  ...of,
  method: 'PUT',
  path: '/solutionhub-vendors/v1/suggestions/{suggestionId}',
  right: 'operator',
  body: v.object({ state: v.picklist(suggestionStates), note: text(500) }),
  status: 204,
  failures: { 404: problem },
});

export const vendorId = id;
