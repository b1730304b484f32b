/** Terms of engagement: engagement letters in versions. A sent proposal keeps the version it was sent with. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';

/** The merge fields of a letter, written `{{client}}`, which are filled in when the proposal is sent. */
export const mergeFields = ['client', 'firm', 'title', 'signer', 'today', 'expires'] as const;
export type MergeField = (typeof mergeFields)[number];

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** An empty line separates paragraphs, `## ` starts a heading, and `- ` starts a list item. */
const letter = {
  /** What the firm will do. */
  scope: v.pipe(text(20_000), v.minLength(1)),
  /** What the firm will not do, stated as clearly as the scope. */
  notCovered: v.pipe(text(20_000), v.minLength(1)),
  /** Everything else: duties, fees, liability, termination. */
  body: text(60_000),
};

const version = v.object({ version: v.number(), ...letter, createdAt: v.string(), by: v.string() });
export type TermsVersion = v.InferOutput<typeof version>;

const terms = v.object({ id, name, isArchived: v.boolean(), latest: version });
export type Terms = v.InferOutput<typeof terms>;

/** Maximum number of letters of a firm, and of versions of a letter. */
export const MAX_LETTERS = 500;
export const MAX_VERSIONS = 1000;

/** The letters of the firm with their latest versions, by name, archived ones last. */
export const getTerms = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/terms',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ terms: v.array(terms) }),
});

/** Every version of a letter, newest first. */
export const getTermsVersions = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/terms/{termsId}/versions',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ versions: v.array(version) }),
  failures: { 404: problem },
});

export const createTerms = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/offers/v1/terms',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ name, ...letter }),
  status: 201,
  response: terms,
  failures: { 409: problem },
});

/** Renames or archives a letter; a changed text becomes the next version. */
export const putTerms = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/offers/v1/terms/{termsId}',
  auth: 'bearer',
  right: 'app:offer',
  /** `version` is the one that was edited. If there is a newer one, the change is refused. */
  body: v.object({ name, ...letter, isArchived: v.boolean(), version: v.number() }),
  response: terms,
  failures: { 404: problem, 409: problem },
});
