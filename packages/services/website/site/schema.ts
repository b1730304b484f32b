import { moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Facts } from './contract/facts';
import type { PageContent, PageKind } from './contract/pages';

export const mywebsiteAdminSchema = pgSchema('mywebsite_admin');

export const sites = mywebsiteAdminSchema.table(
  'sites',
  {
    companyId: uuid('company_id').primaryKey(),
    /** Its name below the suite's host for websites. */
    slug: text('slug').notNull(),
    /** Empty for none. */
    domain: text('domain').notNull().default(''),
    /** When the firm proved that it owns the domain; null before. */
    domainProvenAt: moment('domain_proven_at'),
    facts: jsonb('facts').notNull().$type<Facts>(),
    version: integer('version').notNull().default(1),
    publicationId: uuid('publication_id'),
  },
  (table) => [
    uniqueIndex('sites_slug').on(table.slug),
    uniqueIndex('sites_domain').on(table.domain).where(sql`${table.domainProvenAt} is not null`),
  ],
);

/** Names that firms have given up, which no other firm can take for a year. */
export const heldAddresses = mywebsiteAdminSchema.table('held_addresses', {
  slug: text('slug').primaryKey(),
  companyId: uuid('company_id').notNull(),
  releasedAt: moment('released_at').notNull(),
});

export const pages = mywebsiteAdminSchema.table(
  'pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    kind: text('kind').notNull().$type<PageKind>(),
    parentId: uuid('parent_id'),
    position: integer('position').notNull(),
    content: jsonb('content').notNull().$type<PageContent>(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    /** The content that visitors see; null for a draft. */
    published: jsonb('published').$type<PageContent>(),
    publishedVersion: integer('published_version'),
    publishedAt: moment('published_at'),
    /** The content that is published at `scheduledFor`. */
    scheduled: jsonb('scheduled').$type<PageContent>(),
    scheduledVersion: integer('scheduled_version'),
    scheduledFor: moment('scheduled_for'),
    /** When it was moved to the trash. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('pages_company').on(table.companyId, table.position),
    index('pages_scheduled').on(table.scheduledFor).where(sql`${table.scheduledFor} is not null`),
  ],
);

/** Earlier drafts of a page. */
export const revisions = mywebsiteAdminSchema.table(
  'revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').notNull().$type<PageContent>(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
  },
  (table) => [index('revisions_page').on(table.pageId, table.version)],
);

/** Former paths of published pages. */
export const redirects = mywebsiteAdminSchema.table(
  'redirects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    path: text('path').notNull(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('redirects_path').on(table.companyId, table.path),
    // For pages that are removed.
    index('redirects_page').on(table.pageId),
  ],
);

/** A picture in one width and format, as it is stored. */
export interface StoredVariant {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  height: number;
  bytes: number;
  hash: string;
  fileId: string;
}

export const media = mywebsiteAdminSchema.table(
  'media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    focalX: integer('focal_x').notNull().default(50),
    focalY: integer('focal_y').notNull().default(50),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    variants: jsonb('variants').notNull().$type<StoredVariant[]>(),
    thumbnail: text('thumbnail').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('media_company').on(table.companyId, table.createdAt)],
);

/** A picture in a publication: its path in the website, and the file with its content. */
export interface PublishedPicture {
  path: string;
  fileId: string;
}

/** A publication as visitors were shown it: a file with all pages, and the pictures beside it. */
export const publications = mywebsiteAdminSchema.table(
  'publications',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    number: integer('number').notNull(),
    state: text('state').notNull().$type<'waiting' | 'done' | 'failed'>(),
    /** When a job read the website for it; null while later changes are still included. */
    takenAt: moment('taken_at'),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    pages: integer('pages').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    reason: text('reason').notNull().default(''),
    /** A zip with the pages; null until it is done. */
    fileId: uuid('file_id'),
    /** Hash of the content; equal content is not published again. */
    hash: text('hash').notNull().default(''),
    pictures: jsonb('pictures').notNull().$type<PublishedPicture[]>(),
    /** Content-Security-Policy of its pages. */
    policy: text('policy').notNull().default(''),
    /** Current path of a page by its former path. */
    redirects: jsonb('redirects').notNull().$type<Record<string, string>>(),
  },
  (table) => [uniqueIndex('publications_number').on(table.companyId, table.number)],
);
