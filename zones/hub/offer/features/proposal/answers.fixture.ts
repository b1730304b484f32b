import type { BookService } from '@services/price-book/contract/price-book';
import type { Draft } from '@services/proposals/contract/content';
import { type PipelineView, type Proposal, type ProposalRow, pipelineViews } from '@services/proposals/contract/proposals';
import type { Line } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';
import type { Answer } from '@suite/testing/render-in-suite';

export const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
export const clientId = 'a1b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f31';
export const proposalId = 'b2b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f32';
const serviceId = 'd3b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f33';

export const claims = { companyId, userId: 'e4b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f34', rights: 'app:offer,change' };

export const lineOf = (name: string, part: Partial<Line> = {}): Line =>
  newLine({ name, billing: 'monthly', price: 52_000, ...part });

export const bookService: BookService = {
  id: serviceId,
  name: 'Monthly bookkeeping',
  description: 'Up to 250 transactions',
  billing: 'monthly',
  unit: '',
  price: 61_000,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: false,
  currency: 'USD',
  category: '',
  ledgerName: 'Bookkeeping',
  isArchived: false,
  version: 1,
  updatedAt: '2027-01-01T00:00:00Z',
};

export const draftOf = (part: Partial<Draft> = {}): Draft => ({
  title: '2027 engagement',
  message: '',
  note: '',
  currency: 'USD',
  options: [{ id: crypto.randomUUID(), name: 'Recommended', description: '', lines: [lineOf('Bookkeeping')] }],
  recipients: [{ name: 'Ada Bay', email: 'ada@bayview.example', role: 'signer' }],
  needsAllSigners: false,
  billingDay: null,
  termsId: null,
  expiresOn: '2099-12-15',
  reminderDays: [3, 7],
  showsLastYear: false,
  needsMethod: false,
  startsNextPeriod: false,
  ...part,
});

export const rowOf = (client: string, part: Partial<ProposalRow> = {}): ProposalRow => ({
  id: crypto.randomUUID(),
  number: 7,
  title: '2027 engagement',
  clientId,
  client,
  ownerId: claims.userId,
  owner: 'Olivia Hart',
  status: 'draft',
  source: 'manual',
  currency: 'USD',
  version: 0,
  isEdited: false,
  firstYear: 624_000,
  createdAt: '2027-01-02T10:00:00Z',
  sentAt: null,
  viewedAt: null,
  decidedAt: null,
  expiresOn: '2099-12-15',
  declineReason: null,
  unanswered: 0,
  lastStep: { kind: 'created', at: '2027-01-02T10:00:00Z' },
  isQuiet: false,
  isExpiring: false,
  ...part,
});

export const proposalOf = (part: Partial<Proposal> = {}): Proposal => ({
  ...rowOf('Bayview Dental', { id: proposalId }),
  revision: 4,
  draft: draftOf(),
  sent: null,
  approval: null,
  acceptance: null,
  activities: [],
  messages: [],
  amends: null,
  engagement: [],
  ...part,
});

export const sentOf = (draft = draftOf()): NonNullable<Proposal['sent']> => ({
  version: 1,
  hash: 'ab'.repeat(32),
  content: {
    title: draft.title,
    message: 'Thank you for your trust.',
    client: 'Bayview Dental',
    firm: 'Harborline Accounting',
    currency: 'USD',
    options: draft.options,
    needsAllSigners: false,
    billingDay: null,
    letter: null,
    expiresOn: '2099-12-15',
    timeZone: 'UTC',
    paperCopyFee: '',
    lastYear: null,
    amends: null,
    needsMethod: false,
  },
  note: draft.note,
  recipients: [
    {
      id: crypto.randomUUID(),
      name: 'Ada Bay',
      email: 'ada@bayview.example',
      role: 'signer',
      forwardedBy: null,
      openedAt: null,
      signedAt: null,
      canBeReminded: true,
    },
  ],
});

export const countsOf = (counted: Partial<Record<PipelineView, [count: number, amount: number]>>) =>
  Object.fromEntries(
    pipelineViews.map((view) => {
      const [count, amount] = counted[view] ?? [0, 0];
      return [view, { count, firstYear: count ? [{ currency: 'USD', amount }] : [] }];
    }),
  );

/** Responses that the builder needs besides the proposal. */
export const offers = (): Record<string, Answer> => ({
  'GET /offers/v1/services': () => Response.json({ services: [bookService] }),
  'GET /offers/v1/bundles': () =>
    Response.json({
      bundles: [{ id: crypto.randomUUID(), name: 'Starter', services: [{ serviceId, quantity: 2 }], version: 1 }],
    }),
  'GET /offers/v1/terms': () => Response.json({ terms: [] }),
  'GET /offers/v1/templates': () => Response.json({ templates: [] }),
  'GET /offers/v1/settings': () =>
    Response.json({
      version: 0,
      currency: 'USD',
      taxRate: 0,
      validDays: 30,
      billingDay: null,
      timeZone: 'UTC',
      paperCopyFee: '',
      termsId: null,
      reminderDays: [],
      showsLastYear: false,
      approval: { discountAbove: null, totalAbove: null },
    }),
  'GET /offers/v1/ledger-services': () =>
    Response.json({
      asOf: '2026-12-31',
      services: [
        {
          name: 'Bookkeeping',
          currency: 'USD',
          median: 61_000,
          lowest: 42_000,
          highest: 78_000,
          clients: 12,
          billing: 'monthly',
          isInBook: true,
        },
      ],
    }),
  [`GET /offers/v1/clients/${clientId}/prices`]: () =>
    Response.json({
      asOf: '2026-12-31',
      prices: [
        {
          service: 'Bookkeeping',
          currency: 'USD',
          firm: { median: 61_000, lowest: 42_000, highest: 78_000, clients: 12 },
          client: { price: 52_000, since: '2024-10-01', isIncrease: true, months: 26, realChange: -0.09, isEnded: false },
        },
      ],
      payment: { isLatePayer: true, daysLate: 31, open: 912_000, overdue: 400_000, currency: 'USD' },
    }),
});
