import type { Category } from '@suite/insights/readiness/score';
import type { Method } from '@suite/insights/valuation/conclude';
import type { Lever } from '@suite/insights/valuation/sensitivity';
import type { YearWeighting } from '@suite/insights/valuation/year-weights';
import type { D } from '../contract/scenarios';
import type { FigureKey } from '../contract/terms';
import type { FactorKey } from '../contract/valuation';

export const methodWords: Record<Method, string> = {
  revenue: 'Multiple of revenue',
  sde: 'Multiple of SDE',
  ebitda: 'Multiple of EBITDA',
  excess: 'Excess earnings',
};

/** Describes each method in a sentence with its source. */
export const methodTexts: Record<Method, string> = {
  revenue:
    'Revenue of the last twelve months × multiple, after what comparable businesses were sold at (Rev. Rul. 59-60 §4.01(h)).',
  sde: "Seller's discretionary earnings, which one owner who works in the business gets out of it, × multiple.",
  ebitda: 'Earnings before interest, taxes, depreciation and amortization, with every owner paid at market, × multiple.',
  excess:
    'A return on tangible assets is deducted from average earnings; the rest, capitalized, is the value of what cannot be touched (Rev. Rul. 68-609). The ruling itself says: only where there is no better basis.',
};

export const figureWords: Record<FigureKey, string> = {
  revenue: 'Revenue',
  profit: 'Profit before income taxes',
  interest: 'Interest paid',
  depreciation: 'Depreciation and amortization',
  ownerPay: "Owners' pay, with benefits",
  receivables: 'Receivables and work in progress',
  fixedAssets: 'Fixed assets',
  otherAssets: 'Other tangible assets',
  payables: 'Payables and other operating debts',
  cash: 'Cash',
  debt: 'Loans',
};

export const weightingWords: Record<YearWeighting, string> = {
  'recent-more': 'Recent years count more (1, 2, 3, 4, 5)',
  equal: 'All years count the same',
  latest: 'Only the latest year counts',
};

export const leverWords: Record<Lever, string> = {
  revenue: 'Revenue',
  profit: 'Profit',
  ownerPay: "Market pay for the owners' work",
  multiples: 'Multiples',
  capitalization: 'Capitalization rate',
  tangible: 'Tangible assets',
};

export const categoryWords: Record<Category, string> = {
  financial: 'Financial',
  clients: 'Clients',
  people: 'People',
  operations: 'Operations',
  legal: 'Legal',
  owner: 'Owner',
};

export const dWords: Record<D, string> = {
  death: 'Death',
  disability: 'Disability',
  divorce: 'Divorce',
  disagreement: 'Disagreement',
  distress: 'Distress',
};

/** The eight factors of Rev. Rul. 59-60 §4.01, in our words, and where the suite covers each. */
export const factorWords: Record<FactorKey, { title: string; text: string }> = {
  history: { title: 'Nature and history of the business', text: 'What it does, since when, and how steadily.' },
  outlook: { title: 'Outlook of the economy and of the industry', text: 'What is expected of both where the business works.' },
  condition: { title: 'Book value and financial condition', text: 'See the balance sheet items among the inputs.' },
  earnings: { title: 'Earning capacity', text: 'See the five years of earnings.' },
  dividends: { title: 'Capacity to pay dividends', text: 'What is left for the owners after their pay at market.' },
  goodwill: { title: 'Goodwill and other intangible value', text: 'See excess earnings.' },
  sales: {
    title: 'Sales of shares, and the size of the block',
    text: 'What shares were sold at, and whether control goes with them.',
  },
  comparables: { title: 'Prices of comparable businesses', text: 'See the table of multiples with its sources.' },
};

/** Disclaimer of the page and of every report. */
export const NOT_AN_APPRAISAL =
  'This is an estimate for planning. It is no appraisal, no opinion of value under any professional standard, no offer and no advice on taxes, and it was made without looking at contracts or at how the business is run. For a sale, a gift, an estate, a divorce or a court, engage a qualified appraiser.';
