import { companyName } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { desc, eq } from 'drizzle-orm';
import { type Control as Catalogued, controls as catalog } from '../content/controls';
import { elements, exemptionOf } from '../content/elements';
import { planSections } from '../content/sections';
import type { Control, Plan, PlanElement } from '../contract/plan';
import type { Gap } from '../contract/versions';
import { controls, evidence, sections, versions } from '../schema';
import { elementState, standingOf } from './control-state';
import { dueItems, reviewDueOn } from './due-items';
import type { ReadControl, ReadPlan, VersionRow } from './plan-with-proof';
import type { Facts } from './proof';
import { proofOf } from './prove-control';
import { readFacts } from './read-facts';
import type { PlanRow } from './require-plan';

/** Names of the sources of proof. */
const sourceWords: Record<Catalogued['source'], string> = {
  evidence: 'Evidence',
  'two-factor': 'Identity',
  access: 'App manager',
  inventory: 'Devices',
  encryption: 'Devices',
  'system-support': 'Devices',
  firewall: 'Devices',
  antivirus: 'Devices',
  backup: 'Devices',
  'screen-lock': 'Devices',
  returns: 'Devices',
  training: 'Training',
  'providers-contract': 'Service providers',
  'providers-assessed': 'Service providers',
  risks: 'Risks',
  assets: 'Assets',
  'qualified-individual': 'Plan',
  acknowledgements: 'Acknowledgements',
  review: 'Annual review',
  report: 'Annual review',
  incidents: 'Incidents',
};

export async function versionInForce(database: Database, companyId: string): Promise<VersionRow | undefined> {
  const [row] = await database
    .select()
    .from(versions)
    .where(eq(versions.companyId, companyId))
    .orderBy(desc(versions.number))
    .limit(1);
  return row;
}

/** Reads the plan at a moment, with everything that proves its controls. */
export async function readPlan(database: Database, plan: PlanRow, now: number): Promise<ReadPlan> {
  const { companyId } = plan;
  const facts = await readFacts(database, plan, now);
  const rows = await database.select().from(controls).where(eq(controls.companyId, companyId));
  const added = await database.select().from(evidence).where(eq(evidence.companyId, companyId)).orderBy(desc(evidence.on));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const read = catalog.flatMap((control): ReadControl[] => {
    const row = byKey.get(control.key);
    if (!row) return [];
    const own = added.filter(({ controlKey }) => controlKey === control.key);
    const proof = proofOf(control.source, facts, row.reviewedOn);
    const of = { control, row, evidence: own, proof, consumers: plan.answers.consumers, today: facts.today };
    return [{ control, row, evidence: own, proof, standing: standingOf(of) }];
  });
  const inForce = await versionInForce(database, companyId);
  const written = await database.select().from(sections).where(eq(sections.companyId, companyId));
  const order = planSections.map(({ key }) => key);
  return {
    plan,
    firm: await companyName(database, companyId),
    facts,
    controls: read,
    sections: written.sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key)),
    inForce,
  };
}

export function toControl({ control, row, standing }: ReadControl, facts: Facts): Control {
  const { state, text, share, on, isExpiring } = standing;
  return {
    key: control.key,
    elements: [...control.elements],
    title: control.title,
    source: state === 'not-applicable' ? 'Exempt under 314.6' : sourceWords[control.source],
    isLive: control.source !== 'evidence',
    state,
    evidence: { text, share, on },
    ownerId: row.ownerId,
    owner: nameIn(facts, row.ownerId),
    reviewOn: row.reviewOn,
    isExpiring,
  };
}

/** Returns the controls that are neither proven nor accepted as a risk; the plan's approver confirms them. */
export const gapsOf = ({ controls: read }: Pick<ReadPlan, 'controls'>): Gap[] =>
  read.flatMap(({ control: { key, title }, standing: { state, text } }) =>
    state === 'met' || state === 'accepted' || state === 'not-applicable' ? [] : [{ key, title, state, text }],
  );

/** Returns the name of an active person; null without an id, and for a person who has left. */
export const nameIn = ({ security }: Facts, id: string | null): string | null =>
  security.people.find(({ userId }) => userId === id)?.name ?? null;

export const peopleOf = ({ security }: Facts) => security.people.map(({ userId, name }) => ({ id: userId, name }));

/** Returns the crosswalk: each element of 314.4 with its controls. */
export function elementsOf({ plan, controls: read }: ReadPlan): PlanElement[] {
  return elements.map(({ code, requirement, sections: of }) => {
    const reason = exemptionOf(code, plan.answers.consumers) ?? null;
    const own = read.filter(({ control }) => control.elements.includes(code));
    return {
      code,
      requirement,
      sections: [...of],
      controls: own.map(({ control, standing }) => ({
        key: control.key,
        title: control.title,
        state: reason ? ('not-applicable' as const) : standing.state,
        evidence: standing.text,
      })),
      state: reason ? 'not-applicable' : elementState(own.map(({ standing }) => standing.state)),
      reason,
    };
  });
}

export const inForceOf = ({ number, approvedOn, approvedBy, hash }: VersionRow) => ({ number, approvedOn, approvedBy, hash });

export async function planOf(database: Database, read: ReadPlan): Promise<Plan> {
  const { plan, facts, inForce, firm } = read;
  const { acknowledging, today } = facts;
  return {
    firm,
    today,
    answers: plan.answers,
    version: plan.version,
    revision: plan.revision,
    qualifiedIndividual: facts.qualifiedIndividual ?? null,
    inForce: inForce ? inForceOf(inForce) : null,
    nextNumber: (inForce?.number ?? 0) + 1,
    hasChanges: hasChanges(read),
    reviewDueOn: reviewDueOn(read),
    sections: sectionsOf(read),
    controls: read.controls.map((one) => toControl(one, facts)),
    elements: elementsOf(read),
    acknowledged: {
      people: acknowledging.length,
      done: acknowledging.filter(({ state }) => state === 'done').length,
      overdue: acknowledging.filter(({ state }) => state === 'overdue').length,
    },
    due: await dueItems(database, read),
    people: peopleOf(facts),
  };
}

export const hasChanges = ({ plan, inForce }: Pick<ReadPlan, 'plan' | 'inForce'>): boolean => plan.revision !== inForce?.revision;

/** A section's text makes up half of its progress, its controls the other half. */
function sectionsOf({ sections: written, controls: read, facts }: ReadPlan): Plan['sections'] {
  return written.map(({ key, status, ownerId, reviewOn }) => {
    const own = read.filter(({ control, standing }) => control.section === key && standing.state !== 'not-applicable');
    const isFine = own.filter(({ standing }) => standing.state === 'met' || standing.state === 'accepted').length;
    const isReady = status === 'ready' ? 1 : 0;
    return {
      key,
      title: planSections.find((one) => one.key === key)?.title ?? key,
      status,
      owner: nameIn(facts, ownerId),
      reviewOn,
      progress: own.length ? (isReady + isFine / own.length) / 2 : isReady,
    };
  });
}
