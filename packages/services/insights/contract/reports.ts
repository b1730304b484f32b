/**
 * Weekly and monthly reports of the token's company, as they were made: nothing of one ever changes. Money is whole
 * minor units of `currency`; days are `2021-03-17`.
 */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { badges, excluded, figure } from './metric-schemas';
import { adviceRules } from './to-dos';

/** Of an ISO week, Monday to Sunday (ISO 8601), or of a calendar month. */
export const reportKinds = ['weekly', 'monthly'] as const;
const kind = v.picklist(reportKinds);
export type ReportKind = v.InferOutput<typeof kind>;

const told = {
  kind,
  /** The period, both ends included. */
  from: v.string(),
  to: v.string(),
  /** The last day that the figures know: the last of the period, or an earlier one that the ledger reached. */
  asOf: v.string(),
};

/** `revenue` (without tax) and `sales` are of the period, `cei` of the last twelve whole months, `dso` of the 365 days to `asOf`. */
export const headlineMeasures = ['revenue', 'sales', 'open', 'overdue', 'cei', 'dso'] as const;
const headline = v.object({
  measure: v.picklist(headlineMeasures),
  value: figure,
  /** What the report before says of it; null where there is none, and for sales of a period that the ledger does not reach the end of. */
  before: v.nullable(figure),
});

/** A stale price: in minor units of `currency`, a fraction where quantities divide it. */
const stalePrice = v.object({
  clientId: id,
  client: v.string(),
  service: v.string(),
  currency: v.string(),
  price: v.number(),
  months: v.number(),
  /** No increase was seen: the price is so many months old or more. */
  isOlder: v.optional(v.boolean(), false),
  opportunity: v.nullable(v.number()),
});
export type StalePrice = v.InferOutput<typeof stalePrice>;

/** A section that holds nothing is null. */
export const reportContent = v.object({
  ...told,
  firm: v.string(),
  currency: v.string(),
  /** The report of this kind that changes are told against; null where there was none. */
  before: v.nullable(v.object({ from: v.string(), to: v.string(), asOf: v.string() })),
  /** Those that DSO is over: 365, or as many as the ledger covers; absent from reports of before the latter were told. */
  days: v.optional(v.number()),
  headline: v.array(headline),
  /** Documents in another currency without a rate, which some of the amounts leave out; each once. */
  excluded: v.array(excluded),
  /** Null, too, while receivables are not available, as `headline` says. */
  ageing: v.nullable(
    v.object({ current: v.number(), days1To30: v.number(), days31To60: v.number(), days61To90: v.number(), over90: v.number() }),
  ),
  /** The most overdue, by what is overdue less their credit, the highest first; reports of before it was deducted lack it. */
  overdueClients: v.nullable(
    v.array(
      v.object({
        clientId: id,
        name: v.string(),
        overdue: v.number(),
        unappliedCredit: v.optional(v.number()),
        longestPastDue: v.number(),
      }),
    ),
  ),
  /** Clients that are not among them because it is not known what of theirs is paid. */
  overdueUnsure: v.optional(v.number()),
  pricing: v.nullable(
    v.object({
      stale: v.number(),
      veryStale: v.number(),
      /** Per year, of all prices that have one. */
      opportunity: figure,
      /** Those with the highest opportunity. */
      prices: v.array(stalePrice),
      /** Those that were not stale before the period; absent from reports that were made before they were told apart. */
      newlyStale: v.optional(v.object({ count: v.number(), prices: v.array(stalePrice) })),
    }),
  ),
  /** Clients by badge, and as many as the report before counts; null where there is none. */
  segments: v.nullable(v.array(v.object({ badge: v.picklist(badges), clients: v.number(), before: v.nullable(v.number()) }))),
  /** Of the 365 days to `asOf`; the highest spend first. */
  vendors: v.nullable(
    v.object({
      count: v.number(),
      spend: v.number(),
      top5Share: figure,
      vendors: v.array(v.object({ name: v.string(), spend: v.number() })),
    }),
  ),
  /** Open when the report was made, by reason; people's own have none. */
  toDos: v.nullable(v.array(v.object({ rule: v.nullable(v.picklist(adviceRules)), count: v.number(), atStake: v.number() }))),
});
export type ReportContent = v.InferOutput<typeof reportContent>;

const entry = { id, ...told, createdAt: v.string() };
const reportEntry = v.object(entry);
export type ReportEntry = v.InferOutput<typeof reportEntry>;
const report = v.object({ ...entry, ...reportContent.entries });
export type Report = v.InferOutput<typeof report>;

const right = 'app:iq-reports' as const;

export const reportSorts = ['period', 'kind', 'asOf', 'createdAt'] as const;
export type ReportSort = (typeof reportSorts)[number];

export const getReports = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports',
  auth: 'bearer',
  right,
  query: v.object({
    kind: v.optional(kind),
    sort: v.optional(v.picklist(reportSorts), 'period'),
    order: v.optional(order, 'descending'),
    ...paged,
  }),
  answer: v.object({ reports: v.array(reportEntry), total: v.number() }),
});

/** Of the latest period that the figures reach the end of; the one in the archive where there is one already. */
export const createReport = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports',
  auth: 'bearer',
  right,
  body: v.object({ kind }),
  answer: report,
  status: 201,
  failures: { 404: problem },
});

export const getReport = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}',
  auth: 'bearer',
  right,
  answer: report,
  failures: { 404: problem },
});

/** Written in the caller's locale. */
export const getReportPdf = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/pdf',
  auth: 'bearer',
  right,
  answerFile: 'application/pdf',
  failures: { 404: problem },
});

/** Every section's rows. */
export const getReportCsv = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/csv',
  auth: 'bearer',
  right,
  answerFile: 'text/csv',
  failures: { 404: problem },
});

/** Mails the report to the caller. */
export const mailReport = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/{reportId}/mails',
  auth: 'bearer',
  right,
  status: 202,
  failures: { 404: problem },
});

/** Asks whether to stop a kind of mail; it changes nothing, because mail scanners open links. The answer is a page. */
export const getUnsubscribe = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/unsubscribe/{token}',
  auth: 'none',
});

/** Stops the kind of mail that the token came with, as often as it is asked (RFC 8058). The answer is a page. */
export const unsubscribe = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/reports/unsubscribe/{token}',
  auth: 'none',
});

export const reportEndpoints = {
  getReports,
  createReport,
  getReport,
  getReportPdf,
  getReportCsv,
  mailReport,
  getUnsubscribe,
  unsubscribe,
};
