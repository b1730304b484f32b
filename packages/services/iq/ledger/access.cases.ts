import { demoPeople } from '@services/identity/demo/demo-people';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  UnifiedId: demoPeople.olivia.id,
  OrganizationId: ({ organizationId }) => organizationId,
  'getFirmOfUser.userId': demoPeople.olivia.id,
  'getUserExists.userId': demoPeople.olivia.id,
  unifiedId: ({ member }) => member.id,
  email: ({ member }) => member.email,
  parentId: ({ organizationId }) => organizationId,
  fileName: 'clients.csv',
  connectionType: '8',
  returnTo: 'http://localhost:3009/iq/settings/#/',
  currency: 'CHF',
  documentId: '1',
  'putDocumentRate.kind': 'invoice',
  'deleteExchangeRate.day': '2025-03-11',
  intoId: ({ clientId }) => clientId,
  'putClient.version': 1,
  'mergeClients.clientIds': ({ uploadId }) => [uploadId],
  'putDistinct.clientIds': ({ clientId }) => [clientId, clientId],
  finishConnection: { state: 'x', code: 'y' },
};

export const accessCases: AccessCases = {
  getInsightsUser: [401, 404, 200, 200],
  getInsightsFirm: [401, 404, 200, 200],
  getConnections: [401, 404, 200, 200],
  getLegacyUser: [401, 404, 200, 200],
  getLegacyFirm: [401, 200, 200, 200],
  getLegacyConnections: [401, 404, 200, 200],
  getFirmOfUser: [401, 404, 200, 200],
  getUserExists: [401, 200, 200, 200],
  // It lists the caller's own companies.
  getConnectedCompanies: [401, 200, 200, 200],
  // Only the person it belongs to can create it.
  createInsightsUser: [401, 403, 200, 403],
  provisionFirm: [401, 400, 400, 400],
  addClients: [401, 404, 200, 200],
  // It changes the caller's own insights user, and this member has none yet.
  putReportMails: [401, 404, 404, 404],
  startUpload: [401, 201, 201, 201],
  getUploads: [401, 200, 200, 200],
  getUpload: [401, 404, 200, 200],
  // The upload has not been examined yet.
  importUpload: [401, 404, 409, 409],
  compareChoices: [401, 404, 409, 409],
  examineUpload: [401, 404, 409, 409],
  // The member deletes it before the administrator tries to.
  deleteUpload: [401, 404, 204, 404],
  getImports: [401, 200, 200, 200],
  getImport: [401, 404, 200, 200],
  getImportChanges: [401, 404, 200, 200],
  // The administrator ran it, and an import that did not come from a file cannot be undone.
  undoImport: [401, 404, 403, 409],
  // The run did not import a file.
  retryRejectedRows: [401, 404, 404, 404],
  getRejectedRows: [401, 404, 200, 200],
  getRejectedRowsFile: [401, 404, 200, 200],
  getClient: [401, 404, 200, 200],
  // The member changes it before the administrator, who has seen the version before.
  putClient: [401, 404, 200, 409],
  getDuplicates: [401, 200, 200, 200],
  putDistinct: [401, 404, 204, 204],
  // The other client does not exist.
  mergeClients: [401, 404, 404, 404],
  separateClient: [401, 404, 404, 404],
  // Connections: this test configures no provider.
  getProviderConnections: [401, 200, 200, 200],
  getProviderConnection: [401, 200, 200, 200],
  startConnection: [401, 409, 409, 409],
  // The stranger's company has no ledger, and the demo ledger has no document in another currency.
  getExchangeRates: [401, 200, 200, 200],
  putExchangeRate: [401, 404, 204, 204],
  getPaymentTerms: [401, 200, 200, 200],
  putPaymentTerms: [401, 200, 200, 200],
  deleteExchangeRate: [401, 404, 404, 404],
  getRatedDocuments: [401, 200, 200, 200],
  putDocumentRate: [401, 404, 404, 404],
  finishConnection: [400, 400, 400, 400],
  connectDesktop: [401, 201, 201, 201],
  syncConnection: [401, 404, 404, 404],
  chooseDuplicates: [401, 404, 404, 404],
  endConnection: [401, 404, 404, 404],
  getSampleData: [401, 200, 200, 200],
  // Both firms have data of their own: a ledger, or a connection.
  addSampleData: [401, 409, 403, 409],
  removeSampleData: [401, 404, 403, 404],
};
