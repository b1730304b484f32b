/** What the sample firm sells, at its price list of the last month. */
interface Service {
  name: string;
  code: string;
  /** In cents, for one unit. */
  price: number;
  /** Months of the year in which it is billed, 0 for January; each month when absent, on demand when none. */
  months?: readonly number[];
}

const list = {
  essential: { name: 'Bookkeeping, Essential', code: 'BK-E', price: 42_500 },
  standard: { name: 'Bookkeeping, Standard', code: 'BK-S', price: 72_500 },
  plus: { name: 'Bookkeeping, Plus', code: 'BK-P', price: 124_000 },
  payroll: { name: 'Payroll, per employee', code: 'PAY', price: 2_800 },
  advisory: { name: 'Advisory retainer', code: 'ADV', price: 148_000 },
  controller: { name: 'Controller services', code: 'CTRL', price: 295_000 },
  'sales-tax': { name: 'Sales tax filing', code: 'STX', price: 34_000, months: [0, 3, 6, 9] },
  corporate: { name: 'Corporate tax return', code: 'TAX-C', price: 235_000, months: [2] },
  'tax-plan': { name: 'Tax plan and return, quarterly', code: 'TAX-Q', price: 58_500, months: [2, 5, 8, 11] },
  partnership: { name: 'Partnership tax return', code: 'TAX-P', price: 198_000, months: [2] },
  nonprofit: { name: 'Nonprofit return', code: 'TAX-N', price: 189_000, months: [4] },
  personal: { name: 'Personal tax return', code: 'TAX-I', price: 68_000, months: [3] },
  consulting: { name: 'Consulting, per hour', code: 'HOUR', price: 18_500, months: [] },
  audit: { name: 'Audit of financial statements', code: 'AUD', price: 1_850_000, months: [5] },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof list;
export const services: Record<ServiceName, Service> = list;
