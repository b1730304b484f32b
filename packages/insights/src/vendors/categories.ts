import { normaliseName } from './normalise-name';

/**
 * What a firm buys tools for, and the names that tell it: products and makers whose name stands for one kind of tool.
 * One that makes several kinds (Intuit, Microsoft, Google) is told by its product only, and a name that is a common word
 * (Box, Wave, Square) by more of it. One of three letters must be the whole name: others begin with them too. What is not
 * in the table has no category.
 */
export const toolCategories = {
  accounting: ['quickbooks', 'xero', 'freshbooks', 'sage intacct', 'wave accounting', 'zoho books', 'netsuite', 'accountedge'],
  tax: [
    'lacerte',
    'proseries',
    'proconnect',
    'ultratax',
    'drake software',
    'taxslayer',
    'taxact',
    'cch axcess',
    'taxwise',
    'atx tax',
  ],
  'practice-management': [
    'karbon',
    'canopy tax',
    'taxdome',
    'jetpack workflow',
    'financial cents',
    'practice ignition',
    'pixie practice',
  ],
  payroll: [
    'gusto',
    'adp',
    'paychex',
    'paylocity',
    'paycom',
    'rippling',
    'onpay',
    'surepayroll',
    'justworks',
    'quickbooks payroll',
  ],
  'bill-payment': ['bill com', 'billcom', 'melio', 'tipalti', 'avidxchange', 'plooto'],
  expenses: [
    'expensify',
    'dext',
    'receipt bank',
    'hubdoc',
    'divvy',
    'ramp business',
    'sap concur',
    'concur technologies',
    'brex',
  ],
  'card-processing': [
    'stripe',
    'paypal',
    'square up',
    'squareup',
    'cpacharge',
    'affinipay',
    'authorize net',
    'authorizenet',
    'braintree',
  ],
  'e-signature': ['docusign', 'adobe sign', 'pandadoc', 'hellosign', 'dropbox sign', 'signnow', 'rightsignature'],
  'document-storage': ['dropbox', 'sharefile', 'smartvault', 'box com', 'egnyte', 'netdocuments', 'docuware', 'laserfiche'],
  communication: [
    'slack',
    'zoom video',
    'zoom us',
    'ringcentral',
    'webex',
    'gotomeeting',
    'vonage',
    'dialpad',
    '8x8',
    'nextiva',
    'microsoft teams',
  ],
  'office-suite': ['microsoft 365', 'office 365', 'google workspace', 'g suite', 'zoho workplace'],
  crm: ['salesforce', 'hubspot', 'pipedrive', 'zoho crm', 'insightly'],
  marketing: ['mailchimp', 'constant contact', 'campaign monitor', 'sendinblue', 'brevo', 'hootsuite'],
  'project-management': ['asana', 'trello', 'monday com', 'mondaycom', 'basecamp', 'clickup', 'smartsheet', 'wrike'],
  scheduling: ['calendly', 'acuity scheduling', 'youcanbookme', 'scheduleonce'],
  'time-tracking': ['tsheets', 'quickbooks time', 'harvest time', 'toggl', 'clockify', 'bigtime software'],
  'password-manager': ['lastpass', '1password', 'agilebits', 'dashlane', 'bitwarden', 'keeper security', 'practice protect'],
  'endpoint-security': [
    'crowdstrike',
    'sentinelone',
    'webroot',
    'bitdefender',
    'mcafee',
    'sophos',
    'malwarebytes',
    'trend micro',
    'norton antivirus',
  ],
  backup: ['carbonite', 'datto', 'acronis', 'veeam', 'backblaze', 'idrive'],
  hosting: [
    'rightworks',
    'right networks',
    'cloud9 hosting',
    'ace cloud hosting',
    'amazon web services',
    'digitalocean',
    'godaddy',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ToolCategory = keyof typeof toolCategories;

/** Three letters between two spaces. */
const SHORT = 5;

/** Longer names first: QuickBooks Payroll is payroll, QuickBooks alone is accounting. */
const byLength = Object.entries(toolCategories)
  .flatMap(([category, names]) => names.map((name) => ({ name: ` ${name} `, category: category as ToolCategory })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** The kind of tool that a vendor sells, told by whole words of its name; undefined when the name does not say. */
export function categoryOf(vendor: string): ToolCategory | undefined {
  const padded = ` ${normaliseName(vendor)} `;
  return byLength.find(({ name }) => (name.length > SHORT ? padded.includes(name) : padded === name))?.category;
}
