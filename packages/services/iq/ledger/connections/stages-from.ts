import * as v from 'valibot';

const cursorSchema = v.object({ stage: v.string(), page: v.number() });
type StageCursor = v.InferOutput<typeof cursorSchema>;

/** The cursor of a page of a stage, once the pages before it are in the ledger. */
export const cursorAt = (stage: { name: string }, page: number): StageCursor => ({ stage: stage.name, page });

/**
 * The stages that are left from a cursor on, each with the page to begin at, counted from 1.
 * @param cursor null at the beginning
 */
export function stagesFrom<Stage extends { name: string }>(
  stages: readonly Stage[],
  cursor: unknown,
): { stage: Stage; page: number }[] {
  const at = cursor === null ? undefined : v.parse(cursorSchema, cursor);
  // A stage that is not there any more is of an earlier version: all is read, and what is met again is skipped.
  const first = stages.findIndex(({ name }) => name === at?.stage);
  return stages.slice(Math.max(0, first)).map((stage) => ({ stage, page: stage.name === at?.stage ? at.page : 1 }));
}
