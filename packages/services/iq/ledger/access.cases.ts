import { demoPeople } from '@services/identity/demo/demo-people';
import { type AccessCases, names, own, tampered } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {
  getInsightsUser: { query: () => `UnifiedId=${demoPeople.olivia.id}`, answers: [401, 404, 200, 200] },
  getInsightsFirm: { path: { organizationId: 'organizationId' }, answers: [401, 404, 200, 200] },
  getConnections: { query: ({ organizationId }) => `OrganizationId=${organizationId}`, answers: [401, 404, 200, 200] },
  getLegacyUser: { query: () => `UnifiedId=${demoPeople.olivia.id}`, answers: [401, 404, 200, 200] },
  getLegacyFirm: { answers: [401, 200, 200, 200] },
  getLegacyConnections: { query: ({ organizationId }) => `OrganizationId=${organizationId}`, answers: [401, 404, 200, 200] },
  getFirmOfUser: { path: { userId: () => demoPeople.olivia.id }, answers: [401, 404, 200, 200] },
  getUserExists: { path: { userId: () => demoPeople.olivia.id }, answers: [401, 200, 200, 200] },
  // It lists the caller's own companies.
  getConnectedCompanies: { answers: [401, 200, 200, 200] },
  createInsightsUser: {
    body: ({ companyId, member }) => ({
      user: {
        unifiedId: member.id,
        ...names,
        email: member.email,
        accessEnabled: true,
        sendWeeklyReport: true,
        sendMonthlyReport: true,
        userRole: 'Administrator',
        ...tampered(companyId),
      },
    }),
    // Only the person it belongs to can create it.
    answers: [401, 403, 200, 403],
  },
  provisionFirm: { body: ({ companyId }) => ({ name: 'Second', ...tampered(companyId) }), answers: [401, 400, 400, 400] },
  addClients: {
    body: ({ organizationId, companyId }) => ({
      parentId: organizationId,
      clients: [{ name: 'Walked' }],
      ...tampered(companyId),
    }),
    answers: [401, 404, 200, 200],
  },
  putReportMails: {
    ...own,
    body: ({ companyId }) => ({ sendWeeklyReport: false, sendMonthlyReport: true, ...tampered(companyId) }),
    // It changes the caller's own insights user, and this member has none yet.
    answers: [401, 404, 404, 404],
  },
  startUpload: { query: () => 'fileName=clients.csv', answers: [401, 201, 201, 201] },
  getUploads: { answers: [401, 200, 200, 200] },
  getUpload: { path: { uploadId: 'uploadId' }, answers: [401, 404, 200, 200] },
  importUpload: {
    path: { uploadId: 'uploadId' },
    body: ({ companyId }) => ({ kind: 'customers', columns: [], asOf: '2026-01-01', currency: 'USD', ...tampered(companyId) }),
    // The upload has not been examined yet.
    answers: [401, 404, 409, 409],
  },
  // The member deletes it before the administrator tries to.
  deleteUpload: { path: { uploadId: 'uploadId' }, answers: [401, 404, 204, 404] },
  getImports: { answers: [401, 200, 200, 200] },
  getImport: { path: { runId: 'runId' }, answers: [401, 404, 200, 200] },
  // The administrator ran it, and an import that did not come from a file cannot be undone.
  undoImport: { path: { runId: 'runId' }, answers: [401, 404, 403, 409] },
  // The run did not import a file.
  retryRejectedRows: {
    path: { runId: 'runId' },
    body: ({ companyId }) => ({ rows: [{ id: 1, cells: ['A-1'] }], ...tampered(companyId) }),
    answers: [401, 404, 404, 404],
  },
  getRejectedRows: { path: { runId: 'runId' }, answers: [401, 404, 200, 200] },
  getRejectedRowsFile: { path: { runId: 'runId' }, answers: [401, 404, 200, 200] },
  getDuplicates: { answers: [401, 200, 200, 200] },
  putDistinct: {
    body: ({ clientId, companyId }) => ({ ...tampered(companyId), reason: 'name', key: 'ann', clientIds: [clientId, clientId] }),
    answers: [401, 404, 204, 204],
  },
  // The other client does not exist.
  mergeClients: {
    body: ({ clientId, uploadId, companyId }) => ({ ...tampered(companyId), intoId: clientId, clientIds: [uploadId] }),
    answers: [401, 404, 404, 404],
  },
  separateClient: { path: { clientId: 'clientId' }, answers: [401, 404, 404, 404] },
  // Connections: this test configures no provider.
  getProviderConnections: { answers: [401, 200, 200, 200] },
  getProviderConnection: { path: { connectionType: () => '8' }, answers: [401, 200, 200, 200] },
  startConnection: {
    path: { connectionType: () => '8' },
    body: ({ companyId }) => ({ returnTo: 'http://localhost:3009/iq/settings/#/', ...tampered(companyId) }),
    answers: [401, 409, 409, 409],
  },
  // The stranger's company has no ledger, and the demo ledger has no document in another currency.
  getExchangeRates: { answers: [401, 200, 200, 200] },
  putExchangeRate: {
    body: ({ companyId }) => ({ currency: 'CHF', day: '2025-03-10', rate: '0.9', ...tampered(companyId) }),
    answers: [401, 404, 204, 204],
  },
  getPaymentTerms: { answers: [401, 200, 200, 200] },
  putPaymentTerms: { body: ({ companyId }) => ({ days: 30, ...tampered(companyId) }), answers: [401, 200, 200, 200] },
  deleteExchangeRate: { path: { currency: () => 'CHF', day: () => '2025-03-11' }, answers: [401, 404, 404, 404] },
  getRatedDocuments: { answers: [401, 200, 200, 200] },
  putDocumentRate: {
    path: { kind: () => 'invoice', documentId: () => '1' },
    body: ({ companyId }) => ({ rate: '0.9', ...tampered(companyId) }),
    answers: [401, 404, 404, 404],
  },
  finishConnection: { query: () => 'state=x&code=y', answers: [400, 400, 400, 400] },
  connectDesktop: { answers: [401, 201, 201, 201] },
  syncConnection: { path: { connectionType: () => '8' }, answers: [401, 404, 404, 404] },
  chooseDuplicates: {
    path: { connectionType: () => '8' },
    body: ({ companyId }) => ({ duplicates: 'skip', ...tampered(companyId) }),
    answers: [401, 404, 404, 404],
  },
  endConnection: { path: { connectionType: () => '8' }, answers: [401, 404, 404, 404] },
  // Both firms have data of their own by now: a ledger, or the connection above.
  getSampleData: { answers: [401, 200, 200, 200] },
  addSampleData: { answers: [401, 409, 403, 409] },
  removeSampleData: { answers: [401, 404, 403, 404] },
};
