import { demoPeople } from '@suite/host/demo/demo-data';
import type { Person } from '@suite/host/test/person';

const { olivia } = demoPeople;

/** What a call of the firm is made with. */
export interface World {
  member: Person;
  /** Another member, whom administrators change. */
  other: Person;
  groupId: string;
  invitationId: string;
  requestId: string;
  sessionId: string;
  organizationId: string;
  companyId: string;
  invitationToken: string;
  clientId: string;
  uploadId: string;
  runId: string;
  toDoId: string;
  reportId: string;
}

export interface Expected {
  path?: Partial<Record<string, keyof World | ((world: World) => string)>>;
  query?: (world: World) => string;
  body?: (world: World, caller: Person) => unknown;
  /** No token; an administrator of another company with this firm's identifiers; a member; an administrator. */
  answers: [none: number, stranger: number, member: number, administrator: number];
}

const memberId = ({ member }: World) => member.id;
const otherId = ({ other }: World) => other.id;
const names = { firstName: 'Pat', lastName: 'Doe' };
/** What a role, a right or a company in a body would be; no call may heed it. */
const tampered = (companyId: string) => ({
  role: 'administrator',
  rights: 'admin',
  companyId,
  isAdministrator: true,
  state: 'granted',
  userId: olivia.id,
});
const own = { path: { userId: memberId } };

/**
 * Who gets what of every call. `path` names the member's and the firm's identifiers, so that an administrator of the
 * firm who asks for the account of the member finds nothing either: accounts are their owners' alone.
 */
export const table: Record<string, Expected> = {
  // identity
  exchangeToken: { answers: [400, 400, 400, 400] },
  getOpenidConfiguration: { answers: [200, 200, 200, 200] },
  getJwks: { answers: [200, 200, 200, 200] },
  authorize: { answers: [302, 302, 302, 302] },
  signIn: { body: () => ({ email: 'nobody@people.example', password: 'no' }), answers: [401, 401, 401, 401] },
  deleteSession: { path: { sessionId: 'sessionId' }, answers: [401, 403, 403, 403] },
  getCurrentSession: { answers: [401, 200, 200, 200] },
  getUser: { ...own, answers: [401, 404, 200, 404] },
  putUser: {
    ...own,
    body: ({ companyId }) => ({ ...names, hasEnabledMfa: false, ...tampered(companyId), mfaSecret: 'A' }),
    answers: [401, 404, 200, 404],
  },
  getCompany: { path: { companyId: 'companyId' }, answers: [401, 404, 200, 200] },
  getUserCompanies: { ...own, answers: [401, 404, 200, 404] },
  getOrganization: { path: { companyId: 'companyId' }, answers: [401, 404, 200, 200] },
  requestPasswordReset: { body: () => ({ email: 'nobody@people.example' }), answers: [202, 202, 202, 202] },
  resetPassword: { path: { token: () => 'x' }, body: () => ({ password: 'long enough for all' }), answers: [400, 400, 400, 400] },
  // account
  getMfa: { ...own, answers: [401, 404, 200, 404] },
  createMfaSecret: { ...own, body: () => ({ password: 'wrong' }), answers: [401, 404, 400, 404] },
  confirmMfaSecret: { ...own, body: () => ({ code: '000000' }), answers: [401, 404, 409, 404] },
  createRecoveryCodes: { ...own, answers: [401, 404, 409, 404] },
  verifyMfa: { ...own, body: () => ({ code: '000000' }), answers: [401, 404, 401, 404] },
  changePassword: {
    ...own,
    body: () => ({ currentPassword: 'wrong', newPassword: 'long enough for all' }),
    answers: [401, 404, 400, 404],
  },
  getSessions: { ...own, answers: [401, 404, 200, 404] },
  endSession: { path: { ...own.path, sessionId: 'sessionId' }, answers: [401, 404, 404, 404] },
  endSessions: { ...own, answers: [401, 404, 204, 404] },
  getPreferences: { ...own, answers: [401, 404, 200, 404] },
  putPreferences: {
    ...own,
    body: ({ companyId }) => ({ theme: 'dark', timeZone: null, locale: null, ...tampered(companyId) }),
    answers: [401, 404, 200, 404],
  },
  // invitations: whoever holds the link
  getInvitation: { path: { token: 'invitationToken' }, answers: [200, 200, 200, 200] },
  acceptInvitation: {
    path: { token: () => 'x' },
    body: ({ companyId }) => ({ account: 'existing', password: 'x', ...tampered(companyId) }),
    answers: [404, 404, 404, 404],
  },
  // access
  getPeople: { answers: [401, 200, 403, 200] },
  getPerson: { path: { userId: otherId }, answers: [401, 404, 403, 200] },
  putPerson: {
    path: { userId: otherId },
    body: ({ companyId }) => ({ version: 1, ...tampered(companyId), role: 'member' }),
    answers: [401, 404, 403, 200],
  },
  getGroups: { answers: [401, 200, 403, 200] },
  createGroup: {
    body: ({ companyId }, caller) => ({ name: `Group of ${caller.email}`, apps: {}, ...tampered(companyId) }),
    answers: [401, 201, 403, 201],
  },
  putGroup: {
    path: { groupId: 'groupId' },
    body: () => ({ version: 1, name: 'Auditors', apps: {} }),
    answers: [401, 404, 403, 200],
  },
  deleteGroup: { path: { groupId: 'groupId' }, answers: [401, 404, 403, 204] },
  getInvitations: { answers: [401, 200, 403, 200] },
  createInvitations: {
    body: ({ companyId, groupId }) => ({
      emails: ['new@people.example'],
      ...tampered(companyId),
      role: 'member',
      groupIds: [groupId],
    }),
    answers: [401, 404, 403, 200],
  },
  resendInvitation: { path: { invitationId: 'invitationId' }, answers: [401, 404, 403, 204] },
  revokeInvitation: { path: { invitationId: 'invitationId' }, answers: [401, 404, 403, 204] },
  getOwnRequests: { answers: [401, 200, 200, 200] },
  createRequest: {
    body: ({ companyId }) => ({ app: 'wisp', ...tampered(companyId) }),
    // Open to administrators by their role; closed to the member by their own setting.
    answers: [401, 409, 201, 409],
  },
  getRequests: { answers: [401, 200, 403, 200] },
  decideRequest: { path: { requestId: 'requestId' }, body: () => ({ decision: 'refused' }), answers: [401, 404, 403, 200] },
  getAudit: { answers: [401, 200, 403, 200] },
  getOwnMembership: { answers: [401, 200, 200, 200] },
  // insights
  getInsightsUser: { query: () => `UnifiedId=${olivia.id}`, answers: [401, 404, 200, 200] },
  getInsightsFirm: { path: { organizationId: 'organizationId' }, answers: [401, 404, 200, 200] },
  getConnections: { query: ({ organizationId }) => `OrganizationId=${organizationId}`, answers: [401, 404, 200, 200] },
  getFirmOfUser: { path: { userId: () => olivia.id }, answers: [401, 404, 200, 200] },
  getUserExists: { path: { userId: () => olivia.id }, answers: [401, 200, 200, 200] },
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
    // Made by the person it is for, and by nobody else.
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
    // Of the person's own insights user, which the member has not made yet.
    answers: [401, 404, 404, 404],
  },
  // figures: the stranger's company has none, so that there is nothing to find
  getDashboard: { answers: [401, 404, 200, 200] },
  getClientFigures: { answers: [401, 404, 200, 200] },
  getClientFigure: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  getClientInvoices: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  getClientPayments: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  getFigureRows: { path: { figure: () => 'open' }, answers: [401, 404, 200, 200] },
  getFigureMonths: { answers: [401, 404, 200, 200] },
  getPrices: { answers: [401, 404, 200, 200] },
  getVendorAnalysis: { answers: [401, 404, 200, 200] },
  getVendors: { answers: [401, 404, 200, 200] },
  getVendorMerges: { answers: [401, 404, 200, 200] },
  putVendorMerge: {
    body: ({ companyId }) => ({ ...tampered(companyId), name: 'paper mill', other: 'papermill', state: 'refused' }),
    answers: [401, 404, 204, 204],
  },
  getConsumerPrices: { answers: [401, 200, 200, 200] },
  putConsumerPrices: {
    body: ({ companyId }) => ({ prices: [{ month: '2024-01', value: 100 }], ...tampered(companyId) }),
    answers: [401, 200, 200, 200],
  },
  getDefinitions: { answers: [401, 200, 200, 200] },
  // advisory
  getToDos: { answers: [401, 200, 200, 200] },
  createToDo: {
    body: ({ clientId, companyId }) => ({ clientId, text: 'Ask about payroll', ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  putToDo: {
    path: { toDoId: 'toDoId' },
    // Another has changed it once the member has.
    body: ({ companyId }) => ({ version: 1, ...tampered(companyId), state: 'done' }),
    answers: [401, 404, 200, 409],
  },
  createToDoNote: {
    path: { toDoId: 'toDoId' },
    body: ({ companyId }) => ({ text: 'Called', ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  getAdviceSettings: { answers: [401, 200, 200, 200] },
  putAdviceSettings: {
    body: ({ companyId }) => ({ rules: ['collect'], overdueDays: 30, leastAtStake: 0, ...tampered(companyId) }),
    answers: [401, 200, 200, 200],
  },
  // reports: the stranger's company has no figures
  getReports: { answers: [401, 200, 200, 200] },
  createReport: { body: ({ companyId }) => ({ ...tampered(companyId), kind: 'monthly' }), answers: [401, 404, 201, 201] },
  getReport: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  getReportPdf: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  getReportCsv: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  mailReport: { path: { reportId: 'reportId' }, answers: [401, 404, 202, 202] },
  getUnsubscribe: { path: { token: () => 'x' }, answers: [400, 400, 400, 400] },
  unsubscribe: { path: { token: () => 'x' }, answers: [400, 400, 400, 400] },
  // uploads
  startUpload: { query: () => 'fileName=clients.csv', answers: [401, 201, 201, 201] },
  getUploads: { answers: [401, 200, 200, 200] },
  getUpload: { path: { uploadId: 'uploadId' }, answers: [401, 404, 200, 200] },
  importUpload: {
    path: { uploadId: 'uploadId' },
    body: ({ companyId }) => ({ kind: 'customers', columns: [], asOf: '2026-01-01', currency: 'USD', ...tampered(companyId) }),
    // It was not examined yet.
    answers: [401, 404, 409, 409],
  },
  // The member drops it before the administrator does.
  deleteUpload: { path: { uploadId: 'uploadId' }, answers: [401, 404, 204, 404] },
  getImports: { answers: [401, 200, 200, 200] },
  getImport: { path: { runId: 'runId' }, answers: [401, 404, 200, 200] },
  getRejectedRows: { path: { runId: 'runId' }, answers: [401, 404, 200, 200] },
  getRejectedRowsFile: { path: { runId: 'runId' }, answers: [401, 404, 200, 200] },
  // connections: no provider knows the suite of this test
  getProviderConnections: { answers: [401, 200, 200, 200] },
  getProviderConnection: { path: { connectionType: () => '8' }, answers: [401, 200, 200, 200] },
  startConnection: {
    path: { connectionType: () => '8' },
    body: ({ companyId }) => ({ returnTo: 'http://localhost:3009/iq/settings/#/', ...tampered(companyId) }),
    answers: [401, 409, 409, 409],
  },
  finishConnection: { query: () => 'state=x&code=y', answers: [400, 400, 400, 400] },
  connectDesktop: { answers: [401, 201, 201, 201] },
  syncConnection: { path: { connectionType: () => '8' }, answers: [401, 404, 404, 404] },
  endConnection: { path: { connectionType: () => '8' }, answers: [401, 404, 404, 404] },
  // internal: for operators, among whom is the administrator
  getServices: { answers: [401, 403, 403, 200] },
  getLastErrors: { answers: [401, 403, 403, 200] },
  getOutbox: { answers: [401, 403, 403, 200] },
  getFlags: { answers: [401, 403, 403, 200] },
  putFlag: {
    path: { flag: () => 'ai-chat-button', environment: () => 'qa' },
    body: ({ companyId }) => ({ version: 1, value: false, internalValue: null, ...tampered(companyId) }),
    answers: [401, 403, 403, 200],
  },
  getTelemetry: { query: () => 'list=flags', answers: [401, 403, 403, 200] },
};
