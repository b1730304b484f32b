import type { services } from '../schema';

type Service = Omit<typeof services.$inferInsert, 'companyId' | 'updatedAt' | 'currency'>;

const service = (of: Pick<Service, 'name' | 'category' | 'price' | 'billing' | 'description'> & Partial<Service>): Service => ({
  unit: '',
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: false,
  ledgerName: '',
  ...of,
});

const monthly = { billing: 'monthly', isProrated: true } as const;

/** The services of the demo firm, in cents; most have the names in its ledger. All of it is made up. */
export const demoServices = {
  essential: service({
    name: 'Bookkeeping, Essential',
    category: 'Bookkeeping',
    description:
      'We record up to 100 transactions a month, reconcile one bank account and one card, and send the statements by the 20th.',
    price: 42_500,
    ...monthly,
    ledgerName: 'Bookkeeping, Essential',
  }),
  standard: service({
    name: 'Bookkeeping, Standard',
    category: 'Bookkeeping',
    description:
      'We record up to 250 transactions a month, reconcile up to three accounts, follow up on missing receipts, and send the statements by the 15th.',
    price: 72_500,
    ...monthly,
    ledgerName: 'Bookkeeping, Standard',
  }),
  plus: service({
    name: 'Bookkeeping, Plus',
    category: 'Bookkeeping',
    description:
      'Full bookkeeping with accounts payable and receivable, statements by the 10th, and a call about the month. 400 transactions a month are included.',
    price: 124_000,
    ...monthly,
    minimumTerm: 6,
    ledgerName: 'Bookkeeping, Plus',
    drivers: [
      {
        name: 'transactions',
        units: 400,
        tiers: [
          { upTo: 400, each: 0, flat: 0 },
          { upTo: 1000, each: 75, flat: 0 },
          { upTo: null, each: 50, flat: 0 },
        ],
      },
    ],
  }),
  catchUp: service({
    name: 'Catch-up bookkeeping',
    category: 'Bookkeeping',
    description: 'We bring months that were not recorded up to date, so that returns and monthly work can start from them.',
    price: 38_000,
    unit: 'month',
    billing: 'completion',
    depositRate: 5_000,
  }),
  payroll: service({
    name: 'Payroll, per employee',
    category: 'Payroll',
    description:
      'Pay runs, direct deposit, payroll tax deposits and quarterly filings, for each employee who is paid in the month.',
    price: 2_800,
    unit: 'employee',
    ...monthly,
    ledgerName: 'Payroll, per employee',
  }),
  forms: service({
    name: 'Form 1099 filing',
    category: 'Payroll',
    description: 'We collect the W-9s, prepare the 1099 forms, and file them with the IRS and the state.',
    price: 15_000,
    billing: 'completion',
    drivers: [
      {
        name: 'forms',
        units: 10,
        tiers: [
          { upTo: 10, each: 2_500, flat: 0 },
          { upTo: 50, each: 1_500, flat: 0 },
          { upTo: null, each: 900, flat: 0 },
        ],
      },
    ],
  }),
  quarterlyTax: service({
    name: 'Tax plan and return, quarterly',
    category: 'Tax',
    description: 'The business return, four estimated payments and a planning call each quarter, paid in even parts.',
    price: 58_500,
    billing: 'quarterly',
    minimumTerm: 4,
    ledgerName: 'Tax plan and return, quarterly',
  }),
  corporate: service({
    name: 'Corporate tax return',
    category: 'Tax',
    description: 'Form 1120 or 1120-S with one state return and the extension if one is needed.',
    price: 235_000,
    billing: 'completion',
    depositRate: 3_000,
    ledgerName: 'Corporate tax return',
    drivers: [
      {
        name: 'additional states',
        units: 0,
        tiers: [{ upTo: null, each: 28_000, flat: 0 }],
      },
    ],
  }),
  partnership: service({
    name: 'Partnership tax return',
    category: 'Tax',
    description: 'Form 1065 with one state return and a Schedule K-1 for up to five partners.',
    price: 198_000,
    billing: 'completion',
    depositRate: 3_000,
    ledgerName: 'Partnership tax return',
    drivers: [
      {
        name: 'partners',
        units: 5,
        tiers: [
          { upTo: 5, each: 0, flat: 0 },
          { upTo: null, each: 9_500, flat: 0 },
        ],
      },
    ],
  }),
  personal: service({
    name: 'Personal tax return',
    category: 'Tax',
    description: 'Form 1040 with itemized deductions and one state return.',
    price: 68_000,
    billing: 'completion',
    depositRate: 2_500,
    ledgerName: 'Personal tax return',
  }),
  salesTax: service({
    name: 'Sales tax filing',
    category: 'Tax',
    description: 'Sales tax returns of one state, prepared from your books and filed each quarter.',
    price: 34_000,
    billing: 'quarterly',
    ledgerName: 'Sales tax filing',
  }),
  advisory: service({
    name: 'Advisory retainer',
    category: 'Advisory',
    description:
      'A monthly meeting about cash, margins and plans, with a forecast that we keep up to date, and questions at any time.',
    price: 148_000,
    ...monthly,
    minimumTerm: 12,
    ledgerName: 'Advisory retainer',
  }),
  controller: service({
    name: 'Controller services',
    category: 'Advisory',
    description: 'We run the close, the budget and the reports to lenders and owners, as your controller would.',
    price: 295_000,
    ...monthly,
    minimumTerm: 12,
    ledgerName: 'Controller services',
  }),
  consulting: service({
    name: 'Consulting, per hour',
    category: 'Advisory',
    description: 'Work that no other service covers, agreed on before we start and billed by the hour.',
    price: 18_500,
    unit: 'hour',
    billing: 'completion',
    ledgerName: 'Consulting, per hour',
  }),
  setUp: service({
    name: 'New client set-up',
    category: 'Getting started',
    description: 'Chart of accounts, bank feeds, opening balances and access for your team, ready in two weeks.',
    price: 65_000,
    billing: 'acceptance',
  }),
  audit: service({
    name: 'Audit of financial statements',
    category: 'Assurance',
    description:
      'An audit of the annual financial statements under US auditing standards, with the report and a letter to management.',
    price: 1_850_000,
    billing: 'completion',
    depositRate: 4_000,
    ledgerName: 'Audit of financial statements',
  }),
} as const satisfies Record<string, Service>;

export type DemoService = keyof typeof demoServices;

export const demoBundles: { name: string; services: [DemoService, number][] }[] = [
  {
    name: 'Small business start',
    services: [
      ['setUp', 1],
      ['essential', 1],
      ['payroll', 5],
      ['quarterlyTax', 1],
    ],
  },
  {
    name: 'Growing company',
    services: [
      ['plus', 1],
      ['payroll', 20],
      ['advisory', 1],
      ['corporate', 1],
    ],
  },
];
