import type { Metric } from '@suite/insights/metric';
import { leaveOut } from '@suite/insights/range';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { metricChoices } from '../schema/metrics';

/** Returns whether a firm leaves out documents whose settlement makes a metric a range. */
export async function leavesOutUnsure(database: Database, companyId: string): Promise<boolean> {
  const [row] = await database.select().from(metricChoices).where(eq(metricChoices.companyId, companyId));
  return row?.leavesOutUnsure ?? false;
}

/** Changes the choice of a firm, and returns the one before. */
export async function chooseMetrics(database: Database, companyId: string, choice: boolean): Promise<boolean> {
  const before = await leavesOutUnsure(database, companyId);
  await database
    .insert(metricChoices)
    .values({ companyId, leavesOutUnsure: choice })
    .onConflictDoUpdate({ target: metricChoices.companyId, set: { leavesOutUnsure: choice } });
  return before;
}

/** Returns a response with the metrics that a firm sees: if it leaves out documents, each range is the value without them. */
export const asChosen = <Response>(response: Response, leavesOut: boolean): Response =>
  leavesOut ? (withoutUnsure(response) as Response) : response;

function withoutUnsure(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutUnsure);
  if (typeof part !== 'object' || part === null) return part;
  if ('available' in part) return leaveOut(part as Metric<unknown>);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutUnsure(value)]));
}
