import type { Line, Option } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';
import type { Source, Status } from '../contract/content';

export interface DemoProposal {
  title: string;
  options: Option[];
  state: Exclude<Status, 'awaiting-approval'>;
  source?: Source;
  sentDaysAgo?: number;
  decidedDaysAgo?: number;
  expiresInDays: number;
  question?: string;
  declineReason?: string;
}

const line = (name: string, billing: Line['billing'], price: number, of: Partial<Line> = {}): Line =>
  newLine({ name, billing, price, ...of });

const option = (name: string, description: string, lines: Line[]): Option => ({
  id: crypto.randomUUID(),
  name,
  description,
  lines,
});

const bookkeeping = (price: number) =>
  line('Monthly bookkeeping', 'monthly', price, { description: 'Up to 250 transactions, two bank accounts' });
const payroll = (employees: number) =>
  line('Payroll', 'monthly', 1_200, { description: 'Runs, filings and year-end forms', unit: 'employee', quantity: employees });
const taxReturn = (price: number) =>
  line('Corporate tax return 1120-S', 'completion', price, { description: 'Federal and one state, extension included' });
const advisory = () =>
  line('Quarterly advisory call', 'quarterly', 35_000, { isAddOn: true, description: 'An hour with your partner' });
const cleanUp = () => line('Clean-up of earlier months', 'acceptance', 95_000);

const threeWays = (price: number, employees: number): Option[] => [
  option('Essential', 'The books, closed each month', [bookkeeping(price)]),
  option('Recommended', 'Books, payroll and the tax return', [
    bookkeeping(price),
    payroll(employees),
    taxReturn(185_000),
    advisory(),
  ]),
  option('Complete', 'All of it, with a monthly review', [
    bookkeeping(price),
    payroll(employees),
    taxReturn(185_000),
    line('Monthly review with your partner', 'monthly', 29_000),
  ]),
];

const oneWay = (price: number, employees: number): Option[] => [
  option('Our proposal', '', [bookkeeping(price), payroll(employees), taxReturn(185_000), advisory()]),
];

/** Proposals of the demo firm, oldest first. */
export const demoProposals: readonly DemoProposal[] = [
  {
    title: 'Books, payroll and tax return',
    options: oneWay(46_500, 4),
    state: 'accepted',
    sentDaysAgo: 358,
    decidedDaysAgo: 352,
    expiresInDays: -328,
  },
  {
    title: 'Monthly books',
    options: [option('Our proposal', '', [bookkeeping(38_500)])],
    state: 'accepted',
    sentDaysAgo: 345,
    decidedDaysAgo: 341,
    expiresInDays: -315,
  },
  {
    title: 'Payroll',
    options: [option('Our proposal', '', [payroll(17)])],
    state: 'accepted',
    sentDaysAgo: 332,
    decidedDaysAgo: 330,
    expiresInDays: -302,
  },
  {
    title: 'Bookkeeping and payroll',
    options: oneWay(52_000, 6),
    state: 'accepted',
    sentDaysAgo: 40,
    decidedDaysAgo: 36,
    expiresInDays: -10,
  },
  {
    title: 'Clean-up and monthly books',
    options: [option('Our proposal', '', [cleanUp(), bookkeeping(48_000)])],
    state: 'accepted',
    sentDaysAgo: 33,
    decidedDaysAgo: 31,
    expiresInDays: -3,
  },
  {
    title: 'Advisory package',
    options: threeWays(64_000, 9),
    state: 'expired',
    sentDaysAgo: 45,
    decidedDaysAgo: 15,
    expiresInDays: -15,
  },
  {
    title: 'Payroll for a growing team',
    options: [option('Our proposal', '', [payroll(22)])],
    state: 'declined',
    sentDaysAgo: 28,
    decidedDaysAgo: 25,
    expiresInDays: 2,
    declineReason: 'We keep payroll in house for now.',
  },
  {
    title: 'New price for monthly books',
    options: [option('Our proposal', '', [bookkeeping(61_000)])],
    state: 'accepted',
    source: 'stale-price',
    sentDaysAgo: 12,
    decidedDaysAgo: 9,
    expiresInDays: 18,
  },
  {
    title: 'Engagement for the coming year',
    options: threeWays(58_000, 5),
    state: 'viewed',
    source: 'renewal',
    sentDaysAgo: 9,
    expiresInDays: 5,
  },
  {
    title: 'Tax return and planning',
    options: oneWay(45_000, 3),
    state: 'viewed',
    sentDaysAgo: 6,
    expiresInDays: 24,
    question: 'Does the fee include the state franchise tax report?',
  },
  { title: 'Monthly close in ten days', options: threeWays(72_000, 14), state: 'sent', sentDaysAgo: 2, expiresInDays: 28 },
  {
    title: 'New price for payroll',
    options: [option('Our proposal', '', [payroll(11)])],
    state: 'sent',
    source: 'stale-price',
    sentDaysAgo: 4,
    expiresInDays: 26,
  },
  {
    title: 'Engagement for the coming year',
    options: oneWay(66_000, 8),
    state: 'viewed',
    source: 'renewal',
    sentDaysAgo: 3,
    expiresInDays: 27,
  },
  { title: 'Books for a second location', options: oneWay(39_000, 4), state: 'draft', expiresInDays: 30 },
  {
    title: 'Engagement for the coming year',
    options: threeWays(55_000, 7),
    state: 'draft',
    source: 'renewal',
    expiresInDays: 30,
  },
];
