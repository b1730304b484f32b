/** All pages but the first, in one module: they use the same libraries, which separate modules would each load again. */

export { ClientPage } from './client/client-page';
export { Collection } from './collection/collection';
export { DocumentPage } from './document/document-page';
export { DuplicatesPage } from './merge/duplicates-page';
export { Pricing } from './pricing/pricing';
export { Segments } from './segments/segments';
export { Vendors } from './vendors/vendors';
