/**
 * What fields cost, in units estimated from the statements behind them, not measured. A field that is not listed is in memory
 * or came with its parent, and costs nothing.
 */
export const costs: Readonly<Record<string, number>> = {
  // A search of all vendors in memory takes the process, not the database, but has to be paid for too.
  'Query.vendors': 20,
  'Query.favorites': 10,
  'Query.directory': 20,
  'Query.people': 20,
  'Query.introductions': 10,
  'Query.suggestions': 10,
  'Query.requestsToPassOn': 40,
  'Query.openSuggestions': 60,
  'Query.software': 200,
  'Vendor.facts': 2,
  'Vendor.prices': 1,
  'Vendor.reviews': 4,
  'Vendor.rating': 2,
  'Vendor.reviewCount': 2,
  'Vendor.peers': 4,
  'Tool.peers': 2,
};

/** Fields that read once for a request, however often they are asked for: they add to the whole, not to each parent. */
export const costsOnce: Readonly<Record<string, number>> = {
  'Vendor.isFavorite': 10,
  'Vendor.tool': 200,
  'Vendor.monthsPaid': 200,
  'Vendor.introduction': 10,
  'Vendor.adoption': 20,
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

export const MOST_COST = 800;
export const MOST_DEPTH = 8;
export const MOST_ALIASES = 15;
export const MOST_ROOT_FIELDS = 6;
/** Tokens of a document; the longest of the zone has some 350. */
export const MOST_TOKENS = 1_500;
