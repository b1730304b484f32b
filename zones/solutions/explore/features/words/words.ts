import type {
  Category,
  FactKind,
  FirmSize,
  IntroductionState,
  Ledger,
  PriceModel,
  SubCategory,
} from '@services/directory/contract/terms';

export const categoryWords: Record<Category, string> = {
  'accounting-and-tax': 'Accounting and tax',
  'practice-and-clients': 'Practice and clients',
  'office-and-communication': 'Office and communication',
  marketing: 'Marketing',
  security: 'Security',
  'it-and-development': 'IT and development',
  'analytics-and-ai': 'Analytics and AI',
  people: 'People',
  other: 'Other',
};

export const subCategoryWords: Record<SubCategory, string> = {
  accounting: 'Accounting',
  tax: 'Tax',
  payroll: 'Payroll',
  expenses: 'Expenses',
  'bill-payment': 'Bill payment',
  'card-processing': 'Card processing',
  finance: 'Finance',
  'practice-management': 'Practice management',
  'project-management': 'Project management',
  'time-tracking': 'Time tracking',
  scheduling: 'Scheduling',
  crm: 'CRM',
  'customer-support': 'Customer support',
  'e-signature': 'E-signature',
  'document-storage': 'Document storage',
  'office-suite': 'Office suite',
  communication: 'Communication',
  collaboration: 'Collaboration',
  'creative-software': 'Creative software',
  marketing: 'Marketing',
  'endpoint-security': 'Endpoint security',
  'password-manager': 'Password manager',
  identity: 'Identity',
  backup: 'Backup',
  hosting: 'Hosting',
  development: 'Development',
  monitoring: 'Monitoring',
  'data-storage': 'Data storage',
  'it-management': 'IT management',
  analytics: 'Analytics',
  'artificial-intelligence': 'Artificial intelligence',
  'people-management': 'People management',
  recruiting: 'Recruiting',
  other: 'Other',
};

export const ledgerWords: Record<Ledger, string> = {
  'quickbooks-online': 'QuickBooks Online',
  'quickbooks-desktop': 'QuickBooks Desktop',
  xero: 'Xero',
  sage: 'Sage',
  netsuite: 'NetSuite',
  freshbooks: 'FreshBooks',
  'zoho-books': 'Zoho Books',
};

export const sizeWords: Record<FirmSize, string> = {
  '1': '1 person',
  '2-10': '2–10 people',
  '11-50': '11–50 people',
  '51+': '51 people or more',
};

export const priceWords: Record<PriceModel, string> = {
  free: 'Free',
  flat: 'Flat price',
  'per-user': 'Per user',
  'per-client': 'Per client',
  usage: 'By usage',
  'on-request': 'On request',
};

export const kindWords: Record<FactKind, string> = {
  summary: 'What it does',
  'legal-name': 'Legal name',
  address: 'Headquarters',
  website: 'Website',
  'status-page': 'Status page',
  'security-page': 'Security page',
  'trust-page': 'Trust page',
  dpa: 'Data processing agreement',
  subprocessors: 'Subprocessors',
  'privacy-policy': 'Privacy policy',
  terms: 'Terms of service',
  sla: 'Service level agreement',
  'license-agreement': 'License agreement',
  baa: 'Business associate agreement',
  'price-model': 'Price model',
  'introduction-mail': 'Address for introductions',
  certification: 'Certification',
  ledger: 'Works with',
  'firm-size': 'Made for firms of',
  domain: 'Domain',
};

export const introductionWords: Record<IntroductionState, string> = {
  requested: 'Requested',
  sent: 'Sent to the vendor',
  answered: 'Answered',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Returns the text of a value in one of the lists above; a value that isn't listed is returned unchanged. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value;

/** Formats a fact's value for people. */
export function valueWords(kind: string, value: string): string {
  if (kind === 'price-model') return wordOf(priceWords, value);
  if (kind === 'ledger') return wordOf(ledgerWords, value);
  return kind === 'firm-size' ? wordOf(sizeWords, value) : value;
}
