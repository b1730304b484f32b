import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  billing: 'monthly',
  depositRate: 0,
  serviceId: ({ bookServiceId }) => bookServiceId,
  'addLedgerServices.services': [{ name: 'Monthly bookkeeping', currency: 'USD', billing: 'monthly' }],
  // Version 0 of a firm without settings, 1 of the demo firm.
  'putOfferSettings.version': ({ companyId }, caller) =>
    caller.tokens.access_token && caller.claims.companyId === companyId ? 1 : 0,
};

export const accessCases: AccessCases = {
  getBookServices: [401, 200, 200, 200],
  createService: [401, 201, 201, 201],
  // The member has changed the version before the administrator does, as in the calls below.
  putService: [401, 404, 200, 409],
  getLedgerServices: [401, 404, 200, 200],
  addLedgerServices: [401, 404, 201, 201],
  getBundles: [401, 200, 200, 200],
  createBundle: [401, 400, 201, 201],
  putBundle: [401, 404, 200, 409],
  deleteBundle: [401, 404, 204, 404],
  getTemplates: [401, 200, 200, 200],
  createTemplate: [401, 201, 201, 201],
  putTemplate: [401, 404, 200, 409],
  deleteTemplate: [401, 404, 204, 404],
  getTerms: [401, 200, 200, 200],
  getTermsVersions: [401, 404, 200, 200],
  createTerms: [401, 201, 201, 201],
  putTerms: [401, 404, 200, 409],
  getOfferSettings: [401, 200, 200, 200],
  // Version 0 of a firm without settings, 1 of the demo firm.
  putOfferSettings: [401, 200, 403, 200],
  getClientPrices: [401, 404, 200, 200],
  findClients: [401, 200, 200, 200],
};
