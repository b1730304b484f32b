/** The meaning of the rows and columns of an uploaded table: as it is guessed, and as a person confirms it. */

import * as v from 'valibot';
import { duplicates } from './duplicates';
import { encoding } from './encodings';
import { connectionType } from './firms';
import { paymentTermsDays } from './payment-terms';

export const tableKind = v.picklist(['invoices', 'invoice-lines', 'payments', 'customers', 'vendor-payments']);
export type TableKind = v.InferOutput<typeof tableKind>;

/**
 * What a column contains. `amount` is the total of an invoice, the amount of a line without tax, or what was paid; `total` is the
 * invoice's total repeated on each of its lines; `tax` of a line comes on top of its amount, and `includedTax` is part of it; `unitPrice`
 * times the quantity is the amount of a line that has none; `instalment` tells invoices with the same number apart; `side` marks an unsigned amount as debit or credit; `refunded` is the refunded
 * part of a payment; `exchangeRate` is units of the firm's currency for one unit of the row's, and `inverseRate` the inverse.
 */
export const tableField = v.picklist([
  'customer',
  'customerId',
  'email',
  'number',
  'instalment',
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
  'includedTax',
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
  'unitPrice',
  'account',
  'reference',
  'vendor',
]);
export type TableField = v.InferOutput<typeof tableField>;

/** How a column writes days: in which order of day, month and year, or as Excel's serial numbers. */
export const dateOrder = v.picklist(['mdy', 'dmy', 'ymd', 'serial']);
export type DateOrder = v.InferOutput<typeof dateOrder>;

export const decimalMark = v.picklist(['.', ',']);
export type DecimalMark = v.InferOutput<typeof decimalMark>;

/** A calendar day, such as `2021-03-17`. */
const day = v.pipe(v.string(), v.isoDate());

/**
 * What a column may contain that a person has to confirm: an open balance, a payment, an exchange rate in either direction, an
 * amount that is the same on every row of an invoice and may be its total, or a tax that may be part of the amount or on top of it.
 */
export const columnLook = v.picklist(['balance', 'payment', 'rate', 'total', 'tax']);

export const guessedColumn = v.object({
  name: v.string(),
  /** The cells of the first rows, including blank ones. Cells of the same row have the same index in every column. */
  samples: v.array(v.string()),
  field: v.nullable(tableField),
  /**
   * The orders that all cells of the column allow, most likely first. If there are several, a person has to choose. Empty unless
   * the column contains days.
   */
  dateOrders: v.array(dateOrder),
  /** The latest day in each of these orders that is not in the future. */
  latestDays: v.optional(v.record(dateOrder, day), {}),
  decimalMarks: v.array(decimalMark),
  /** For a column of days or payment terms, the number of blank cells in rows of invoices that have a date. */
  blanks: v.optional(v.number(), 0),
  /** What a column without a field looks like. A person has to confirm this or mark the column as unused. */
  looksLike: v.optional(v.nullable(columnLook), null),
  /** True if all cells are blank. */
  isEmpty: v.optional(v.boolean(), false),
  /** True if the values are running totals of other rows. Such a column is never accepted as an amount. */
  isRunning: v.optional(v.boolean(), false),
});
export type GuessedColumn = v.InferOutput<typeof guessedColumn>;

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const tableGuess = v.object({
  kind: v.nullable(tableKind),
  /** The product whose own export this is; Microsoft Office for any other file (decision 004, "uploads"). */
  connectionType,
  columns: v.array(guessedColumn),
  /** How a text file is encoded, with some of its texts that show it, and whether a person chose it; null for a workbook. */
  encoding: v.optional(
    v.nullable(v.object({ name: encoding, samples: v.array(v.string()), isChosen: v.optional(v.boolean()) })),
    null,
  ),
  /** The number of rows below the header. */
  rows: v.number(),
  /** The day in the title, or else the latest day in the rows, in the most likely orders; null if there is none. */
  asOf: v.nullable(day),
  /** The as-of date that the file's title names, or that its ages are counted to; null if there is none. */
  titleDay: v.optional(v.nullable(day), null),
  /** The as-of date in the file's title as it is written, if it is in the future and not used; null otherwise. */
  futureTitle: v.optional(v.nullable(v.string()), null),
  /** The currency of amounts that do not name one; the firm's own if `asksCurrency` is true. */
  currency,
  /** The firm's currency when the file was examined; null if it was unknown. */
  firmCurrency: v.optional(v.nullable(currency), null),
  /** The number of rows that are credit notes or payments, by type or by a negative amount. */
  credits: v.optional(v.number(), 0),
  /** The latest date of these rows that is not in the future, in each order of the date column. */
  latestCredits: v.optional(v.record(dateOrder, day), {}),
  /** True if the list contains the payments of its own invoices, and nothing else says what is paid. */
  paysItself: v.optional(v.boolean(), false),
  /** True if the list has everything that is open on its day and nothing else, such as an aging report. */
  listsOpen: v.optional(v.boolean(), false),
  /** True if the list leaves out what is paid: it has what is open, or only what is overdue (`listsOverdue`). */
  leavesOutPaid: v.optional(v.boolean(), false),
  listsOverdue: v.optional(v.boolean(), false),
  /** True if something is open of every row. */
  isAllOpen: v.optional(v.boolean(), false),
  /** True if the list has days of payment, but not for all that was paid. */
  hasUndatedPayments: v.optional(v.boolean(), false),
  /** True if every amount is negative. */
  isNegative: v.optional(v.boolean(), false),
  /** True if the file does not name its currency and its notation differs from the firm's, so a person has to choose it. */
  asksCurrency: v.optional(v.boolean(), false),
  /** Why nothing in the file can be imported under any choices, and what to upload instead. */
  instead: v.optional(v.nullable(v.string()), null),
  /** Sentences on what has to be answered before the import. */
  questions: v.array(v.string()),
  /** Sentences on how the file was read. */
  notices: v.array(v.string()),
});
export type TableGuess = v.InferOutput<typeof tableGuess>;

/**
 * What is paid of invoices if their list does not say: unknown, which needs no answer; according to payments of another list; or
 * nothing by the as-of date.
 */
export const unlistedPayment = v.picklist(['unknown', 'in-payment-list', 'all-open']);
export type UnlistedPayment = v.InferOutput<typeof unlistedPayment>;

/** What is left of credit notes and payments if their list does not say: nothing, or everything. */
export const unlistedCredits = v.picklist(['used', 'left']);
export type UnlistedCredits = v.InferOutput<typeof unlistedCredits>;

/** A guess as a person confirmed or corrected it. The columns are in the order of the file. */
export const confirmation = v.object({
  kind: tableKind,
  columns: v.pipe(
    v.array(
      v.object({
        field: v.nullable(tableField),
        dateOrder: v.optional(dateOrder),
        decimalMark: v.optional(decimalMark),
        /** True if a person marked a column with `looksLike` as unused. */
        isUnused: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(500),
  ),
  /** The as-of date of the file. */
  asOf: day,
  /** The currency of amounts without one in the file. */
  currency,
  payment: v.optional(unlistedPayment),
  credits: v.optional(unlistedCredits),
  /** True if what was open on an earlier list and is missing in this one counts as settled. */
  listsOpen: v.optional(v.boolean()),
  /** Required if an import finds that it would count many documents twice. */
  duplicates: v.optional(duplicates),
  /** For invoices without a due date. Stored as the firm's payment terms. */
  paymentTermsDays: v.optional(paymentTermsDays),
});
export type Confirmation = v.InferOutput<typeof confirmation>;

/** What the ledger would get from a file with a confirmation, if it were empty. Amounts are in minor units. */
export const choiceResult = v.object({
  documents: v.number(),
  /**
   * Totals of the currencies with the most documents: invoices less credit notes, or payments less refunds; what is open, null for
   * lists without it; and the number of documents of which that is unknown, which `open` leaves out.
   */
  totals: v.array(
    v.object({
      currency: v.string(),
      documents: v.number(),
      amount: v.number(),
      open: v.nullable(v.number()),
      openUnknown: v.number(),
    }),
  ),
  /**
   * The amount in the firm's currency, without the documents that the file has no rate for; null if all are in that currency.
   */
  converted: v.nullable(v.object({ currency: v.string(), amount: v.number(), unrated: v.number() })),
  /** The number of rows that could not be read, and why the first of them could not. */
  unread: v.number(),
  reason: v.nullable(v.string()),
});
export type ChoiceResult = v.InferOutput<typeof choiceResult>;
