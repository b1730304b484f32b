import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { and, eq } from 'drizzle-orm';
import { controls as catalog } from '../content/controls';
import { addDays, addMonths } from '../plan/days';
import { writePlan } from '../plan/write-plan';
import { controls, entries, evidence, sections } from '../schema';
import { demoEntries, demoEvidence } from './demo-registers';

const { id: companyId } = demoCompanies.harborlineAccounting;
const { id: author } = demoPeople.olivia;

/** A plan that is nearly ready: most controls have evidence, one piece expired yesterday, some sections are still drafts. */
export async function seedWisp(database: Database, _facts: Facts, { now }: DemoData): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
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
  for (const key of ['III', 'V'])
    await database
      .update(sections)
      .set({ status: 'draft' })
      .where(and(eq(sections.companyId, companyId), eq(sections.key, key)));
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
}
