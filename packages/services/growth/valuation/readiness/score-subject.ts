import type { Axis, Category } from '@suite/insights/readiness/score';
import type { Database } from '@suite/kernel/database/database';
import { desc, eq } from 'drizzle-orm';
import { type DriverKey, drivers } from '../contract/drivers';
import { type SavedDriver, scores } from '../schema';
import { moneyWords } from '../valuation/notices';
import type { SubjectRow } from '../valuation/subject';
import { type ReadReadiness, readReadiness } from './read-readiness';

export type ScoreRow = typeof scores.$inferSelect;

/** Maximum number of reasons stored with a score. */
const MAX_REASONS = 12;

/** Measures a subject and adds the result to its trend, with the changes since the previous score. */
export async function scoreSubject(
  transaction: Database,
  subject: SubjectRow,
  cause: ScoreRow['cause'],
  now: number,
): Promise<ScoreRow> {
  const read = await readReadiness(transaction, subject, now);
  const [before] = await transaction
    .select()
    .from(scores)
    .where(eq(scores.subjectId, subject.id))
    .orderBy(desc(scores.id))
    .limit(1);
  const saved = savedDriversOf(read);
  const value = read.valuation.result.conclusion?.weighted ?? null;
  const pointsOf = <Key extends string>(all: Record<Key, { points: number | null }>) =>
    Object.fromEntries(Object.entries<{ points: number | null }>(all).map(([key, { points }]) => [key, points]));
  const [row] = await transaction
    .insert(scores)
    .values({
      subjectId: subject.id,
      at: new Date(now),
      cause,
      axes: pointsOf(read.scores.axes) as Record<Axis, number | null>,
      categories: pointsOf(read.scores.categories) as Record<Category, number | null>,
      drivers: saved,
      value,
      reasons: before ? reasonsOf(before, { drivers: saved, value }, read.valuation.result.currency) : [],
    })
    .returning();
  if (!row) throw new Error('the score was not written');
  return row;
}

const savedDriversOf = ({ drivers: scored }: ReadReadiness): Partial<Record<DriverKey, SavedDriver>> =>
  Object.fromEntries(scored.map(({ key, points, value }) => [key, { points, value }]));

type Compared = Pick<ScoreRow, 'drivers' | 'value'>;

/**
 * Returns the changes between two scores as sentences: the value first, then the drivers whose points changed, largest change
 * first.
 */
export function reasonsOf(before: Compared, after: Compared, currency: string): string[] {
  const reasons: string[] = [];
  const [from, to] = [before.value?.mid, after.value?.mid];
  if (from !== undefined && to !== undefined && from !== to)
    reasons.push(`Value ${to > from ? 'up' : 'down'} from ${moneyWords(from, currency)} to ${moneyWords(to, currency)}`);
  const moved = (Object.keys(drivers) as DriverKey[]).flatMap((key) => {
    const [old, now] = [before.drivers[key], after.drivers[key]];
    if (!now || (old?.points === now.points && old?.value === now.value)) return [];
    const by = Math.abs((now.points ?? 0) - (old?.points ?? 0));
    const words = (one: SavedDriver | undefined) => one?.value ?? 'not known';
    return [{ by, text: `${drivers[key].title}: ${words(old)} → ${words(now)}` }];
  });
  moved.sort((one, other) => other.by - one.by);
  return [...reasons, ...moved.map(({ text }) => text)].slice(0, MAX_REASONS);
}
