import type { Billing } from '@services/payments/contract/billing';
import { itemOf } from '../payments/payments.fixture';
import { proposalId } from '../proposal/answers.fixture';

export const billingOf = (part: Partial<Billing> = {}): Billing => ({
  proposalId,
  currency: 'USD',
  status: 'active',
  pausedOn: null,
  endsOn: null,
  provider: 'stripe',
  method: { label: 'Visa ending in 4242', kind: 'card', expires: '2099-04', savedAt: '2027-01-05T10:00:00Z' },
  planned: [
    {
      on: '2027-02-05',
      net: 50_000,
      tax: 0,
      gross: 50_000,
      items: [itemOf('Bookkeeping', { from: '2027-02-05', to: '2027-03-04' })],
    },
    {
      on: '2027-03-05',
      net: 50_000,
      tax: 0,
      gross: 50_000,
      items: [itemOf('Bookkeeping', { from: '2027-03-05', to: '2027-04-04' })],
    },
  ],
  missed: [],
  completions: [],
  payments: [],
  toRefund: 0,
  refundsDue: [],
  paid: [],
  uncollected: [],
  creditLeft: 0,
  clientCredit: 0,
  ...part,
});
