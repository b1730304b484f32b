import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const service = {
  name: 'Payroll',
  description: '',
  category: '',
  currency: 'USD',
  billing: 'monthly',
  unit: 'employee',
  price: 2_800,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: false,
  ledgerName: '',
};
const option = { id: '3c1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a11', name: 'Our proposal', description: '', lines: [] };
const template = { title: 'Your year', message: '', currency: 'USD', options: [option], termsId: null, validDays: 30 };
const letter = { scope: 'Bookkeeping', notCovered: 'Audits', body: '' };
const settings = {
  version: 0,
  currency: 'USD',
  taxRate: 0,
  validDays: 30,
  billingDay: null,
  timeZone: 'UTC',
  termsId: null,
  reminderDays: [],
  showsLastYear: false,
  paperCopyFee: '',
  approval: { discountAbove: null, totalAbove: null },
};

/** Names are unique in a firm. */
const named = ({ id }: { id: string }) => ({ name: `Of ${id}` });

export const accessCases: AccessCases = {
  getBookServices: { answers: [401, 200, 200, 200] },
  createService: {
    body: ({ companyId }, caller) => ({ ...service, ...named(caller), ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  // The member has changed the version before the administrator does, as in the calls below.
  putService: {
    path: { serviceId: 'bookServiceId' },
    body: ({ companyId }, caller) => ({
      ...service,
      name: `Changed by ${caller.id}`,
      isArchived: true,
      version: 1,
      ...tampered(companyId),
    }),
    answers: [401, 404, 200, 409],
  },
  getLedgerServices: { answers: [401, 404, 200, 200] },
  addLedgerServices: {
    body: ({ companyId }) => ({
      services: [{ name: 'Monthly bookkeeping', currency: 'USD', billing: 'monthly' }],
      ...tampered(companyId),
    }),
    answers: [401, 404, 201, 201],
  },
  getBundles: { answers: [401, 200, 200, 200] },
  createBundle: {
    body: ({ companyId, bookServiceId }, caller) => ({
      ...named(caller),
      services: [{ serviceId: bookServiceId, quantity: 1 }],
      ...tampered(companyId),
    }),
    answers: [401, 400, 201, 201],
  },
  putBundle: {
    path: { bundleId: 'bundleId' },
    body: ({ companyId, bookServiceId }, caller) => ({
      name: `Changed by ${caller.id}`,
      services: [{ serviceId: bookServiceId, quantity: 2 }],
      version: 1,
      ...tampered(companyId),
    }),
    answers: [401, 404, 200, 409],
  },
  deleteBundle: { path: { bundleId: 'bundleId' }, answers: [401, 404, 204, 404] },
  getTemplates: { answers: [401, 200, 200, 200] },
  createTemplate: {
    body: ({ companyId }, caller) => ({ ...template, ...named(caller), ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  putTemplate: {
    path: { templateId: 'templateId' },
    body: ({ companyId }, caller) => ({ ...template, name: `Changed by ${caller.id}`, version: 1, ...tampered(companyId) }),
    answers: [401, 404, 200, 409],
  },
  deleteTemplate: { path: { templateId: 'templateId' }, answers: [401, 404, 204, 404] },
  getTerms: { answers: [401, 200, 200, 200] },
  getTermsVersions: { path: { termsId: 'termsId' }, answers: [401, 404, 200, 200] },
  createTerms: {
    body: ({ companyId }, caller) => ({ ...letter, ...named(caller), ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  putTerms: {
    path: { termsId: 'termsId' },
    body: ({ companyId }, caller) => ({
      ...letter,
      name: `Changed by ${caller.id}`,
      scope: 'Payroll',
      isArchived: false,
      version: 1,
      ...tampered(companyId),
    }),
    answers: [401, 404, 200, 409],
  },
  getOfferSettings: { answers: [401, 200, 200, 200] },
  putOfferSettings: {
    // Version 0 of a firm without settings, 1 of the demo firm.
    body: ({ companyId }, caller) => ({
      ...settings,
      version: caller.tokens.access_token && caller.claims.companyId === companyId ? 1 : 0,
      ...tampered(companyId),
    }),
    answers: [401, 200, 403, 200],
  },
  getClientPrices: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  findClients: { query: () => 'find=a', answers: [401, 200, 200, 200] },
};
