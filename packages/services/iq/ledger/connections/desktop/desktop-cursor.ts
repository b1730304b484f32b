import * as v from 'valibot';

/** What is needed to read any amount or line of a company file. */
const company = v.object({
  name: v.string(),
  /** The company's own currency (ISO 4217). */
  home: v.string(),
  /** Currency codes by the ids of QuickBooks' currencies; empty if the company uses only one. */
  currencies: v.record(v.string(), v.string()),
  /** The ids of subtotal items. */
  subtotals: v.array(v.string()),
});
export type Company = v.InferOutput<typeof company>;

const cursor = v.object({
  stage: v.string(),
  company,
  /** The number of rows of the stage read so far. */
  read: v.number(),
  /** Where QuickBooks continues. It forgets this when a session ends, and the stage starts again in the next session. */
  iterator: v.nullable(v.object({ id: v.string(), ticket: v.string() })),
});
export type DesktopCursor = v.InferOutput<typeof cursor>;

/** Returns null at the start, before the company is known. */
export const cursorOf = (stored: unknown): DesktopCursor | null => (stored === null ? null : v.parse(cursor, stored));
