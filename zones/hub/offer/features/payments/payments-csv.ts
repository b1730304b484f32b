import type { Payment } from '@services/payments/contract/billing';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { copy, statuses } from './copy';
import { shownStatus } from './days';

export const csvHeads = Object.values(copy.csv);

/** Returns the spreadsheet row of a payment, in the order of `csvHeads`. */
export const csvRow = (payment: Payment, today: string, { major }: Pick<MetricFormats, 'major'>): (string | number)[] => [
  payment.number,
  payment.client,
  payment.title,
  itemsText(payment),
  payment.dueOn,
  statuses[shownStatus(payment, today)].text,
  payment.currency,
  major(payment.amount, payment.currency),
  major(payment.open, payment.currency),
  major(payment.refunded, payment.currency),
  payment.paidOn ?? '',
  methodText(payment),
  payment.failure ?? '',
  payment.nextAttemptOn ?? '',
  payment.isDisputed ? copy.yes : '',
  payment.isPaidTwice ? copy.yes : '',
  payment.note ?? '',
  payment.reference,
];

/** Returns how a payment was made; empty if nothing was tried. */
export const methodText = ({ method, receivedOn }: Pick<Payment, 'method' | 'receivedOn'>): string =>
  [method, receivedOn && copy.receivedBy].filter(Boolean).join(', ');

/** Returns the services of a payment, each once. */
export const itemsText = ({ items }: Pick<Payment, 'items'>): string => [...new Set(items.map(({ name }) => name))].join(', ');
