/** Data of the directory, and of what firms pay, that `acoren` reads. */
export { type Peers, peerKey, readPeers } from './bills/read-peers';
export { type Overlap, readSoftware, type Software, type Tool } from './bills/read-tools';
export { type Catalog, catalogOf, keysOf } from './directory/catalog';
export type { CatalogEntry } from './directory/catalog-entry';
export { certificationGroups } from './directory/certifications';
export { facetNames, searchCatalog } from './directory/search-catalog';
export { type Fact, factsOf } from './reads/facts';
export {
  type Adoption,
  adoptionsOf,
  favoritesOf,
  introductionsOf,
  pricesOf,
  type Rating,
  type Review,
  ratingsOf,
  reviewsOf,
} from './reads/firm';
export { openSuggestions, requestsToPassOn, suggestionsOf } from './reads/operator';
