import type { Content } from '@services/proposals/contract/content';
import type { OpenProposal, PublicProposal } from '@services/proposals/contract/public';
import type { Line, Option } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';

const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/** A line of $640 a month, with the properties that a test sets. */
export const lineOf = (count: number, of: Partial<Line> = {}): Line =>
  newLine({
    id: idOf(count),
    name: 'Monthly bookkeeping',
    description: 'Up to 250 transactions, two bank accounts',
    billing: 'monthly',
    price: 64_000,
    ...of,
  });

const payroll = {
  name: 'Payroll',
  description: 'Two runs a month, filings included',
  unit: 'employee',
  price: 1200,
  quantity: 14,
  quantityLimits: { least: 1, most: 50 },
  showsBreakdown: true,
};

const taxReturn = {
  name: 'Corporate tax return 1120-S',
  description: 'Federal and one state, extension included',
  billing: 'completion',
  price: 185_000,
  depositRate: 3000,
  discount: { kind: 'share', share: 1000, reason: 'Thank you for ten years' },
} as const;

const advisory = {
  name: 'Quarterly advisory call',
  description: 'An hour on your numbers, with notes',
  billing: 'quarterly',
  price: 35_000,
  isAddOn: true,
} as const;

export const essential: Option = {
  id: idOf(1),
  name: 'Essential',
  description: 'Your books, closed every month.',
  lines: [lineOf(11, { minimumTerm: 12 })],
};

export const recommended: Option = {
  id: idOf(2),
  name: 'Recommended',
  description: 'Books, payroll and the tax return in one engagement.',
  lines: [lineOf(21, { minimumTerm: 12 }), lineOf(22, payroll), lineOf(23, taxReturn), lineOf(24, advisory)],
};

export const complete: Option = {
  id: idOf(3),
  name: 'Complete',
  description: 'Everything, and somebody to talk to each quarter.',
  lines: [
    lineOf(31, { price: 82_000, minimumTerm: 12, description: 'Without a limit of transactions' }),
    lineOf(32, payroll),
    lineOf(33, taxReturn),
    lineOf(34, { ...advisory, isAddOn: false }),
    lineOf(35, { name: 'Audit support', description: '', billing: 'yearly', price: 48_000, isAddOn: true, isPreselected: true }),
  ],
};

export const content: Content = {
  title: 'Your 2027 engagement',
  message: 'Dear Dana,\n\nthank you for the talk last week. Here are three ways to work together next year.',
  client: 'Bayview Dental',
  firm: 'Harborline Accounting',
  currency: 'USD',
  options: [essential, recommended, complete],
  needsAllSigners: false,
  billingDay: null,
  letter: {
    name: 'Engagement letter for small businesses',
    version: 3,
    scope: 'We do the following:\n\n- Monthly bookkeeping on a cash basis\n- Payroll and its filings\n- The corporate tax return',
    notCovered:
      'We do not do the following, unless you order it:\n\n- An audit or a review of your statements\n- Sales tax returns\n- Answers to notices for years before 2026',
    body: '## Your duties\n\nYou give us complete records by the tenth of each month.\n\n## Ending\n\nEither side can end this engagement with 30 days of notice. What was done until then is paid.',
  },
  expiresOn: '2026-12-15',
  timeZone: 'America/New_York',
  paperCopyFee: '',
  lastYear: null,
  amends: null,
  needsMethod: false,
};

export const contact = { name: 'Olivia Hart', email: 'olivia@harborline.example' };

export const openProposal = (of: Partial<OpenProposal> = {}): OpenProposal => ({
  state: 'open',
  version: 1,
  content,
  recipient: { name: 'Dana Reyes', email: 'dana@bayview.example', role: 'signer' },
  contact,
  signers: [{ name: 'Dana Reyes', signedAt: null }],
  selection: null,
  hasSigned: false,
  messages: [],
  ...of,
});

const closed = { firm: content.firm, client: content.client, title: content.title, contact };

export const acceptedProposal = (documentHash: string | null): PublicProposal => ({
  ...closed,
  state: 'accepted',
  content,
  version: 1,
  selection: { optionId: recommended.id, addOns: [], quantities: {} },
  signatures: [{ name: 'Dana Reyes', at: '2026-11-23T17:00:00.000Z' }],
  at: '2026-11-23T17:00:00.000Z',
  documentHash,
});

export const closedProposal = (state: 'declined' | 'withdrawn' | 'superseded'): PublicProposal => ({
  ...closed,
  state,
  at: '2026-11-20T15:00:00.000Z',
});

export const expiredProposal: PublicProposal = { ...closed, state: 'expired', on: '2026-11-15' };
