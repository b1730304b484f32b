/** Payment methods of Stripe that can be saved and charged later without their owner. */

import type Stripe from 'stripe';
import type { SavedMethod } from './provider';

const kinds = {
  card: 'card',
  us_bank_account: 'bank',
  sepa_debit: 'bank',
  bacs_debit: 'bank',
  au_becs_debit: 'bank',
  nz_bank_account: 'bank',
} as const;
type SavableType = keyof typeof kinds;

/** Methods that a page that saves a method may offer. */
export const savableTypes = Object.keys(kinds) as SavableType[];

const isSavable = (type: string): type is SavableType => Object.hasOwn(kinds, type);

const brands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amex: 'American Express',
    cartes_bancaires: 'Cartes Bancaires',
    diners: 'Diners Club',
    discover: 'Discover',
    eftpos_au: 'eftpos',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  }),
);

/** Returns `Visa ending in 4242`, or for other payment methods their name, `Cashapp`. */
export function labelOf(method: Stripe.PaymentMethod): string {
  if (method.card) return `${brands.get(method.card.brand) ?? 'Card'} ending in ${method.card.last4}`;
  if (!isSavable(method.type)) return `${method.type.charAt(0).toUpperCase()}${method.type.slice(1).replaceAll('_', ' ')}`;
  const last4 = method[method.type]?.last4;
  return last4 ? `Bank account ending in ${last4}` : 'Bank account';
}

/** Returns `2027-04`; null when it does not expire. */
export const expiryOf = ({ card }: Stripe.PaymentMethod): string | null =>
  card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null;

/** Returns the method in the form that can be charged later; null when it has no customer or cannot be saved. */
export function savedMethodOf(method: Stripe.PaymentMethod): SavedMethod | null {
  const customerId = idOf(method.customer);
  if (!customerId || !isSavable(method.type)) return null;
  return {
    customerId,
    methodId: method.id,
    kind: kinds[method.type],
    label: labelOf(method),
    expires: expiryOf(method),
  };
}

/** Returns the id of an object that Stripe includes as an id or expanded. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Returns an expanded object; null when Stripe includes its id only. */
export const wholeOf = <T extends { id: string }>(thing: string | T | null | undefined): T | null =>
  typeof thing === 'object' ? thing : null;
