import type { Confirmation, TableField, TableGuess } from '../contract/table';
import { tellsPayment } from './fields';

/** What a firm can measure with its ledger, in the order in which people see it. */
export const measures = ['sales', 'receivables', 'earlier', 'cei', 'dso', 'daysLate', 'prices', 'vendors'] as const;
export type Measure = (typeof measures)[number];

/** Why a measure is not available from a table, or what limits it. */
export type Limit =
  /** The table is about something else. */
  | 'other-table'
  /** The table gives open amounts, and no totals. */
  | 'open-amounts'
  /** The table leaves out what is paid. */
  | 'open-only'
  /** The table has overdue invoices only. */
  | 'overdue-only'
  /** The table does not say what is paid. */
  | 'payment-unknown'
  /** Available with the payments of another list; until then, everything counts as open. */
  | 'payment-list'
  /** Known on the dates of lists only, because they don't say when invoices were paid. */
  | 'days-of-lists'
  /** Known from the second list on, between the dates of two lists. */
  | 'second-list'
  | 'no-payment-days'
  /** Some of what is paid has no day of payment: a range, or not available. */
  | 'undated-payments'
  | 'no-lines'
  | 'no-quantity'
  /** Payments count for the invoices that they name, which another list provides. */
  | 'named-invoices'
  | 'no-invoice-numbers';

export interface Availability {
  measure: Measure;
  state: 'available' | 'limited' | 'unavailable';
  /** Null when there is no limit. */
  limit: Limit | null;
}

/** What a list says and leaves out of what was paid. */
export type ListedPayments = Pick<TableGuess, 'leavesOutPaid' | 'listsOverdue' | 'hasUndatedPayments'>;

/**
 * Returns what a table makes available when it is imported as confirmed, for each measure.
 */
export function availabilityOf(
  confirmation: Pick<Confirmation, 'columns' | 'payment'> & { kind: Confirmation['kind'] },
  { leavesOutPaid, listsOverdue, hasUndatedPayments }: ListedPayments,
): Availability[] {
  const fields = new Set(confirmation.columns.map(({ field }) => field));
  const limits = limitsOf(confirmation.kind, confirmation.payment ?? 'unknown', (field) => fields.has(field));
  if (hasUndatedPayments && fields.has('paidOn') && confirmation.kind === 'invoices') {
    const undated = limited('undated-payments');
    Object.assign(limits, { earlier: undated, cei: undated, daysLate: undated });
  }
  // What was paid before the list is missing, whatever its columns say.
  if (confirmation.kind === 'invoices' && leavesOutPaid) {
    const missing = unavailable('open-only');
    Object.assign(limits, { sales: missing, cei: missing, dso: missing, daysLate: missing });
    if (limits.prices?.state === 'available') limits.prices = missing;
    limits.earlier = limited('days-of-lists');
    if (listsOverdue) Object.assign(limits, { receivables: unavailable('overdue-only'), earlier: unavailable('overdue-only') });
  }
  return measures.map((measure) => {
    const { [measure]: limit = unavailable('other-table') } = limits;
    return { measure, ...limit };
  });
}

/**
 * Returns whether a table leaves the open amounts of its invoices unknown. That makes the firm's receivables unknown, regardless
 * of other sources.
 */
export const leavesFirmUnknown = (all: readonly Availability[]): boolean =>
  all.some(({ measure, limit }) => measure === 'receivables' && limit === 'payment-unknown');

type Limited = Omit<Availability, 'measure'>;

const available: Limited = { state: 'available', limit: null };
const limited = (limit: Limit): Limited => ({ state: 'limited', limit });
const unavailable = (limit: Limit): Limited => ({ state: 'unavailable', limit });

function limitsOf(
  kind: Confirmation['kind'],
  payment: NonNullable<Confirmation['payment']>,
  has: (field: TableField) => boolean,
): Partial<Record<Measure, Limited>> {
  if (kind === 'vendor-payments') return { vendors: available };
  if (kind === 'customers') return {};
  if (kind === 'payments') {
    const all = has('number') ? limited('named-invoices') : unavailable('no-invoice-numbers');
    return { receivables: all, earlier: all, cei: all, dso: all, daysLate: all };
  }
  return {
    ...(tellsPayment(has) ? (has('paidOn') ? paidOnDays : paidByLists) : unlisted[payment]),
    sales: has('amount') ? available : limited('open-amounts'),
    prices: pricesOf(has),
  };
}

function pricesOf(has: (field: TableField) => boolean): Limited {
  const isOpenOnly = has('balance') && !(['amount', 'debit', 'credit'] as const).some(has);
  if (!has('item') || isOpenOnly) return unavailable('no-lines');
  return has('quantity') ? available : unavailable('no-quantity');
}

type OfPayment = Record<'receivables' | 'earlier' | 'cei' | 'dso' | 'daysLate', Limited>;

const all = (limit: Limited): OfPayment => ({ receivables: limit, earlier: limit, cei: limit, dso: limit, daysLate: limit });

const paidOnDays = all(available);

const paidByLists: OfPayment = {
  receivables: available,
  earlier: limited('days-of-lists'),
  cei: limited('second-list'),
  dso: available,
  daysLate: unavailable('no-payment-days'),
};

const unlisted: Record<NonNullable<Confirmation['payment']>, OfPayment> = {
  unknown: all(unavailable('payment-unknown')),
  'in-payment-list': all(limited('payment-list')),
  'all-open': all(available),
};
