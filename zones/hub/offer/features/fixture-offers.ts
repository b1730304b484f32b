import type { BookService } from '@services/price-book/contract/price-book';
import type { OfferSettings } from '@services/price-book/contract/settings';
import type { Terms } from '@services/price-book/contract/terms';

/** Claims of the person in tests, an administrator. */
export const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'noah@brightfield.example',
  rights: 'change,admin,app:offer',
};

export const settings: OfferSettings = {
  version: 1,
  currency: 'USD',
  taxRate: 0,
  validDays: 30,
  billingDay: 1,
  timeZone: 'America/New_York',
  termsId: null,
  reminderDays: [3, 7, 14],
  showsLastYear: false,
  paperCopyFee: '',
  approval: { discountAbove: null, totalAbove: null },
};

export const service = (of: Partial<BookService> = {}): BookService => ({
  id: '3c1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a11',
  name: 'Payroll',
  description: 'Pay runs',
  category: 'Payroll',
  currency: 'USD',
  billing: 'monthly',
  unit: 'employee',
  price: 2_800,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: true,
  ledgerName: 'Payroll',
  isArchived: false,
  version: 1,
  updatedAt: '2027-01-01T00:00:00Z',
  ...of,
});

export const letter = (of: Partial<Terms> = {}): Terms => ({
  id: '7d1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a12',
  name: 'Bookkeeping',
  isArchived: false,
  latest: {
    version: 1,
    scope: 'We keep the books of {{client}}.',
    notCovered: '- Audits',
    body: '',
    createdAt: '2027-01-01T10:00:00Z',
    by: 'Noah Bright',
  },
  ...of,
});

export const problem = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status });
