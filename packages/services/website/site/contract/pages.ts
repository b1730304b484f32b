/** The website's pages and articles: drafts, published content, revisions and trash. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { blocks } from './blocks';

/** ISO 8601 with an offset: `2026-03-31T09:00:00Z`. */
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const line = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** The maximum number of a firm's pages and articles. */
export const MAX_PAGES = 3_000;

export const pageSlug = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^([a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?)?$/, 'Use up to 80 letters, digits and hyphens.'),
);

export const pageContent = v.object({
  title: v.pipe(line, v.minLength(1, 'Enter a title.')),
  /** Last part of its address; empty only for the home page. */
  slug: pageSlug,
  blocks,
  seoTitle: line,
  seoDescription: v.pipe(v.string(), v.trim(), v.maxLength(320)),
  /** Shown by social networks when the page is shared; null for its first picture. */
  socialImageId: v.optional(v.nullable(id), null),
  isInMenu: v.boolean(),
  /** For articles. */
  category: line,
  summary: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  author: line,
  /** Day of an article; empty for a page. */
  on: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), 'Enter a date that exists.'),
  ),
});
export type PageContent = v.InferOutput<typeof pageContent>;

export const pageStates = ['draft', 'scheduled', 'published', 'changed'] as const;
export type PageState = (typeof pageStates)[number];
export const pageKinds = ['page', 'article'] as const;
export type PageKind = (typeof pageKinds)[number];

const row = {
  id: v.string(),
  kind: v.picklist(pageKinds),
  parentId: v.nullable(v.string()),
  position: v.number(),
  title: v.string(),
  /** Path of the draft below the website's address, `services/tax/`. */
  path: v.string(),
  /** Path where visitors find it; null while it is not published. */
  publishedPath: v.nullable(v.string()),
  state: v.picklist(pageStates),
  /** When it will be published; null unless scheduled. */
  scheduledFor: v.nullable(v.string()),
  /** Whether the draft was changed since it was scheduled or published. */
  hasNewerDraft: v.boolean(),
  version: v.number(),
  updatedAt: v.string(),
  updatedBy: v.string(),
  category: v.string(),
  isInMenu: v.boolean(),
  /** For articles. */
  summary: v.string(),
  on: v.string(),
  deletedAt: v.nullable(v.string()),
};
export const pageRow = v.object(row);
export type PageRow = v.InferOutput<typeof pageRow>;

export const page = v.object({ ...row, content: pageContent, publishedAt: v.nullable(v.string()) });
export type Page = v.InferOutput<typeof page>;

const base = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:content' } as const;
const params = '/mywebsite-admin/v1/pages/{pageId}' as const;

/** Returns all pages and articles in the order of the tree, including those in the trash. */
export const getPages = endpoint({
  ...base,
  method: 'GET',
  path: '/mywebsite-admin/v1/pages',
  response: v.object({ pages: v.array(pageRow) }),
});

export const getPage = endpoint({ ...base, method: 'GET', path: params, response: page });

export const templates = ['blank', 'services', 'about', 'contact', 'faq', 'dueDates', 'article'] as const;
export type Template = (typeof templates)[number];

export const createPage = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/pages',
  body: v.object({ template: v.picklist(templates), title: v.pipe(line, v.minLength(1)), parentId: v.nullable(id) }),
  response: page,
  status: 201,
  failures: { 409: problem },
});

/** Saves a draft. `version` is the one that was read; a newer one is a conflict. */
export const putPage = endpoint({
  ...base,
  method: 'PUT',
  path: params,
  body: v.object({ version: v.number(), content: pageContent }),
  maxBytes: 2 * 2 ** 20,
  response: page,
  failures: { 409: problem },
});

/** Moves pages in the tree: each gets its parent, in the given order. */
export const movePages = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/page-order',
  body: v.object({ pages: v.pipe(v.array(v.object({ id, parentId: v.nullable(id) })), v.minLength(1), v.maxLength(MAX_PAGES)) }),
  maxBytes: 2 ** 20,
  response: v.object({ pages: v.array(pageRow) }),
  failures: { 409: problem },
});

/** Publishes drafts together, so that addresses can be swapped. */
export const publishPages = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/page-publications',
  body: v.object({ pages: v.pipe(v.array(v.object({ id, version: v.number() })), v.minLength(1), v.maxLength(MAX_PAGES)) }),
  maxBytes: 2 ** 20,
  response: v.object({ pages: v.array(pageRow) }),
  failures: { 409: problem },
});

/** Schedules the current draft's publication; null cancels it. */
export const schedulePage = endpoint({
  ...base,
  method: 'PUT',
  path: '/mywebsite-admin/v1/pages/{pageId}/schedule',
  body: v.object({ version: v.number(), at: v.nullable(moment) }),
  response: page,
  failures: { 409: problem },
});

/** Takes a page off the website; its draft stays. */
export const unpublishPage = endpoint({
  ...base,
  method: 'DELETE',
  path: '/mywebsite-admin/v1/pages/{pageId}/publication',
  response: page,
  failures: { 409: problem },
});

/** Moves a page to the trash and takes it off the website. */
export const trashPage = endpoint({ ...base, method: 'DELETE', path: params, status: 204, failures: { 409: problem } });

/** Restores a page from the trash as a draft. */
export const restorePage = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/pages/{pageId}/restore',
  response: page,
  failures: { 409: problem },
});

export const getRevisions = endpoint({
  ...base,
  method: 'GET',
  path: '/mywebsite-admin/v1/pages/{pageId}/revisions',
  response: v.object({
    revisions: v.array(
      v.object({
        id: v.string(),
        version: v.number(),
        at: v.string(),
        by: v.string(),
        title: v.string(),
        isPublished: v.boolean(),
      }),
    ),
  }),
});
export type Revision = v.InferOutput<(typeof getRevisions)['response']>['revisions'][number];

/** Makes a revision the draft again; the previous draft becomes a revision. */
export const restoreRevision = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/pages/{pageId}/revisions/{revisionId}/restore',
  body: v.object({ version: v.number() }),
  response: page,
  failures: { 409: problem },
});
