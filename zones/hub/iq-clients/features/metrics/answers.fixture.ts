import type { ClientRow } from '@services/insights/contract/clients';
import type { FirmMonth } from '@services/insights/contract/metric-schemas';

export const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'olivia@harborline.example',
};

export const head = { asOf: '2026-01-01', currency: 'USD' };

export const clientId = '33333333-3333-4333-8333-333333333333';

/** A metric that isn't available because it is unknown which invoices are paid. */
export const unsure = { available: false, reason: 'settlement-unknown' } as const;

export const value = (number: number) => ({ available: true, value: number }) as const;

export const clientRow = (name: string, more: Partial<ClientRow> = {}): ClientRow => ({
  clientId,
  name,
  badge: 'good',
  sales: value(120_000),
  salesBefore: value(100_000),
  revenue: value(110_000),
  revenueBefore: value(90_000),
  taxUnknown: 0,
  excluded: [],
  open: value(50_000),
  overdue: value(20_000),
  unappliedCredit: value(0),
  unsure: 0,
  aging: { available: true, value: { current: 30_000, days1To30: 20_000, days31To60: 0, days61To90: 0, over90: 0 } },
  longestPastDue: value(12),
  invoices: 12,
  firstInvoiceOn: '2024-01-01',
  lastInvoiceOn: '2025-12-01',
  medianGap: 30,
  daysLate: value(4.5),
  shareLate: value(0.25),
  ...more,
});

const none = { available: false, reason: 'nothing-to-collect' } as const;

export const firmMonth = (month: string, cei?: number): FirmMonth => ({
  month,
  days: 30,
  isToDate: false,
  beginning: value(10_000),
  sales: value(20_000),
  revenue: value(18_000),
  ending: value(12_000),
  endingCurrent: value(9_000),
  aging: { available: true, value: { current: 9_000, days1To30: 3_000, days31To60: 0, days61To90: 0, over90: 0 } },
  excluded: [],
  cei: cei === undefined ? none : value(cei),
  dso: value(30),
  bestPossibleDso: value(20),
  averageDaysDelinquent: value(10),
  countbackDso: value(31),
});

export const faults = { paidBeforeInvoice: 0, paidAboveInvoice: 0, dueBeforeIssue: 0, unconverted: 0 };

export const notFound = (message: string) => Response.json({ code: 'not_found', message }, { status: 404 });
