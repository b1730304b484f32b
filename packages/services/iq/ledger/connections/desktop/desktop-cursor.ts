import * as v from 'valibot';

/** What every amount and line of a company file is read by. */
const company = v.object({
  name: v.string(),
  /** ISO 4217. */
  home: v.string(),
  /** Codes by the ids of QuickBooks' currencies; empty where a company keeps one only. */
  currencies: v.record(v.string(), v.string()),
  /** Items that stand for a subtotal, by their ids. */
  subtotals: v.array(v.string()),
});
export type Company = v.InferOutput<typeof company>;

const cursor = v.object({
  stage: v.string(),
  company,
  /** Rows of the stage that were read. */
  read: v.number(),
  /** Where QuickBooks goes on; it forgets that when a session ends, and the stage begins anew in the next one. */
  iterator: v.nullable(v.object({ id: v.string(), ticket: v.string() })),
});
export type DesktopCursor = v.InferOutput<typeof cursor>;

/** Null at the beginning, before the company is known. */
export const cursorOf = (kept: unknown): DesktopCursor | null => (kept === null ? null : v.parse(cursor, kept));
