import type { ServiceCalls } from '@suite/kernel/service/service';
import { getClientFigure, getClientFigures } from './contract/clients';
import { getConsumerPrices, getPublishedPrices, putConsumerPrices } from './contract/consumer-prices';
import { getDashboard, getFigureState } from './contract/dashboard';
import { debtorEndpoints } from './contract/debtors';
import { findInvoices, getClientInvoices, getClientPayments, getDocument, getFigureRows } from './contract/ledger-rows';
import { getDefinitions, getFigureMonths } from './contract/metrics';
import { getPrices } from './contract/prices';
import { reportBrandingEndpoints } from './contract/report-branding';
import { reportScheduleEndpoints } from './contract/report-schedules';
import { reportEndpoints } from './contract/reports';
import { getSegmentMoves } from './contract/segment-moves';
import { advisoryEndpoints } from './contract/to-dos';
import { getVendorAnalysis, getVendorMerges, getVendors, putVendorCategory, putVendorMerge } from './contract/vendors';

/** The calls of the metrics. */
export const figuresEndpoints = {
  getFigureState,
  getDashboard,
  getClientFigures,
  getClientFigure,
  getClientInvoices,
  getClientPayments,
  findInvoices,
  getFigureRows,
  getDocument,
  getFigureMonths,
  getPrices,
  getSegmentMoves,
  getVendorAnalysis,
  getVendors,
  getVendorMerges,
  putVendorMerge,
  putVendorCategory,
  getConsumerPrices,
  putConsumerPrices,
  getPublishedPrices,
  getDefinitions,
};

const insights = {
  ...figuresEndpoints,
  ...advisoryEndpoints,
  ...debtorEndpoints,
  ...reportEndpoints,
  ...reportScheduleEndpoints,
  ...reportBrandingEndpoints,
};

const insightsSummaries: Record<keyof typeof insights, string> = {
  getFigureState: 'Where the figures stand: their day, what is owed, and how much there is to do',
  getDashboard: "The firm's figures at a glance",
  getClientFigures: 'Clients with their badges and figures: found, filtered by badge, sorted and paged',
  getClientFigure: "One client's figures, month by month, and why it has its badge",
  getClientInvoices: "A client's invoices, open and settled",
  getClientPayments: "A client's payments and credit notes, with what is left of each",
  findInvoices: 'Invoices by a part of their number',
  getFigureRows: 'The rows of the ledger that a figure stands on',
  getDocument: 'An invoice, a credit note or a payment with its lines, what settles it and where it comes from',
  getFigureMonths: 'Sales, receivables, CEI and DSO (12 months) by month',
  getSegmentMoves: 'How many clients moved between segments since an earlier day, with their revenue',
  getPrices: 'Recurring services with the age of their price, its real change, its peer gap and the opportunity',
  getVendorAnalysis: 'Spend by category, overlaps and concentration',
  getVendors: 'Vendors of the year after their names were merged',
  getVendorMerges: 'Vendor names that may be one, and what was decided on them',
  putVendorMerge: 'Accept or refuse the merge of two vendor names, or undo the decision',
  putVendorCategory: 'Say what a vendor sells, or go by its name again',
  getConsumerPrices: 'The consumer price table of the firm',
  putConsumerPrices: 'Replace the consumer price table',
  getPublishedPrices: 'Published tables of consumer prices that the firm can take over',
  getDefinitions: 'What each figure is, and what it stands on',
  getToDos: 'To-dos of client advisory with their evidence: found, filtered, sorted and paged',
  createToDo: 'Make a to-do for a client by hand',
  changeToDos: 'Mark to-dos as done or dismissed or open them again, assign or snooze them, or say when they are due',
  getToDoOwners: 'Who may own a to-do',
  createToDoNote: 'Write a note to a to-do',
  getAdviceSettings: 'What the figures make to-dos of',
  putAdviceSettings: 'Set what the figures make to-dos of; open ones follow',
  getDebtor: 'What a client owes by document, what it promised, and the draft of a reminder',
  sendReminder: 'Send a reminder by mail, as a person has confirmed it',
  sendReminders: 'Send reminders to some clients by mail, all or none, as a person has confirmed them',
  getStatement: 'What a client owes as PDF',
  putPromise: 'Note when a client promised to pay',
  deletePromise: 'Withdraw what a client promised',
  getPromises: 'What clients promised and have not paid yet',
  getReports: 'The archive of reports, the latest first',
  createReport: 'Ask for a report of a week, month, quarter or year, which a job makes',
  getReport: 'One report with all that it says',
  getReportPdf: 'A report as PDF',
  getReportCsv: 'Every row of a report as a CSV file',
  mailReport: 'Mail a report to people of the company and to other addresses',
  getReportMails: 'To whom a report was mailed, and what became of each mail',
  getReportPeople: 'People of the company to whom reports are open',
  getUnsubscribe: 'Ask whether to stop a kind of report by mail; changes nothing',
  unsubscribe: 'Stop a kind of report by mail, by the token of one (§3; RFC 8058)',
  subscribeAgain: 'Get the reports of a firm again at an address that stopped them, by the token of one',
  getReportSchedules: 'Reports that are made and mailed again and again',
  createReportSchedule: 'Add a schedule of reports',
  putReportSchedule: 'Change, pause or resume a schedule of reports',
  deleteReportSchedule: 'Delete a schedule of reports; the reports that it made stay',
  runReportSchedule: 'Make and mail the report of a schedule now',
  getReportBranding: 'The logo and the accent color of reports',
  putReportBranding: 'Set the accent color of reports',
  putReportLogo: 'Upload the logo of reports, a PNG or JPEG',
  deleteReportLogo: 'Remove the logo of reports',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  insights: { endpoints: insights, summaries: insightsSummaries },
} as const satisfies ServiceCalls;
