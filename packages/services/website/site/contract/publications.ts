/** The website's publications. Each is complete, and can be restored. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

export const MAX_PUBLICATIONS = 20;

export const publication = v.object({
  id: v.string(),
  number: v.number(),
  state: v.picklist(['waiting', 'done', 'failed']),
  at: v.string(),
  by: v.string(),
  pages: v.number(),
  bytes: v.number(),
  /** Why it failed; empty otherwise. */
  reason: v.string(),
  isCurrent: v.boolean(),
});
export type Publication = v.InferOutput<typeof publication>;

const base = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:content' } as const;

export const getPublications = endpoint({
  ...base,
  method: 'GET',
  path: '/mywebsite-admin/v1/publications',
  response: v.object({ publications: v.array(publication), address: v.string() }),
});

/** Shows visitors an earlier publication again; drafts stay unchanged. */
export const rollBack = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/publications/{publicationId}/current',
  response: v.object({ publications: v.array(publication), address: v.string() }),
  failures: { 409: problem },
});

/** Returns the files of a publication, for any static host. */
export const getPublicationZip = endpoint({
  ...base,
  method: 'GET',
  path: '/mywebsite-admin/v1/publications/{publicationId}/zip',
  responseFile: 'application/zip',
});
