import type { Database } from '@suite/kernel/database/database';
import { addDays, addMonths } from '@suite/values/iso-day';
import { eq } from 'drizzle-orm';
import { planSections } from '../content/sections';
import type { Plan } from '../contract/plan';
import { entries } from '../schema';
import type { ReadPlan } from './plan-with-proof';

/** Days ahead in which an item counts as due. */
const AHEAD = 30;

/** Returns the due day of the next annual review: a year after the last one, or after the approval of the first version. */
export function reviewDueOn({ facts, inForce }: ReadPlan): string | null {
  const from = facts.reviewedOn ?? inForce?.approvedOn;
  return from ? addMonths(from, 12) : null;
}

/** Returns what is due within 30 days or overdue, the earliest first. */
export async function dueItems(database: Database, read: ReadPlan): Promise<Plan['due']> {
  const { facts, controls: all, sections: written } = read;
  const until = addDays(facts.today, AHEAD);
  const items: Plan['due'] = [];
  const add = (on: string | null, text: string, to: Plan['due'][number]['to']) => {
    if (on !== null && on <= until) items.push({ on, text, to });
  };
  for (const { control, row, standing, evidence: own } of all) {
    if (standing.state === 'not-applicable') continue;
    const to = { kind: 'control' as const, key: control.key };
    add(row.reviewOn, control.title, to);
    add(row.acceptedUntil, `Accepted risk ends: ${control.title}`, to);
    const lasting = own.some(({ expiresOn }) => expiresOn === null || expiresOn > until);
    const last = own
      .map(({ expiresOn }) => expiresOn ?? '')
      .sort()
      .at(-1);
    if (control.source === 'evidence' && last && !lasting) add(last, `Evidence expires: ${control.title}`, to);
  }
  for (const { key, reviewOn } of written)
    add(reviewOn, `Review ${planSections.find((one) => one.key === key)?.title ?? key}`, { kind: 'section', key });
  add(reviewDueOn(read), 'Annual review', { kind: 'review', key: '' });
  const waiting = facts.acknowledging.filter(({ state }) => state !== 'done').map(({ dueOn }) => dueOn);
  if (waiting.length)
    add(waiting.sort()[0] ?? null, `${waiting.length} ${waiting.length === 1 ? 'acknowledgement' : 'acknowledgements'}`, {
      kind: 'acknowledgements',
      key: '',
    });
  const { firstDueOn, due, overdue } = facts.training;
  const courses = due + overdue;
  add(firstDueOn, `${courses} ${courses === 1 ? 'course' : 'courses'} to take`, {
    kind: 'control',
    key: 'awareness-training',
  });
  const { openReturns, firstReturnDueOn } = facts.devices;
  add(firstReturnDueOn, `Devices of ${openReturns} who left`, { kind: 'control', key: 'returned-devices' });
  for (const { kind, data } of await database.select().from(entries).where(eq(entries.companyId, read.plan.companyId))) {
    const to = { kind: 'register' as const, key: kind };
    if (data.kind === 'providers' && data.hasData) add(data.reassessOn, `Assess ${data.name}`, to);
    if (data.kind === 'risks') add(data.reviewOn, `Assess the risk: ${data.name}`, to);
    if (data.kind === 'exceptions') add(data.until, `Exception ends: ${data.name}`, to);
    if (data.kind === 'incidents' && data.status === 'open' && !data.ftcNotifiedOn && (data.consumers ?? 0) >= 500)
      add(addDays(data.discoveredOn, 30), `Notify the FTC: ${data.name}`, to);
  }
  return items.sort((one, other) => one.on.localeCompare(other.on) || one.text.localeCompare(other.text));
}
