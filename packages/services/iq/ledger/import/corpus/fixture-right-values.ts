import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { confirmation, tableField, tableKind } from '../../contract/table';

/** Amounts by currency, such as `{ "USD": "1234.50" }`. */
const amounts = v.record(v.string(), v.string());

/** The answers of a person to the questions about a file. */
const answer = v.strictObject({
  kind: v.optional(tableKind),
  currency: v.optional(v.string()),
  payment: confirmation.entries.payment,
  credits: confirmation.entries.credits,
  columns: v.optional(v.record(v.string(), v.strictObject({ field: v.nullable(tableField) }))),
});
export type Answer = v.InferOutput<typeof answer>;

const imported = v.strictObject({
  trap: v.string(),
  /** How many questions the file leaves at most. */
  questions: v.number(),
  answer: v.optional(answer),
  /** The firm's currency. */
  firm: v.string(),
  asOf: v.string(),
  documents: v.record(v.picklist(['invoices', 'creditNotes', 'payments', 'vendorPayments']), v.number()),
  totals: v.record(v.string(), amounts),
  customers: v.optional(v.number()),
  vendors: v.optional(v.number()),
  names: v.optional(v.array(v.string())),
  /** In the firm's currency on the as-of date; null if the file doesn't say what they need. */
  metrics: v.record(v.picklist(['receivables', 'overdue', 'revenue', 'spend']), v.nullable(v.string())),
  /** How receivables and overdue were added up from the rows. */
  arithmetic: v.optional(v.array(v.string())),
  /** Metrics that may be missing, because the file says what they need only in part. */
  mayBeMissing: v.optional(v.array(v.string())),
  rejected: v.optional(v.number()),
  /** Words of a notice on how the file was read. */
  notice: v.optional(v.string()),
  /** Words of a message, if the file is refused instead. */
  orRefused: v.optional(v.string()),
});
export type Imported = v.InferOutput<typeof imported>;

const rightValues = v.record(
  v.string(),
  v.union([
    imported,
    /** A file that is refused with a message that has these words. */
    v.strictObject({ trap: v.string(), refused: v.string() }),
    /** A file with nothing for a ledger: it is refused or leaves a question. */
    v.strictObject({ trap: v.string(), notAsGuessed: v.literal(true) }),
  ]),
);

export const corpusFolder = fileURLToPath(new URL('.', import.meta.url));

/** Returns what is right for each file of the corpus, by its path. */
export const readRightValues = () =>
  v.parse(rightValues, JSON.parse(readFileSync(join(corpusFolder, 'right-values.json'), 'utf8')));
