import type { Line, priced } from './line';

/** The fields that a line shares with its service in the price book. */
export type Priced = Pick<Line, keyof typeof priced>;

export const pricedOf = (service: Priced): Priced => ({
  name: service.name,
  description: service.description,
  billing: service.billing,
  unit: service.unit,
  price: service.price,
  drivers: service.drivers,
  taxRate: service.taxRate,
  depositRate: service.depositRate,
  minimumTerm: service.minimumTerm,
  isProrated: service.isProrated,
});

/** Creates a line of one unit, charged on acceptance, with the given overrides. */
export const newLine = (given: Pick<Line, 'name'> & Partial<Line>): Line => ({
  id: crypto.randomUUID(),
  serviceId: null,
  description: '',
  billing: 'acceptance',
  unit: '',
  price: 0,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: false,
  quantity: 1,
  quantityLimits: null,
  discount: null,
  startsOn: null,
  isAddOn: false,
  isPreselected: false,
  showsBreakdown: false,
  ...given,
});

/** Updates a line to the current texts and prices of its service. Price inputs keep the line's units. */
export function repriced(line: Line, service: Priced): Line {
  const unitsOf = new Map(line.drivers.map(({ name, units }) => [name, units]));
  const drivers = service.drivers.map((driver) => ({ ...driver, units: unitsOf.get(driver.name) ?? driver.units }));
  return { ...line, ...pricedOf(service), drivers };
}
