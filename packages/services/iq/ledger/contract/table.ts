/** What the rows and columns of an uploaded table are: as it is guessed, and as a person confirms it. */

import * as v from 'valibot';
import { duplicates } from './duplicates';
import { connectionType } from './firms';
import { paymentTermsDays } from './payment-terms';

/** What the rows of a table are. */
export const tableKind = v.picklist(['invoices', 'invoice-lines', 'payments', 'customers', 'vendor-payments']);
export type TableKind = v.InferOutput<typeof tableKind>;

/**
 * What a column says. `amount` is the total of an invoice, the amount of a line without tax, or what was paid; `total` the
 * invoice's total that each of its lines repeats; `side` says debit or credit of an amount without a sign; `refunded` what
 * was given back of a payment; `exchangeRate` units of the firm's currency for one of the row's, and `inverseRate` the
 * other way around.
 */
export const tableField = v.picklist([
  'customer',
  'customerId',
  'email',
  'number',
  'type',
  'status',
  'date',
  'dueDate',
  'terms',
  'amount',
  'debit',
  'credit',
  'side',
  'total',
  'tax',
  'balance',
  'paid',
  'paidOn',
  'refunded',
  'currency',
  'exchangeRate',
  'inverseRate',
  'item',
  'description',
  'quantity',
  'account',
  'reference',
  'vendor',
]);
export type TableField = v.InferOutput<typeof tableField>;

/** How a column writes days: in the order of day, month and year, or as Excel counts them. */
export const dateOrder = v.picklist(['mdy', 'dmy', 'ymd', 'serial']);
export type DateOrder = v.InferOutput<typeof dateOrder>;

export const decimalMark = v.picklist(['.', ',']);
export type DecimalMark = v.InferOutput<typeof decimalMark>;

/** A calendar day, `2021-03-17`. */
const day = v.pipe(v.string(), v.isoDate());

/**
 * What a column may say that has to be told by a person: what is open, what was paid, an exchange rate in either direction,
 * or an amount that is the same on every row of an invoice and may be its total.
 */
export const columnLook = v.picklist(['balance', 'payment', 'rate', 'total']);

export const guessedColumn = v.object({
  name: v.string(),
  /** Cells of the first rows, blank ones too: those of one row stand at the same place in every column. */
  samples: v.array(v.string()),
  field: v.nullable(tableField),
  /** What all cells of the column allow, the likeliest first: more than one has to be chosen from. Empty unless it holds days. */
  dateOrders: v.array(dateOrder),
  /** The latest of its days in each of these orders, of those that are not to come. */
  latestDays: v.optional(v.record(dateOrder, day), {}),
  decimalMarks: v.array(decimalMark),
  /** Of a column of days: the cells that are blank in rows of invoices that have a date. */
  blanks: v.optional(v.number(), 0),
  /** What a column without a field looks like: it has to be taken for it, or said not to be used. */
  looksLike: v.optional(v.nullable(columnLook), null),
  /** All of its cells are blank. */
  isEmpty: v.optional(v.boolean(), false),
  /** Its values add up the amounts of other rows: it is no amount of a row, whoever says so. */
  isRunning: v.optional(v.boolean(), false),
});
export type GuessedColumn = v.InferOutput<typeof guessedColumn>;

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const tableGuess = v.object({
  kind: v.nullable(tableKind),
  /** Whose own export it is; Microsoft Office for any other file (decision 004, "uploads"). */
  connectionType,
  columns: v.array(guessedColumn),
  /** Rows below the header. */
  rows: v.number(),
  /** The day that the title names, or else the latest in the rows, in the likeliest orders; null when there is none. */
  asOf: v.nullable(day),
  /** The day that the title of the file names as its own; null when it names none. */
  titleDay: v.optional(v.nullable(day), null),
  /** Of amounts that name none; the firm's own where `asksCurrency`. */
  currency,
  /** Rows that are credit notes or payments, by the type or a negative amount. */
  credits: v.optional(v.number(), 0),
  /** The latest date of these rows in each order of the column of dates, of those that are not to come. */
  latestCredits: v.optional(v.record(dateOrder, day), {}),
  /** Every amount is below zero. */
  isNegative: v.optional(v.boolean(), false),
  /** The file does not name its currency, and is written otherwise than the firm's: it has to be said. */
  asksCurrency: v.optional(v.boolean(), false),
  /** Why nothing of it can be imported, whatever is said, and what to upload instead. */
  instead: v.optional(v.nullable(v.string()), null),
  /** What has to be said before it can be imported, in sentences. */
  questions: v.array(v.string()),
  /** What a person should know of how the file was read, in sentences. */
  notices: v.array(v.string()),
});
export type TableGuess = v.InferOutput<typeof tableGuess>;

/**
 * What is paid of invoices whose list does not say: unknown, which needs no answer; as payments of another list say; or none by
 * the as-of date.
 */
export const unlistedPayment = v.picklist(['unknown', 'in-payment-list', 'all-open']);
export type UnlistedPayment = v.InferOutput<typeof unlistedPayment>;

/** What is left of credit notes and payments whose list does not say: nothing, or all. */
export const unlistedCredits = v.picklist(['used', 'left']);
export type UnlistedCredits = v.InferOutput<typeof unlistedCredits>;

/** A guess as a person confirmed or corrected it; its columns are in the order of the file. */
export const confirmation = v.object({
  kind: tableKind,
  columns: v.pipe(
    v.array(
      v.object({
        field: v.nullable(tableField),
        dateOrder: v.optional(dateOrder),
        decimalMark: v.optional(decimalMark),
        /** Of one that `looksLike` something: somebody said that it is not used. */
        isUnused: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(500),
  ),
  /** Of which day the file is. */
  asOf: day,
  /** Of amounts that the file gives none. */
  currency,
  payment: v.optional(unlistedPayment),
  credits: v.optional(unlistedCredits),
  /** Asked for when an import finds that it would count many documents twice. */
  duplicates: v.optional(duplicates),
  /** Of invoices without a due date; kept as the firm's. */
  paymentTermsDays: v.optional(paymentTermsDays),
});
export type Confirmation = v.InferOutput<typeof confirmation>;
