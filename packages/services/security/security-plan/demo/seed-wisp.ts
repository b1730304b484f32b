import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays, addMonths, utcDayOf } from '@suite/values/iso-day';
import { and, eq, sql } from 'drizzle-orm';
import { controls as catalog } from '../content/controls';
import { writeContent } from '../document/write-content';
import { readPlan } from '../plan/read-plan';
import { findPlan } from '../plan/require-plan';
import { writePlan } from '../plan/write-plan';
import { acknowledgements, controls, entries, evidence, plans, sections, versions } from '../schema';
import { demoEntries, demoEvidence } from './demo-registers';

const { id: companyId } = demoCompanies.harborlineAccounting;
const { id: author } = demoPeople.olivia;

/** Adds a plan in force and a draft of the next version. Most controls have evidence; one piece expired yesterday. */
export async function seedWisp(database: Database, _facts: Facts, { now }: DemoData): Promise<void> {
  const today = utcDayOf(now);
  const answers = {
    people: 12,
    offices: 1,
    remote: 'some' as const,
    storage: 'cloud' as const,
    preparers: 'the partners and three preparers with PTINs',
    consumers: 1240,
    qualifiedIndividualId: author,
    timeZone: 'America/New_York',
  };
  await writePlan(database, { companyId, answers, author, now });
  await database.update(sections).set({ status: 'ready' }).where(eq(sections.companyId, companyId));
  const shown = catalog.filter(({ source, key }) => source === 'evidence' && demoEvidence[key] !== undefined);
  await database.insert(evidence).values(
    shown.map(({ key, months }) => {
      const { title, note, daysAgo, lastsDays } = demoEvidence[key] ?? { title: '', note: '', daysAgo: 0 };
      const on = addDays(today, -daysAgo);
      const expiresOn = lastsDays === undefined ? addMonths(on, months) : addDays(on, lastsDays);
      return { companyId, controlKey: key, title, note, on, expiresOn, ownerId: author, addedAt: new Date(now) };
    }),
  );
  await database
    .update(controls)
    .set({ reviewedOn: addDays(today, -40), reviewedBy: 'Olivia Hart', reviewNote: 'Compared people and apps.' })
    .where(and(eq(controls.companyId, companyId), eq(controls.key, 'access-review')));
  await database
    .insert(entries)
    .values(demoEntries(today).map((data) => ({ companyId, kind: data.kind, name: data.name, data, changedAt: new Date(now) })));
  await approveDemo(database, now);
  // Texts changed since then are not approved yet.
  for (const key of ['III', 'V'])
    await database
      .update(sections)
      .set({ status: 'draft', text: sql`${sections.text} || ${`\n\n${WRITTEN_SINCE}`}` })
      .where(and(eq(sections.companyId, companyId), eq(sections.key, key)));
  await database.update(plans).set({ revision: 2 }).where(eq(plans.companyId, companyId));
}

const WRITTEN_SINCE = 'Laptops are not left in cars.';

/** Days since the first version was approved. */
const IN_FORCE = 30;

/** Approves a version, which every second person has acknowledged. */
async function approveDemo(database: Database, now: number): Promise<void> {
  const approvedAt = new Date(now - IN_FORCE * MILLISECONDS_PER_DAY);
  await database.update(plans).set({ startedAt: approvedAt }).where(eq(plans.companyId, companyId));
  const plan = await findPlan(database, companyId);
  if (!plan) throw new Error('the demo plan was not written');
  const read = await readPlan(database, plan, approvedAt.getTime());
  const approvedOn = read.facts.today;
  await database.insert(versions).values({
    companyId,
    number: 1,
    revision: plan.revision,
    approvedOn,
    approvedAt,
    approvedBy: read.facts.qualifiedIndividual ?? '',
    note: 'First version.',
    isMaterial: true,
    content: '',
    hash: '',
  });
  await writeContent(database, plan, { companyId, number: 1 }, approvedAt.getTime());
  const done = read.facts.security.people.filter((_, at) => at % 2 === 0);
  await database
    .insert(acknowledgements)
    .values(done.map(({ userId, name }) => ({ companyId, number: 1, userId, name, on: approvedOn, at: approvedAt })));
}
