import type { Owed, PublicBilling } from '@services/payments/contract/public';

export const CARD = 'Visa ending in 4242';

/** Billing of a firm with Stripe and nothing due, with the properties that a test sets. */
export const billingOf = (of: Partial<PublicBilling> = {}): PublicBilling => ({
  provider: 'stripe',
  bankDetails: null,
  neededMethod: null,
  method: null,
  canSaveMethod: true,
  payments: [],
  paid: [],
  uncollected: [],
  creditLeft: 0,
  methodExpires: null,
  isRenewed: false,
  pausedOn: null,
  next: null,
  ...of,
});

/** A payment of $1,307.50 that is due today. */
export const owedOf = (of: Partial<Owed> = {}): Owed => ({
  id: '00000000-0000-4000-8000-000000000201',
  reference: 'RF3810420001',
  dueOn: '2026-11-23',
  currency: 'USD',
  amount: 130_750,
  open: of.status === 'paid' ? 0 : (of.amount ?? 130_750),
  items: [
    { name: 'Monthly bookkeeping', kind: 'period', from: '2026-11-23', to: '2026-12-22', gross: 80_800 },
    { name: 'Corporate tax return 1120-S', kind: 'deposit', from: null, to: null, gross: 49_950 },
  ],
  credits: [],
  status: 'due',
  failure: null,
  nextAttemptOn: null,
  paidOn: null,
  ...of,
});
