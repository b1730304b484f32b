/** Reports of the token's company. A finished report never changes. Days are `2021-03-17`. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { order, paged } from '@suite/contract/paging';
import { email, id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { reportContent, reportKind, reportSections } from './report-content';

const right = 'app:iq-reports' as const;

/** `failure` of a failed report says why, and what to do. */
export const reportStates = ['making', 'ready', 'failed'] as const;

const entry = {
  id,
  kind: reportKind,
  /** The period, including both ends. */
  from: v.string(),
  to: v.string(),
  /** The last day of its metrics; null until it is ready. */
  asOf: v.nullable(v.string()),
  state: v.picklist(reportStates),
  failure: v.nullable(v.string()),
  sections: v.array(v.picklist(reportSections)),
  /** Name of the person who requested it; null when it was created automatically or for a schedule. */
  madeBy: v.nullable(v.string()),
  /** Whether a schedule created it, to send it. */
  isScheduled: v.boolean(),
  createdAt: v.string(),
};
const reportEntry = v.object(entry);
export type ReportEntry = v.InferOutput<typeof reportEntry>;
/** The content is null until the report is ready. */
const report = v.object({ ...entry, content: v.nullable(reportContent) });
export type Report = v.InferOutput<typeof report>;

export const reportSorts = ['period', 'kind', 'asOf', 'createdAt'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** Returns a page of the archive; `total` counts all matches. */
export const getReports = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports',
  auth: 'bearer',
  right,
  query: v.object({
    kind: v.optional(reportKind),
    sort: v.optional(v.picklist(reportSorts), 'period'),
    order: v.optional(order, 'descending'),
    ...paged,
  }),
  response: v.object({ reports: v.array(reportEntry), total: v.number() }),
});

/** Sections of a report; all by default. */
export const sectionsOfRequest = v.pipe(
  v.array(v.picklist(reportSections)),
  v.minLength(1, 'Choose at least one section.'),
  v.maxLength(reportSections.length),
);

/** Creates a report for the period that ends on a day; without a day, for the latest period that the ledger covers completely. */
export const createReport = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports',
  auth: 'bearer',
  right,
  body: v.object({
    kind: reportKind,
    to: v.optional(v.pipe(v.string(), v.check(isDay, 'A day is written as 2026-03-31.'))),
    sections: v.optional(sectionsOfRequest, [...reportSections]),
  }),
  response: reportEntry,
  status: 202,
  failures: { 400: problem, 404: problem },
});

export const getReport = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}',
  auth: 'bearer',
  right,
  response: report,
  failures: { 404: problem },
});

/** Returns the report as PDF, in the caller's locale. */
export const getReportPdf = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/pdf',
  auth: 'bearer',
  right,
  responseFile: 'application/pdf',
  failures: { 404: problem, 409: problem },
});

/** Returns the report as CSV, with the rows of every section. */
export const getReportCsv = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/csv',
  auth: 'bearer',
  right,
  responseFile: 'text/csv',
  failures: { 404: problem, 409: problem },
});

/** Maximum number of recipients per mailing. */
export const MAX_RECIPIENTS = 20;

/** Returns an e-mail address as it is stored; undefined for a text that is not an address. */
export function addressOf(text: string): string | undefined {
  const read = v.safeParse(email, text);
  return read.success ? read.output : undefined;
}

const recipientsOf = { people: v.array(id), addresses: v.array(email) };

/** At least one person of the company or other address; duplicates are removed. */
export const recipients = v.pipe(
  v.object(recipientsOf),
  v.check(({ people, addresses }) => people.length + addresses.length > 0, 'Choose at least one recipient.'),
  v.check(
    ({ people, addresses }) => people.length + addresses.length <= MAX_RECIPIENTS,
    `A report goes to at most ${MAX_RECIPIENTS} recipients at once.`,
  ),
);

/** Mails the report. A recipient whose mail is still waiting gets it only once. */
export const mailReport = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/mails',
  auth: 'bearer',
  right,
  body: recipients,
  status: 202,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** `waiting` until a mail server has accepted it; `failure` of a failed mail says why. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;

const reportMail = v.object({
  id,
  to: v.string(),
  /** Name of a person of the company; null for other addresses. */
  name: v.nullable(v.string()),
  state: v.picklist(mailStates),
  failure: v.nullable(v.string()),
  /** When it was sent, failed, or was requested. */
  at: v.string(),
});
export type ReportMail = v.InferOutput<typeof reportMail>;

/** Returns the mails of a report, newest first. */
export const getReportMails = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/mails',
  auth: 'bearer',
  right,
  response: v.object({ mails: v.array(reportMail) }),
  failures: { 404: problem },
});

const person = v.object({ userId: id, name: v.string(), email: v.string() });
export type ReportPerson = v.InferOutput<typeof person>;

/** Returns the people of the company who can open reports. */
export const getReportPeople = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/report-people',
  auth: 'bearer',
  right,
  response: v.object({ people: v.array(person) }),
});

/** Returns a page that asks whether to stop a kind of mail. It changes nothing, because mail scanners open links. */
export const getUnsubscribe = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/unsubscribe/{token}',
  auth: 'none',
});

/** Stops the kind of mail that the token was sent with, and returns a page; repeating it changes nothing (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/unsubscribe/{token}',
  auth: 'none',
});

/** Resubscribes an address outside the company to its reports, through the link of a mail to it, and returns a page. */
export const subscribeAgain = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/unsubscribe/{token}/again',
  auth: 'none',
});
