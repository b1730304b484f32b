/** Guides that visitors get for their e-mail address. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { postedFields } from '@suite/contract/posted-fields';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';

const own = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:contact' } as const;

export const MAX_GUIDES = 50;

/** Bytes of a guide at most. */
export const MAX_GUIDE_BYTES = 20_000_000;

/** Days for which a mailed link is good. */
export const LINK_DAYS = 7;

const entries = {
  title: name,
  description: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  /** Of the forms of the website. */
  formId: id,
};

const guide = v.object({
  ...entries,
  id: v.string(),
  form: v.string(),
  /** Null before a file was uploaded. */
  file: v.nullable(v.object({ name: v.string(), address: v.string() })),
  isActive: v.boolean(),
  version: v.number(),
  /** Links that were mailed, and those of them by which the guide was downloaded. */
  sent: v.number(),
  downloaded: v.number(),
});
export type Guide = v.InferOutput<typeof guide>;

export const getGuides = endpoint({ ...own, method: 'GET', path: '/magnit/v1/guides', answer: v.array(guide) });

export const createGuide = endpoint({
  ...own,
  method: 'POST',
  path: '/magnit/v1/guides',
  body: v.object(entries),
  status: 201,
  answer: guide,
  failures: { 404: problem, 409: problem },
});

export const putGuide = endpoint({
  ...own,
  method: 'PUT',
  path: '/magnit/v1/guides/{guideId}',
  body: v.object({ ...entries, isActive: v.boolean(), version: v.number() }),
  answer: guide,
  failures: { 404: problem, 409: problem },
});

/** Replaces the file; only PDF. */
export const putGuideFile = endpoint({
  ...own,
  method: 'POST',
  path: '/magnit/v1/guides/{guideId}/file',
  query: v.object({ fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  isFile: true,
  answer: guide,
  failures: { 404: problem },
});

const open = { base: 'API_BASE_URL', auth: 'none' } as const;

/** The form of a guide, as browsers post it. Answers a page. */
export const postGuideForm = endpoint({
  ...open,
  method: 'POST',
  path: '/magnit/v1/public/guides/{guideId}',
  form: postedFields,
  maxBytes: 100_000,
});

/** The page behind a mailed link; opening it, as programs of mail servers do, does not use it up. */
export const getDownload = endpoint({ ...open, method: 'GET', path: '/magnit/v1/public/downloads/{secret}' });

/** Uses the link up, and leads to the file. */
export const postDownload = endpoint({ ...open, method: 'POST', path: '/magnit/v1/public/downloads/{secret}' });
