import type { Excluded } from '../contract/metric-schemas';

/** Describes documents that a number leaves out, such as "3 documents of CHF 4,200.00 are not included: no exchange rate". */
export function notIncluded(excluded: readonly Excluded[], money: (amount: number, currency: string) => string): string {
  const count = excluded.reduce((sum, { documents }) => sum + documents, 0);
  const amounts = new Intl.ListFormat('en').format(excluded.map(({ amount, currency }) => money(amount, currency)));
  return `${count === 1 ? '1 document' : `${count} documents`} of ${amounts} ${count === 1 ? 'is' : 'are'} not included: no exchange rate`;
}
