import type { Line } from '@suite/pricing/line';
import type { BookService } from '../contract/price-book';
import type { services } from '../schema';

export type ServiceRow = typeof services.$inferSelect;

/** A service as the price book shows it. */
export function toldService({ companyId: _, updatedAt, ...row }: ServiceRow): BookService {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

/** What of a line its service in the price book says. */
export type Priced = Pick<
  Line,
  'name' | 'description' | 'billing' | 'unit' | 'price' | 'drivers' | 'taxRate' | 'depositRate' | 'minimumTerm' | 'isProrated'
>;

export const pricedOf = (row: Priced): Priced => ({
  name: row.name,
  description: row.description,
  billing: row.billing,
  unit: row.unit,
  price: row.price,
  drivers: row.drivers,
  taxRate: row.taxRate,
  depositRate: row.depositRate,
  minimumTerm: row.minimumTerm,
  isProrated: row.isProrated,
});

/** A line of one unit, without discount, that starts on acceptance. */
export const lineOf = (priced: Priced, serviceId: string | null): Line => ({
  ...priced,
  id: crypto.randomUUID(),
  serviceId,
  quantity: 1,
  quantityLimits: null,
  discount: null,
  startsOn: null,
  isAddOn: false,
  isPreselected: false,
  showsBreakdown: false,
});
