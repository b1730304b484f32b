/** Guides that visitors get in exchange for their e-mail address. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { postedFields } from '@suite/contract/posted-fields';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';

const own = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:contact' } as const;

export const MAX_GUIDES = 50;

export const MAX_GUIDE_BYTES = 20_000_000;

/** Days for which a mailed link works. */
export const LINK_DAYS = 7;

const entries = {
  title: name,
  description: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  formId: id,
};

const guide = v.object({
  ...entries,
  id: v.string(),
  form: v.string(),
  /** Null until a file is uploaded. */
  file: v.nullable(v.object({ name: v.string(), address: v.string() })),
  isActive: v.boolean(),
  version: v.number(),
  /** Number of mailed links, and of those used for a download. */
  sent: v.number(),
  downloaded: v.number(),
});
export type Guide = v.InferOutput<typeof guide>;

/** Returns the lead magnets. */
export const getGuides = endpoint({ ...own, method: 'GET', path: '/magnit/v1/guides', response: v.array(guide) });

export const createGuide = endpoint({
  ...own,
  method: 'POST',
  path: '/magnit/v1/guides',
  body: v.object(entries),
  status: 201,
  response: guide,
  failures: { 404: problem, 409: problem },
});

export const putGuide = endpoint({
  ...own,
  method: 'PUT',
  path: '/magnit/v1/guides/{guideId}',
  body: v.object({ ...entries, isActive: v.boolean(), version: v.number() }),
  response: guide,
  failures: { 404: problem, 409: problem },
});

/** Replaces the file, which must be a PDF. */
export const putGuideFile = endpoint({
  ...own,
  method: 'POST',
  path: '/magnit/v1/guides/{guideId}/file',
  query: v.object({ fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  isFile: true,
  response: guide,
  failures: { 404: problem },
});

const open = { base: 'API_BASE_URL', auth: 'none' } as const;

/** The form of a guide, as browsers post it. Returns a page. */
export const postGuideForm = endpoint({
  ...open,
  method: 'POST',
  path: '/magnit/v1/public/guides/{guideId}',
  form: postedFields,
  maxBytes: 100_000,
});

/** The page of a mailed link. Opening it, as mail servers do, doesn't use the link up. */
export const getDownload = endpoint({ ...open, method: 'GET', path: '/magnit/v1/public/downloads/{secret}' });

/** Uses the link up and redirects to the file. */
export const postDownload = endpoint({ ...open, method: 'POST', path: '/magnit/v1/public/downloads/{secret}' });
