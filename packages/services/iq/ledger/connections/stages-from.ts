import * as v from 'valibot';

const cursorSchema = v.object({ stage: v.string(), page: v.number() });
type StageCursor = v.InferOutput<typeof cursorSchema>;

/** Returns the cursor for a page of a stage once the previous pages are in the ledger. */
export const cursorAt = (stage: { name: string }, page: number): StageCursor => ({ stage: stage.name, page });

/**
 * Returns the remaining stages from a cursor, each with its first page, counted from 1.
 * @param cursor null at the start
 */
export function stagesFrom<Stage extends { name: string }>(
  stages: readonly Stage[],
  cursor: unknown,
): { stage: Stage; page: number }[] {
  const at = cursor === null ? undefined : v.parse(cursorSchema, cursor);
  // A missing stage is from an earlier version. Everything is read again, and what was imported before is skipped.
  const first = stages.findIndex(({ name }) => name === at?.stage);
  return stages.slice(Math.max(0, first)).map((stage) => ({ stage, page: stage.name === at?.stage ? at.page : 1 }));
}
