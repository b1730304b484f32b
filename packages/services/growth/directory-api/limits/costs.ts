/**
 * What fields cost, in twentieths of a millisecond of the embedded database's processor time, over a directory of 30,000
 * vendors: `npm run bench -- graphql` measures them. PostgreSQL takes less. A field that is not listed is in memory or came
 * with its parent, and costs nothing.
 */
export const costs: Readonly<Record<string, number>> = {
  'Query.vendors': 20,
  'Query.vendor': 15,
  'Query.compare': 15,
  'Query.favorites': 20,
  'Query.directory': 15,
  'Query.people': 20,
  'Query.suggestions': 25,
  'Query.requestsToPassOn': 100,
  'Query.openSuggestions': 60,
  'Vendor.facts': 6,
  'Vendor.prices': 1,
  'Vendor.reviews': 2,
  'Vendor.rating': 2,
  'Vendor.reviewCount': 2,
  'Vendor.peers': 4,
  'Tool.peers': 5,
};

/** Fields that need something that a request reads once, however often they are asked for. */
export const readOnce: Readonly<Record<string, string>> = {
  'Query.software': 'software',
  'Vendor.tool': 'software',
  'Vendor.monthsPaid': 'software',
  'Query.introductions': 'introductions',
  'Vendor.introduction': 'introductions',
  'Vendor.isFavorite': 'favorites',
  'Vendor.adoption': 'adoptions',
};

/** What that costs; it adds to the whole, not to each parent. */
export const costsOnce: Readonly<Record<string, number>> = {
  software: 600,
  introductions: 30,
  favorites: 25,
  adoptions: 20,
};

/** How many a list has, where no argument says it. */
export const lengths: Readonly<Record<string, number>> = {
  'Query.compare': 4,
  'Query.introductions': 20,
  'Software.tools': 60,
  'Software.overlaps': 10,
  'Overlap.tools': 4,
};

/** The argument that says how many a list has; a variable counts by its value. */
export const lengthArguments: Readonly<Record<string, string>> = { 'Query.vendors': 'first', 'Query.favorites': 'first' };

/** Where a page of the length of another field lies. */
export const pageLists: Readonly<Record<string, string>> = { 'VendorPage.vendors': 'Query.vendors' };

/** 100 ms of the database. */
export const MAX_COST = 2_000;
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 15;
export const MAX_ROOT_FIELDS = 6;
/** Tokens of a document; the longest of the zone has some 350. */
export const MAX_TOKENS = 1_500;
