import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';
import { testSource } from './fixture-vendors';

export const requestValues: RequestValues = {
  ...testSource,
  importVendors: [],
  'decideSuggestion.state': 'declined',
};

// The administrator is also an operator; a member and another firm's administrator are not.
export const accessCases: AccessCases = {
  createVendor: [401, 403, 403, 201],
  putVendor: [401, 403, 403, 200],
  deleteVendor: [401, 403, 403, 204],
  importVendors: [401, 403, 403, 200],
  createSuggestion: [401, 201, 201, 201],
  decideSuggestion: [401, 403, 403, 204],
  putFavorite: [401, 204, 204, 204],
  deleteFavorite: [401, 204, 204, 204],
  createVendorPrice: [401, 201, 201, 201],
  // Fails with 404 once it is deleted.
  deleteVendorPrice: [401, 404, 204, 404],
  // Their bills show no payment to the vendor.
  putVendorReview: [401, 409, 409, 409],
  deleteVendorReview: [401, 404, 204, 404],
  // A firm can ask a vendor only once.
  requestIntroduction: [401, 201, 201, 409],
  withdrawIntroduction: [401, 404, 204, 409],
  moveIntroduction: [401, 403, 403, 204],
  // The tool is in no firm's ledger.
  putTool: [401, 404, 404, 404],
  putVendorMatch: [401, 404, 404, 404],
  // The other firm has no security plan.
  adoptVendor: [401, 404, 403, 201],
};
