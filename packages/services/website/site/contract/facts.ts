/** The facts about the firm, which every page of the website uses. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { parts } from './parts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
const lines = v.pipe(v.string(), v.trim(), v.maxLength(2_000));
const partId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const webAddress = v.pipe(
  line,
  v.check((text) => text === '' || /^https?:\/\/[^\s"<>]+$/i.test(text), 'Enter an address that starts with https://.'),
);
const mailAddress = v.pipe(
  line,
  v.check((text) => text === '' || /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(text), 'Enter an e-mail address.'),
);
const phone = v.pipe(
  line,
  v.check((text) => text === '' || /^\+?[\d\s().-]{5,}(?:(?:x|ext\.?)\s*\d+)?$/i.test(text), 'Enter a phone number.'),
);
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.'));
const color = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'Enter a color such as #0b5cab.'));

/** Hours of a day; null when the office is closed. */
const hours = v.nullable(v.object({ from: time, to: time }));
export type Hours = v.InferOutput<typeof hours>;

const office = v.object({
  id: partId,
  name: line,
  street: line,
  city: line,
  region: v.pipe(line, v.maxLength(60)),
  postalCode: v.pipe(line, v.maxLength(20)),
  phone,
  /** Monday first. */
  hours: v.pipe(v.array(hours), v.minLength(7), v.maxLength(7)),
  holidays: v.pipe(
    v.array(
      v.object({
        on: v.pipe(
          v.string(),
          v.check((day) => isDay(day), 'Enter a date that exists.'),
        ),
        name: line,
      }),
    ),
    v.maxLength(60),
  ),
  note: line,
});
export type Office = v.InferOutput<typeof office>;

const person = v.object({
  id: partId,
  name: line,
  role: line,
  /** As written after a name: `CPA, EA`. */
  credentials: line,
  bio: lines,
  photoId: v.nullable(id),
  email: mailAddress,
});
export type Person = v.InferOutput<typeof person>;

export const facts = v.object({
  name: v.pipe(line, v.minLength(1, 'Enter the name of the firm.')),
  legalName: line,
  tagline: line,
  description: v.pipe(lines, v.maxLength(500)),
  phone,
  email: mailAddress,
  offices: v.pipe(v.array(office), v.maxLength(30)),
  people: v.pipe(v.array(person), v.maxLength(100)),
  /** The price book's services that the website shows, in order, each with its own text or the price book's. */
  services: v.pipe(v.array(v.object({ bookId: id, text: lines })), v.maxLength(200)),
  languages: v.pipe(v.array(v.pipe(line, v.minLength(1))), v.maxLength(30)),
  associations: v.pipe(v.array(v.object({ name: line, url: webAddress })), v.maxLength(30)),
  social: v.pipe(v.array(v.object({ name: line, url: webAddress })), v.maxLength(20)),
  logoId: v.nullable(id),
  accent: color,
});
export type Facts = v.InferOutput<typeof facts>;

const host = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The firm's own host name; empty for none. */
export const domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.check((text) => text === '' || host.test(text), 'Enter a name such as www.example.com.'),
);

export const siteSlug = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, 'Use up to 40 letters, digits and hyphens.'),
);

/** Facts that visitors and search engines miss, most important first. */
export const gaps = [
  'phone',
  'office',
  'hours',
  'description',
  'person',
  'photo',
  'service',
  'logo',
  'email',
  'language',
] as const;
export type Gap = (typeof gaps)[number];

const bookService = v.object({ id: v.string(), name: v.string(), category: v.string(), description: v.string() });
export type BookService = v.InferOutput<typeof bookService>;

export const site = v.object({
  /** Null while there is no website. */
  site: v.nullable(
    v.object({
      slug: v.string(),
      domain: v.string(),
      /** TXT record that proves who owns the domain; null without a domain, and once it was found. */
      domainRecord: v.nullable(v.object({ name: v.string(), value: v.string() })),
      facts,
      version: v.number(),
      gaps: v.array(v.picklist(gaps)),
      /** URL of the website, published or not. */
      address: v.string(),
      isPublished: v.boolean(),
    }),
  ),
  /** Defaults for the facts while there is no website. */
  firmName: v.string(),
  book: v.array(bookService),
  /** What pages can show from other services. */
  parts,
});
export type Site = v.InferOutput<typeof site>;

const right = ['app:firm-info', 'app:content'] as const;

/** Returns the firm's website with its facts. */
export const getSite = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-admin/v1/site',
  auth: 'bearer',
  right,
  response: site,
});

/** Creates a firm's website with the template's pages, as drafts. */
export const createSite = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/mywebsite-admin/v1/site',
  auth: 'bearer',
  right,
  body: v.object({ slug: siteSlug, name: v.pipe(line, v.minLength(1)) }),
  response: site,
  status: 201,
  failures: { 409: problem },
});

/** Changes facts; a published website is published again with them. */
export const putFacts = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/mywebsite-admin/v1/facts',
  auth: 'bearer',
  right: 'app:firm-info',
  body: v.object({ version: v.number(), facts }),
  maxBytes: 2 ** 20,
  response: site,
  failures: { 409: problem },
});

export const putAddress = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/mywebsite-admin/v1/address',
  auth: 'bearer',
  right: 'app:firm-info',
  body: v.object({ slug: siteSlug, domain }),
  response: site,
  failures: { 409: problem },
});

/** Looks up the domain's TXT record; once found, the website is served at the domain. */
export const proveDomain = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/mywebsite-admin/v1/domain-proof',
  auth: 'bearer',
  waitsOutside: true,
  right: 'app:firm-info',
  response: site,
  failures: { 409: problem },
});
