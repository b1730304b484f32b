/** Vocabulary of the directory: the categories of vendors, and the kinds of facts. */

/** Categories with their sub-categories, which include the tool categories of `@suite/insights`. */
export const categories = {
  'accounting-and-tax': ['accounting', 'tax', 'payroll', 'expenses', 'bill-payment', 'card-processing', 'finance'],
  'practice-and-clients': [
    'practice-management',
    'project-management',
    'time-tracking',
    'scheduling',
    'crm',
    'customer-support',
    'e-signature',
    'document-storage',
  ],
  'office-and-communication': ['office-suite', 'communication', 'collaboration', 'creative-software'],
  marketing: ['marketing'],
  security: ['endpoint-security', 'password-manager', 'identity', 'backup'],
  'it-and-development': ['hosting', 'development', 'monitoring', 'data-storage', 'it-management'],
  'analytics-and-ai': ['analytics', 'artificial-intelligence'],
  people: ['people-management', 'recruiting'],
  other: ['other'],
} as const;

export type Category = keyof typeof categories;
export type SubCategory = (typeof categories)[Category][number];

export const categoryKeys = Object.keys(categories) as [Category, ...Category[]];
export const subCategories = Object.values(categories).flat() as [SubCategory, ...SubCategory[]];

const categoryBySub = new Map<SubCategory, Category>(
  categoryKeys.flatMap((category) => categories[category].map((sub): [SubCategory, Category] => [sub, category])),
);
export const categoryOf = (sub: SubCategory): Category => categoryBySub.get(sub) ?? 'other';

export const isSubCategory = (text: string): text is SubCategory => categoryBySub.has(text as SubCategory);

export const priceModels = ['free', 'flat', 'per-user', 'per-client', 'usage', 'on-request'] as const;
export type PriceModel = (typeof priceModels)[number];

export const ledgers = [
  'quickbooks-online',
  'quickbooks-desktop',
  'xero',
  'sage',
  'netsuite',
  'freshbooks',
  'zoho-books',
] as const;
export type Ledger = (typeof ledgers)[number];

/** Sizes of firms that a product is made for, by number of people. */
export const firmSizes = ['1', '2-10', '11-50', '51+'] as const;
export type FirmSize = (typeof firmSizes)[number];

/** Facts whose value is the address of a page or file. */
export const pageKinds = [
  'website',
  'status-page',
  'security-page',
  'trust-page',
  'dpa',
  'subprocessors',
  'privacy-policy',
  'terms',
  'sla',
  'license-agreement',
  'baa',
] as const;

/** Facts that a vendor can have at most once. */
export const singleKinds = [...pageKinds, 'summary', 'legal-name', 'address', 'price-model', 'introduction-mail'] as const;
export const manyKinds = ['certification', 'ledger', 'firm-size', 'domain'] as const;

export const factKinds = [...singleKinds, ...manyKinds] as const;
export type FactKind = (typeof factKinds)[number];

export const isPage = (kind: FactKind): boolean => pageKinds.some((page) => page === kind);
export const isMany = (kind: FactKind): boolean => manyKinds.some((many) => many === kind);

/** Minimum number of other firms before their use and payments are shown; fewer could be recognized. */
export const FEWEST_PEERS = 5;

/** Maximum number of vendors in a comparison. */
export const MAX_COMPARED = 4;

export const introductionStates = ['requested', 'sent', 'answered', 'declined', 'withdrawn'] as const;
export type IntroductionState = (typeof introductionStates)[number];

export const suggestionStates = ['open', 'added', 'declined'] as const;
export type SuggestionState = (typeof suggestionStates)[number];
