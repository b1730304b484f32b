/**
 * Costs of fields, in twentieths of a millisecond of CPU time of the embedded database, with a directory of 30,000 vendors, as
 * measured by `npm run bench -- graphql`. PostgreSQL takes less. Fields that are not listed are in memory or loaded with their
 * parent, and cost nothing.
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

/** Fields that depend on data that is read once per request, even if they are requested many times. */
export const readOnce: Readonly<Record<string, string>> = {
  'Query.software': 'software',
  'Vendor.tool': 'software',
  'Vendor.monthsPaid': 'software',
  'Query.introductions': 'introductions',
  'Vendor.introduction': 'introductions',
  'Vendor.isFavorite': 'favorites',
  'Vendor.adoption': 'adoptions',
};

/** Cost of that data; added once to the total, not for each parent. */
export const costsOnce: Readonly<Record<string, number>> = {
  software: 600,
  introductions: 30,
  favorites: 25,
  adoptions: 20,
};

/** Assumed lengths of lists without a length argument. */
export const lengths: Readonly<Record<string, number>> = {
  'Query.compare': 4,
  'Query.introductions': 20,
  'Software.tools': 60,
  'Software.overlaps': 10,
  'Overlap.tools': 4,
};

/** The argument with the length of a list; a variable counts by its value. */
export const lengthArguments: Readonly<Record<string, string>> = { 'Query.vendors': 'first', 'Query.favorites': 'first' };

/** Lists whose length is the page length of another field. */
export const pageLists: Readonly<Record<string, string>> = { 'VendorPage.vendors': 'Query.vendors' };

/** 100 ms of database time. */
export const MAX_COST = 2_000;
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 15;
export const MAX_ROOT_FIELDS = 6;
/** Maximum number of tokens per document; the longest document of the zone has about 350. */
export const MAX_TOKENS = 1_500;
