/** All parts in one module: they stand on the same libraries, which each by itself would bring anew. */

export { ClientPage } from '../client/client-page';
export { Clients } from '../clients/clients';
export { Collection } from '../collection/collection';
export { Pricing } from '../pricing/pricing';
export { Vendors } from '../vendors/vendors';
