import {
  type Item,
  type Payment,
  type PaymentsPage,
  type PaymentView,
  paymentViews,
  type Transfer,
} from '@services/payments/contract/billing';
import { proposalId } from '../proposal/answers.fixture';

export const itemOf = (name: string, part: Partial<Item> = {}): Item => ({
  lineId: crypto.randomUUID(),
  name,
  kind: 'period',
  from: '2027-01-05',
  to: '2027-02-04',
  net: 50_000,
  tax: 0,
  gross: 50_000,
  ...part,
});

/** Amount collected for a payment, unless the test sets it. */
const collectedOf = ({ amount = 50_000, status, isPaidTwice, isCancelled }: Partial<Payment>): number =>
  status === 'paid' ? (isPaidTwice && !isCancelled ? 2 : 1) * amount : 0;

/** What is open of a payment, unless the test sets it. */
const openOf = ({ amount = 50_000, status, collected = 0 }: Partial<Payment>): number =>
  status === 'paid' || status === 'cancelled' ? 0 : Math.max(0, amount - collected);

export const paymentOf = (client: string, part: Partial<Payment> = {}): Payment => ({
  id: crypto.randomUUID(),
  proposalId,
  number: 7,
  title: '2027 engagement',
  client,
  currency: 'USD',
  // The example of ISO 11649.
  reference: 'RF18539007547034',
  dueOn: '2027-01-05',
  amount: 50_000,
  open: openOf(part),
  items: [itemOf('Bookkeeping')],
  credits: [],
  transfers: [],
  clientCredit: 0,
  status: 'due',
  method: null,
  paidOn: null,
  receivedOn: null,
  isCancelled: false,
  note: null,
  attempts: 0,
  failure: null,
  nextAttemptOn: null,
  collected: collectedOf(part),
  refunded: 0,
  isDisputed: false,
  isPaidTwice: false,
  mismatch: null,
  refunds: [],
  ...part,
});

export const transferOf = (part: Partial<Transfer> = {}): Transfer => ({
  ...{ id: crypto.randomUUID(), on: '2027-01-07', amount: 50_000, total: 50_000 },
  ...{ note: null, isFromStatement: false, by: 'Noah Bright', ...part },
});

type Counted = Partial<Record<PaymentView, [count: number, amount: number]>>;

export const pageOf = (payments: Payment[], counted: Counted = {}, expiring: PaymentsPage['expiring'] = []): PaymentsPage => ({
  payments,
  total: payments.length,
  counts: Object.fromEntries(
    paymentViews.map((view) => {
      const [count, amount] = counted[view] ?? [payments.length, 50_000 * payments.length];
      return [view, { count, amounts: count ? [{ currency: 'USD', amount }] : [] }];
    }),
  ) as PaymentsPage['counts'],
  expiring,
});
