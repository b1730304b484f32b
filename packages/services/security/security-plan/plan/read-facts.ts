import { deviceFacts } from '@services/devices/ports';
import { securityOf } from '@services/identity/ports';
import { trainingFacts } from '@services/training/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { EntryData, Register } from '../contract/registers';
import { entries, reviews } from '../schema';
import type { Facts } from './proof';
import { acknowledgingIn } from './read-acknowledging';
import type { PlanRow } from './require-plan';

/** Reads the firm's people and their acknowledgements of the version in force. */
export async function readPeople(database: Database, plan: PlanRow, now: number) {
  const { companyId, answers } = plan;
  const today = dayIn(answers.timeZone, now);
  const security = await securityOf(database, companyId);
  return {
    today,
    security,
    acknowledging: await acknowledgingIn(database, plan, security.people, today),
    qualifiedIndividual: security.people.find(({ userId }) => userId === answers.qualifiedIndividualId)?.name,
  };
}

/** Reads everything that proves controls, as of a moment in milliseconds since 1970. */
export async function readFacts(database: Database, plan: PlanRow, now: number): Promise<Facts> {
  const { companyId } = plan;
  const asOf = new Date(now);
  const people = await readPeople(database, plan, now);
  const reviewed = await newestReview(database, companyId);
  return {
    ...people,
    devices: await deviceFacts(database, companyId, asOf),
    training: await trainingFacts(database, companyId, asOf),
    registers: await readRegisters(database, companyId),
    reviewedOn: reviewed,
    reportedOn: await newestReview(database, companyId, ne(reviews.statement, '')),
    accessChange: plan.accessChangedOn ? { on: plan.accessChangedOn, what: plan.accessChange } : null,
  };
}

async function newestReview(database: Database, companyId: string, also?: ReturnType<typeof ne>): Promise<string | null> {
  const [row] = await database
    .select({ on: reviews.completedOn })
    .from(reviews)
    .where(and(eq(reviews.companyId, companyId), isNotNull(reviews.completedOn), also))
    .orderBy(desc(reviews.completedOn))
    .limit(1);
  return row?.on ?? null;
}

async function readRegisters(database: Database, companyId: string): Promise<Facts['registers']> {
  const rows = await database
    .select({ data: entries.data })
    .from(entries)
    .where(eq(entries.companyId, companyId))
    .orderBy(entries.name);
  const of = <Kind extends Register>(kind: Kind) =>
    rows.map(({ data }) => data).filter((data): data is Extract<EntryData, { kind: Kind }> => data.kind === kind);
  return {
    providers: of('providers'),
    assets: of('assets'),
    risks: of('risks'),
    incidents: of('incidents'),
    exceptions: of('exceptions'),
  };
}
