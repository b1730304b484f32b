/**
 * What accounting firms buy, under the names that their bills bear: products that exist, so that they are known by
 * their kind, at prices that are made up. Several of a kind overlap; several spellings are one vendor's.
 */
export interface Tool {
  spellings: readonly [string, ...string[]];
  /** In cents, for each billing. */
  price: number;
  /** Months from one bill to the next. */
  step: 1 | 12;
}

export const tools: readonly Tool[] = [
  { spellings: ['QuickBooks Online', 'QUICKBOOKS ONLINE INC', 'Quickbooks  Online'], price: 9_900, step: 1 },
  { spellings: ['Xero', 'XERO INC.', 'Xero, Inc'], price: 7_800, step: 1 },
  { spellings: ['UltraTax CS'], price: 520_000, step: 12 },
  { spellings: ['Drake Software', 'DRAKE SOFTWARE LLC'], price: 169_500, step: 12 },
  { spellings: ['TaxDome', 'TAXDOME LLC'], price: 80_000, step: 12 },
  { spellings: ['Karbon', 'Karbon Inc.'], price: 35_400, step: 1 },
  { spellings: ['Gusto', 'GUSTO, INC.'], price: 14_900, step: 1 },
  { spellings: ['ADP', 'ADP, Inc.'], price: 23_200, step: 1 },
  { spellings: ['Bill.com', 'BILL.COM LLC', 'Billcom'], price: 7_900, step: 1 },
  { spellings: ['Dext', 'Dext Ltd'], price: 21_000, step: 1 },
  { spellings: ['DocuSign', 'DOCUSIGN INC'], price: 4_500, step: 1 },
  { spellings: ['Adobe Sign'], price: 2_999, step: 1 },
  { spellings: ['Dropbox', 'DROPBOX, INC'], price: 2_000, step: 1 },
  { spellings: ['ShareFile'], price: 5_500, step: 1 },
  { spellings: ['Slack', 'Slack Technologies LLC'], price: 8_700, step: 1 },
  { spellings: ['Zoom Video Communications', 'ZOOM VIDEO COMMUNICATIONS INC.'], price: 15_990, step: 1 },
  { spellings: ['Microsoft 365', 'MICROSOFT 365'], price: 22_500, step: 1 },
  { spellings: ['Google Workspace'], price: 14_400, step: 1 },
  { spellings: ['HubSpot', 'HubSpot, Inc.'], price: 45_000, step: 1 },
  { spellings: ['Mailchimp'], price: 1_999, step: 1 },
  { spellings: ['Calendly', 'CALENDLY LLC'], price: 1_200, step: 1 },
  { spellings: ['1Password'], price: 1_995, step: 1 },
  { spellings: ['Bitdefender'], price: 38_000, step: 12 },
  { spellings: ['Carbonite', 'CARBONITE INC'], price: 60_000, step: 12 },
  { spellings: ['Right Networks', 'RIGHT NETWORKS LLC'], price: 32_000, step: 1 },
];
