import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { tasks } from '../schema';

const scored = v.object({
  drivers: v.record(v.string(), v.object({ points: v.nullable(v.number()), value: v.nullable(v.string()) })),
});

/** Updates the measurements of open tasks, and completes those whose driver has reached its target. */
export async function followScores(
  transaction: Database,
  { companyId, at, data }: { companyId: string; at: Date; data: unknown },
): Promise<void> {
  const { drivers } = v.parse(scored, data);
  const open = await transaction
    .select()
    .from(tasks)
    .where(and(eq(tasks.companyId, companyId), isNull(tasks.doneAt), isNotNull(tasks.measure)));
  for (const { id, measure } of open) {
    const now = measure && drivers[measure.driver];
    if (!now) continue;
    const isDone = now.points !== null && now.points >= measure.target;
    await transaction
      .update(tasks)
      .set({
        measure: { ...measure, now: now.points, nowValue: now.value },
        ...(isDone && { doneAt: at, doneBecause: movedWords(measure, now) }),
      })
      .where(eq(tasks.id, id));
  }
}

type Measure = NonNullable<(typeof tasks.$inferSelect)['measure']>;

/** Formats a change: `Stale prices: 62% → 31% (0 → 58 points)`. */
function movedWords({ title, start, startValue }: Measure, now: { points: number | null; value: string | null }): string {
  const words = (text: string | null) => text ?? 'not known';
  const points = (count: number | null) => (count === null ? '–' : String(count));
  return `${title}: ${words(startValue)} → ${words(now.value)} (${points(start)} → ${points(now.points)} points)`;
}
