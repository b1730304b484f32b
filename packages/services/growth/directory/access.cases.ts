import { randomUUID } from 'node:crypto';
import { type AccessCases, tampered, type World } from '@suite/host/test/access-cases';
import { asOf, testSource } from './fixture-vendors';

const vendor = { path: { vendorId: 'vendorId' } } as const;
const introduction = { path: { introductionId: 'introductionId' } } as const;

const entries = () => ({ name: `Added ${randomUUID()}`, subCategory: 'tax', facts: [] });
const source = () => new URLSearchParams(testSource).toString();
const price = { amount: 100, currency: 'USD', unit: 'flat', period: 'month', plan: '', seenOn: asOf };
const adoption = { service: 'Bookkeeping', hasData: true, note: '' };
const tool = { vendor: 'nobody', ownerId: null, renewsOn: null, noticeDays: 0, endedOn: null, note: '' };

// The administrator is also an operator; a member and another firm's administrator are not.
export const accessCases: AccessCases = {
  createVendor: { body: entries, answers: [401, 403, 403, 201] },
  putVendor: { ...vendor, body: () => ({ ...entries(), version: 1 }), answers: [401, 403, 403, 200] },
  deleteVendor: { ...vendor, answers: [401, 403, 403, 204] },
  importVendors: { query: source, body: () => [], answers: [401, 403, 403, 200] },
  createSuggestion: {
    body: ({ companyId }: World) => ({ name: `Missing ${randomUUID()}`, website: '', why: '', ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  decideSuggestion: {
    path: { suggestionId: 'suggestionId' },
    body: () => ({ state: 'declined', note: '' }),
    answers: [401, 403, 403, 204],
  },
  putFavorite: { ...vendor, answers: [401, 204, 204, 204] },
  deleteFavorite: { ...vendor, answers: [401, 204, 204, 204] },
  createVendorPrice: { ...vendor, body: () => price, answers: [401, 201, 201, 201] },
  // Fails with 404 once it is deleted.
  deleteVendorPrice: { path: { priceId: 'priceId' }, answers: [401, 404, 204, 404] },
  // Their bills show no payment to the vendor.
  putVendorReview: { ...vendor, body: () => ({ rating: 5, good: '', bad: '' }), answers: [401, 409, 409, 409] },
  deleteVendorReview: { ...vendor, answers: [401, 404, 204, 404] },
  // A firm can ask a vendor only once.
  requestIntroduction: {
    ...vendor,
    body: () => ({ email: 'pat@firm.example', message: 'Hello', consent: true }),
    answers: [401, 201, 201, 409],
  },
  withdrawIntroduction: { ...introduction, answers: [401, 404, 204, 409] },
  moveIntroduction: { ...introduction, body: () => ({ state: 'sent', note: '' }), answers: [401, 403, 403, 204] },
  // The tool is in no firm's ledger.
  putTool: { body: () => tool, answers: [401, 404, 404, 404] },
  putVendorMatch: { body: () => ({ vendor: 'nobody', vendorId: null }), answers: [401, 404, 404, 404] },
  // The other firm has no security plan.
  adoptVendor: { ...vendor, body: () => adoption, answers: [401, 404, 403, 201] },
};
