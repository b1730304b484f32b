/** Bank statements of the firm, and which lines pay what. Amounts are in minor units, days ISO 8601. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';
import { positiveAmount } from './billing';

/** Maximum bytes of a statement. */
export const MAX_STATEMENT = 5 * 2 ** 20;

/**
 * What a line is. Only a `credit` can pay something. `reversal`: the bank takes an earlier credit back. `returned`: an own payment
 * of the firm came back. `pending` and `information`: the bank has not booked it. `duplicate`: an earlier line is the same.
 */
export const lineKinds = [
  'credit',
  'debit',
  'pending',
  'information',
  'reversal',
  'returned',
  'zero',
  'duplicate',
  'unreadable',
] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * `proposed`: there is a proposal that a person can confirm. `open`: a credit without one. `not-ours`: it pays nothing, by its kind
 * or because a person said so.
 */
export const lineStates = ['matched', 'proposed', 'open', 'not-ours', 'unreadable'] as const;
export type LineState = (typeof lineStates)[number];

/**
 * Why a payment is proposed. `exact`: the references in the line and the amount fit. `reference`: a reference fits, and the amount
 * does not. `invoice`, `client` and `amount`: the amount fits, and the invoice number, the client's name or nothing else does.
 * `name`: only the client's name fits.
 */
export const reasons = ['exact', 'reference', 'invoice', 'client', 'amount', 'name'] as const;
export type Reason = (typeof reasons)[number];

/** Maximum charges that a line pays. */
export const MAX_PARTS = 100;

const part = v.object({ paymentId: id, amount: positiveAmount });

/** A part of a line for one payment. */
const shownPart = v.object({
  ...part.entries,
  client: v.string(),
  number: v.number(),
  title: v.string(),
  dueOn: isoDay,
  /** The amount of the payment, and what would stay open of it. */
  due: v.number(),
  rest: v.number(),
});
export type LinePart = v.InferOutput<typeof shownPart>;

/** What a line pays. */
const confirmation = v.object({
  /** A proposal of the client who paid. */
  proposalId: id,
  parts: v.pipe(v.array(part), v.maxLength(MAX_PARTS)),
});

const line = v.object({
  id,
  place: v.number(),
  state: v.picklist(lineStates),
  kind: v.picklist(lineKinds),
  /** Why it cannot be read. */
  problem: v.nullable(v.string()),
  isDismissed: v.boolean(),
  on: v.nullable(isoDay),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  payer: v.string(),
  text: v.string(),
  /** What a person can confirm; null without one. `credit` is what stays for the client. */
  proposal: v.nullable(
    v.object({
      reason: v.picklist(reasons),
      proposalId: id,
      client: v.string(),
      parts: v.array(shownPart),
      credit: v.number(),
    }),
  ),
  /** The transfer that a person confirmed. */
  transfer: v.nullable(v.object({ id, client: v.string(), by: v.string(), parts: v.array(shownPart), credit: v.number() })),
});
export type StatementLine = v.InferOutput<typeof line>;

const statement = v.object({
  id,
  name: v.string(),
  format: v.picklist(['csv', 'camt.053', 'ofx']),
  account: v.string(),
  /** The first and the last day of its lines; null when none has a day. */
  from: v.nullable(isoDay),
  to: v.nullable(isoDay),
  at: v.string(),
  by: v.string(),
  lines: v.number(),
  matched: v.number(),
  /** Credits that nobody has decided about. */
  undecided: v.number(),
  /** Credits that an earlier statement has, or an earlier line of this one. */
  duplicates: v.number(),
});
export type Statement = v.InferOutput<typeof statement>;

const firm = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:offer' } as const;

/** The newest 100 statements, newest first. */
export const getBankStatements = endpoint({
  ...firm,
  method: 'GET',
  path: '/payments/v1/statements',
  response: v.object({ statements: v.array(statement) }),
});

/**
 * Reads a bank statement: camt.053, OFX or CSV. The body is the file itself. When the days of a table can be read in two ways, it
 * is not stored, and the person chooses with `dateOrder`.
 */
export const uploadStatement = endpoint({
  ...firm,
  method: 'POST',
  path: '/payments/v1/statements',
  isFile: true,
  query: v.object({
    fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
    dateOrder: v.optional(v.picklist(['dmy', 'mdy'])),
  }),
  response: v.variant('state', [
    v.object({ state: v.literal('read'), statement }),
    v.object({ state: v.literal('ask'), written: v.string(), dmy: isoDay, mdy: isoDay }),
  ]),
  failures: { 413: problem },
});

/** A page of the lines of a statement, in the order of the file. */
export const getBankStatement = endpoint({
  ...firm,
  method: 'GET',
  path: '/payments/v1/statements/{statementId}',
  query: v.object({ ...paged, state: v.optional(v.picklist(['all', ...lineStates]), 'all') }),
  response: v.object({
    statement,
    lines: v.array(line),
    total: v.number(),
    counts: v.record(v.picklist(['all', ...lineStates]), v.number()),
    /** Lines whose proposal is exact, which can be confirmed together; at most 500. */
    exact: v.array(v.object({ lineId: id, ...confirmation.entries })),
  }),
  failures: { 404: problem },
});
export type StatementPage = v.InferOutput<typeof getBankStatement.response>;

/** Confirms that a line pays these charges of a client. What is left of it is the client's credit. */
export const confirmLine = endpoint({
  ...firm,
  method: 'POST',
  path: '/payments/v1/statement-lines/{lineId}/confirmation',
  body: confirmation,
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Confirms several lines as they were shown. */
export const confirmLines = endpoint({
  ...firm,
  method: 'POST',
  path: '/payments/v1/statements/{statementId}/confirmations',
  body: v.object({
    lines: v.pipe(v.array(v.object({ lineId: id, ...confirmation.entries })), v.minLength(1), v.maxLength(500)),
  }),
  /** Lines that can no longer be confirmed as they were shown are skipped. */
  response: v.object({ confirmed: v.number(), skipped: v.number() }),
  failures: { 404: problem },
});

/** Says that a credit pays nothing here. */
export const dismissLine = endpoint({
  ...firm,
  method: 'POST',
  path: '/payments/v1/statement-lines/{lineId}/dismissal',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Takes that back. */
export const reopenLine = endpoint({
  ...firm,
  method: 'DELETE',
  path: '/payments/v1/statement-lines/{lineId}/dismissal',
  status: 204,
  failures: { 404: problem },
});
