import * as v from 'valibot';

/** The sheets that are finished, and the line that another one has reached in the ledger. */
export const cursorSchema = v.object({ done: v.array(v.string()), sheet: v.optional(v.string()), line: v.optional(v.number()) });

export type SheetCursor = v.InferOutput<typeof cursorSchema>;
