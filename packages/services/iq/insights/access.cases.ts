import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const schedule = ({ companyId }: { companyId: string }) => ({
  ...tampered(companyId),
  kind: 'monthly',
  day: 5,
  timeZone: 'Europe/Berlin',
  sections: ['metrics'],
  recipients: { people: [], addresses: ['partner@client.example'] },
  isPaused: false,
});

export const accessCases: AccessCases = {
  // figures: the other company has none, so nothing can be found
  getMetricState: { answers: [401, 404, 200, 200] },
  getDashboard: { answers: [401, 404, 200, 200] },
  getClientMetrics: { answers: [401, 404, 200, 200] },
  getClientMetric: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  getClientInvoices: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  getClientPayments: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  findInvoices: { query: () => 'find=1', answers: [401, 404, 200, 200] },
  getMetricRows: { path: { figure: () => 'open' }, answers: [401, 404, 200, 200] },
  getDocument: { path: { kind: () => 'invoice', documentId: 'invoiceId' }, answers: [401, 404, 200, 200] },
  getMetricMonths: { answers: [401, 404, 200, 200] },
  getSegmentMoves: { query: () => 'since=2025-06-30', answers: [401, 404, 200, 200] },
  getPrices: { answers: [401, 404, 200, 200] },
  getVendorAnalysis: { answers: [401, 404, 200, 200] },
  getVendors: { answers: [401, 404, 200, 200] },
  getVendorMerges: { answers: [401, 404, 200, 200] },
  putVendorMerge: {
    body: ({ companyId }) => ({ ...tampered(companyId), name: 'paper mill', other: 'papermill', state: 'refused' }),
    answers: [401, 404, 204, 204],
  },
  putVendorCategory: {
    body: ({ companyId }) => ({ ...tampered(companyId), vendor: 'paper mill', category: 'office-supplies' }),
    answers: [401, 404, 204, 204],
  },
  getConsumerPrices: { answers: [401, 200, 200, 200] },
  getPublishedPrices: { answers: [401, 200, 200, 200] },
  putConsumerPrices: {
    body: ({ companyId }) => ({ prices: [{ month: '2024-01', value: 100 }], ...tampered(companyId) }),
    answers: [401, 200, 200, 200],
  },
  getDefinitions: { answers: [401, 200, 200, 200] },
  getToDos: { answers: [401, 200, 200, 200] },
  createToDo: {
    body: ({ clientId, companyId }) => ({ clientId, text: 'Ask about payroll', ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  changeToDos: {
    // The version has changed once the member has written it.
    body: ({ toDoId, companyId }) => ({
      toDos: [{ id: toDoId, version: 1 }],
      change: { ...tampered(companyId), state: 'done' },
    }),
    answers: [401, 404, 200, 409],
  },
  getToDoOwners: { answers: [401, 200, 200, 200] },
  createToDoNote: {
    path: { toDoId: 'toDoId' },
    body: ({ companyId }) => ({ text: 'Called', ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  getAdviceSettings: { answers: [401, 200, 200, 200] },
  putAdviceSettings: {
    body: ({ companyId }) => ({ rules: ['collect'], overdueDays: 30, minAtStake: 0, ...tampered(companyId) }),
    answers: [401, 200, 200, 200],
  },
  // No reminder is sent, because it is for a different day than the ledger.
  getDebtor: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  sendReminder: {
    path: { clientId: 'clientId' },
    body: ({ companyId }) => ({
      ...tampered(companyId),
      to: 'client@example.com',
      subject: 'Reminder',
      text: 'Please pay.',
      asOf: '2020-01-01',
    }),
    answers: [401, 404, 409, 409],
  },
  sendReminders: {
    body: ({ clientId, companyId }) => ({
      ...tampered(companyId),
      reminders: [{ clientId, to: 'client@example.com', subject: 'Reminder', text: 'Please pay.' }],
      asOf: '2020-01-01',
    }),
    answers: [401, 404, 409, 409],
  },
  getStatement: { path: { clientId: 'clientId' }, answers: [401, 404, 200, 200] },
  putPromise: {
    path: { clientId: 'clientId' },
    body: ({ companyId }) => ({ ...tampered(companyId), promisedOn: '2026-02-01', amount: null, note: '' }),
    answers: [401, 404, 200, 200],
  },
  deletePromise: { path: { clientId: 'clientId' }, answers: [401, 404, 204, 404] },
  getPromises: { answers: [401, 200, 200, 200] },
  // reports: the other company has no figures
  getReports: { answers: [401, 200, 200, 200] },
  createReport: { body: ({ companyId }) => ({ ...tampered(companyId), kind: 'monthly' }), answers: [401, 404, 202, 202] },
  getReport: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  getReportPdf: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  getReportCsv: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  mailReport: {
    path: { reportId: 'reportId' },
    body: ({ companyId }) => ({ ...tampered(companyId), people: [], addresses: ['partner@client.example'] }),
    answers: [401, 404, 202, 202],
  },
  getReportMails: { path: { reportId: 'reportId' }, answers: [401, 404, 200, 200] },
  getReportPeople: { answers: [401, 200, 200, 200] },
  getReportSchedules: { answers: [401, 200, 200, 200] },
  createReportSchedule: { body: schedule, answers: [401, 201, 201, 201] },
  putReportSchedule: { path: { scheduleId: 'scheduleId' }, body: schedule, answers: [401, 404, 200, 200] },
  // By the administrator's turn, the member has deleted it.
  deleteReportSchedule: { path: { scheduleId: 'scheduleId' }, answers: [401, 404, 204, 404] },
  runReportSchedule: { path: { scheduleId: 'scheduleId' }, answers: [401, 404, 202, 202] },
  getReportBranding: { answers: [401, 200, 200, 200] },
  putReportBranding: { body: ({ companyId }) => ({ ...tampered(companyId), accent: '#7a1fa2' }), answers: [401, 200, 200, 200] },
  // There is no body, and so no image.
  putReportLogo: { answers: [401, 400, 400, 400] },
  deleteReportLogo: { answers: [401, 200, 200, 200] },
  getUnsubscribe: { path: { token: () => 'x' }, answers: [400, 400, 400, 400] },
  unsubscribe: { path: { token: () => 'x' }, answers: [400, 400, 400, 400] },
  subscribeAgain: { path: { token: () => 'x' }, answers: [400, 400, 400, 400] },
};
