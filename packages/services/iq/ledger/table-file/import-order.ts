import type { TableGuess, TableKind } from '../contract/table';

/** A kind that refers to others comes after them. */
const kinds: readonly (readonly TableKind[])[] = [
  ['customers'],
  ['invoices', 'invoice-lines'],
  ['payments'],
  ['vendor-payments'],
];

/** Returns the place of a file among several: customers, invoices, credit notes alone, payments; last if its kind is unknown. */
export function placeInOrder({ kind, credits, rows }: Pick<TableGuess, 'kind' | 'credits' | 'rows'>): number {
  const place = kinds.findIndex((group) => kind && group.includes(kind));
  if (place < 0) return kinds.length;
  return kinds[place]?.includes('invoices') && credits > 0 && credits === rows ? place + 0.5 : place;
}
