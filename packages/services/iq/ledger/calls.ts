import type { ServiceCalls } from '@suite/kernel/service/service';
import { clientEndpoints } from './contract/clients';
import { connectedCompanyEndpoints } from './contract/companies';
import { connectionEndpoints } from './contract/connections';
import { exchangeRateEndpoints } from './contract/exchange-rates';
import { insightsEndpoints } from './contract/firms';
import { importEndpoints } from './contract/imports';
import { paymentTermsEndpoints } from './contract/payment-terms';
import { provisioningEndpoints } from './contract/provisioning';
import { sampleDataEndpoints } from './contract/sample-data';
import { uploadEndpoints } from './contract/uploads';

const insights = {
  ...insightsEndpoints,
  ...provisioningEndpoints,
  ...clientEndpoints,
  ...connectionEndpoints,
  ...exchangeRateEndpoints,
  ...paymentTermsEndpoints,
  ...sampleDataEndpoints,
};

const insightsSummaries: Record<keyof typeof insights, string> = {
  getInsightsUser: "The insights user of a person in the token's company, by UnifiedId (§7)",
  getInsightsFirm: 'The firm and its connections (§7)',
  getConnections: "The firm's connections; 400 means not connected (§7)",
  getLegacyUser: "The insights user of a person in the token's company, by UnifiedId (§7, known shapes)",
  getLegacyFirm: "The firm of the token's company (§7, known shapes)",
  getLegacyConnections: "The firm's connections; 400 means not connected (§7, known shapes)",
  getFirmOfUser: "The firm of a person in the token's company, null before provisioning (§7)",
  getUserExists: "Whether the person has an insights user in the token's company (§7)",
  createInsightsUser: 'Create the insights user; the caller refreshes its token after (§7)',
  putReportMails: 'Choose which reports the own insights user gets by e-mail (§3)',
  provisionFirm:
    'Create the company when the token has none, make the caller its administrator, grant the segment iq (§7, decision 004)',
  addClients: 'Add clients to the firm; parentId is its organizationId (§7, decision 004)',
  getDuplicates: 'Clients that look like one, by their names or e-mail addresses',
  putDistinct: 'Say that clients that look like one are not',
  mergeClients: 'Merge clients into one of them, whose name stays; the metrics follow',
  separateClient: 'Separate a client again from the one that it was merged into',
  getProviderConnections: 'Every provider whose books can be connected, and how the firm stands with it',
  getProviderConnection: 'One provider, with the progress of the sync under way',
  startConnection: "Begin to connect: the provider's address, to be opened in a new tab",
  finishConnection: 'Where a provider sends the person back to, and on to the page that they began at (RFC 6749 §4.1.2)',
  connectDesktop: 'Connect QuickBooks Desktop: the file for its Web Connector and the password, shown once',
  syncConnection: 'Read what changed at the provider now',
  chooseDuplicates: 'Skip or keep documents that another source brought already, where a sync stopped to ask',
  endConnection: 'Disconnect: the provider is told, the ledger stays',
  getExchangeRates: 'Exchange rates that people entered, what the operator’s table covers, and how many documents lack one',
  putExchangeRate: 'Enter the rate of a currency on a date',
  deleteExchangeRate: 'Remove the rate of a currency on a date',
  getRatedDocuments: 'Documents in other currencies whose source gives no rate: those without one, or those converted',
  putDocumentRate: 'Enter the rate of one document, or take it back',
  getPaymentTerms: 'After how many days invoices without a due date are due, and how many of them there are',
  putPaymentTerms: 'Set them: invoices without a due date follow, and the metrics',
  getSampleData: 'Whether the firm has sample data, or could be given some',
  addSampleData: 'Fill the empty ledger of the firm with sample data',
  removeSampleData: 'Remove the sample data: the firm is as it was before',
};

const uploads = { ...uploadEndpoints, ...importEndpoints };

const uploadsSummaries: Record<keyof typeof uploads, string> = {
  startUpload: 'Begin an upload: the body is the file, which is then examined',
  getUploads: "The company's uploads, the latest first",
  getUpload: 'An upload: how far it is, and what its columns are guessed to be',
  importUpload: 'Confirm or correct the guess, and begin the import',
  deleteUpload: 'Drop an upload with its file; what it imported stays',
  getImports: 'Every import run of the company with its counts, the latest first',
  getImport: 'One import run',
  undoImport: 'Undo the import of a file: the ledger is as it was before, and the metrics follow',
  getRejectedRows: 'The rows that a run could not import: line, column and reason',
  getRejectedRowsFile: 'The same rows as a CSV file',
  retryRejectedRows: 'Import rejected rows of a file as a person has corrected them',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  insights: { endpoints: insights, summaries: insightsSummaries },
  uploads: { endpoints: uploads, summaries: uploadsSummaries },
  connections: {
    endpoints: connectedCompanyEndpoints,
    summaries: { getConnectedCompanies: "The caller's companies, each with its connections (§7, known shapes)" },
  },
} as const satisfies ServiceCalls;
