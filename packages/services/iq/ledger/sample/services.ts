/** A service of the sample firm, at its list price in the last month. */
interface Service {
  name: string;
  /** In cents, for one unit. */
  price: number;
  /** Months of the year in which it is billed, 0 for January; every month when absent, on demand when empty. */
  months?: readonly number[];
}

const list = {
  essential: { name: 'Bookkeeping, Essential', price: 42_500 },
  standard: { name: 'Bookkeeping, Standard', price: 72_500 },
  plus: { name: 'Bookkeeping, Plus', price: 124_000 },
  payroll: { name: 'Payroll, per employee', price: 2_800 },
  advisory: { name: 'Advisory retainer', price: 148_000 },
  controller: { name: 'Controller services', price: 295_000 },
  'sales-tax': { name: 'Sales tax filing', price: 34_000, months: [0, 3, 6, 9] },
  corporate: { name: 'Corporate tax return', price: 235_000, months: [2] },
  'tax-plan': { name: 'Tax plan and return, quarterly', price: 58_500, months: [2, 5, 8, 11] },
  partnership: { name: 'Partnership tax return', price: 198_000, months: [2] },
  nonprofit: { name: 'Nonprofit return', price: 189_000, months: [4] },
  personal: { name: 'Personal tax return', price: 68_000, months: [3] },
  consulting: { name: 'Consulting, per hour', price: 18_500, months: [] },
  audit: { name: 'Audit of financial statements', price: 1_850_000, months: [5] },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof list;
export const services: Record<ServiceName, Service> = list;
