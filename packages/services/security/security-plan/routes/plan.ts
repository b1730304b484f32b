import { companyName, peopleById, securityOf, setFirmTimeZone, suggestFirmTimeZone } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { isTimeZone } from '@suite/values/time-zone';
import { and, eq } from 'drizzle-orm';
import { sectionContent } from '../content/sections';
import * as contract from '../contract/plan';
import { tableOf } from '../document/content';
import { noteChange } from '../plan/note-change';
import type { ReadPlan, SectionRow } from '../plan/plan-with-proof';
import { readPeople } from '../plan/read-facts';
import { inForceOf, peopleOf, planOf, readPlan, toControl, versionInForce } from '../plan/read-plan';
import { changedMeanwhile, editedPlan, findPlan, lockedPlan, mayEdit, type PlanRow, requireEditor } from '../plan/require-plan';
import { writePlan } from '../plan/write-plan';
import { controls, plans, sections } from '../schema';

export function mountPlan(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getPlan,
    { summary: 'The security plan with its controls and the crosswalk to 16 CFR 314.4' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const plan = await findPlan(database, companyId);
      requireEditor(caller, plan);
      const { people } = await securityOf(database, companyId);
      const candidates = people.map(({ userId, name }) => ({ id: userId, name }));
      return { plan: plan ? await planOf(database, await readPlan(database, plan, clock())) : null, people: candidates };
    },
  );

  route(
    app,
    kernel,
    contract.startPlan,
    { summary: 'Start the security plan from a few answers' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockByName(database, `security plan ${companyId}`);
      const before = await findPlan(database, companyId);
      requireEditor(caller, before);
      if (before) throw new SuiteError('already_open', 'Your firm has a security plan already. Open it.');
      await checkAnswers(database, companyId, body);
      await suggestFirmTimeZone(database, companyId, body.timeZone);
      await writePlan(database, { companyId, answers: body, author: author.userId, now: clock() });
      const firm = await companyName(database, companyId);
      await noteChange(database, author, clock(), { action: 'security-plan.started', subject: firm, what: 'started the plan' });
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.putAnswers,
    { summary: 'Change the basis of the plan: size, consumers, Qualified Individual' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const { version, ...answers } = body;
      if (plan.version !== version) throw changedMeanwhile('page');
      await checkAnswers(database, plan.companyId, answers);
      if (answers.timeZone !== plan.answers.timeZone) await setFirmTimeZone(database, plan.companyId, answers.timeZone);
      await database
        .update(plans)
        .set({ answers, version: version + 1 })
        .where(eq(plans.companyId, plan.companyId));
      const named = await peopleById(database, answers.qualifiedIndividualId ? [answers.qualifiedIndividualId] : []);
      const changes = [
        { what: 'consumers', from: wordOf(plan.answers.consumers), to: wordOf(answers.consumers) },
        { what: 'qualifiedIndividual', from: null, to: [...named.values()][0]?.name ?? null },
      ];
      await noteChange(database, author, clock(), {
        action: 'security-plan.settings',
        subject: '',
        changes,
        what: 'changed the settings of the plan',
      });
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getSection,
    { summary: 'A section or attachment of the plan' },
    async ({ input: { params }, caller, database, clock }) => {
      const read = await readPlan(database, await editedPlan(database, caller), clock());
      return sectionOf(database, read, requireSection(read, params.key));
    },
  );

  route(
    app,
    kernel,
    contract.putSection,
    { summary: 'Write a section or attachment of the plan' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const { companyId } = plan;
      const content = sectionContent(params.key);
      if (!content) throw noSection();
      await requirePerson(database, companyId, body.ownerId);
      const { version, ...written } = body;
      const [after] = await database
        .update(sections)
        .set({
          ...written,
          version: version + 1,
          changedAt: new Date(clock()),
          changedBy: `${caller.firstName} ${caller.lastName}`,
        })
        .where(and(eq(sections.companyId, companyId), eq(sections.key, params.key), eq(sections.version, version)))
        .returning();
      if (!after) throw changedMeanwhile('section');
      await noteChange(database, author, clock(), {
        action: 'security-plan.section',
        subject: content.title,
        what: `changed ${content.title}`,
      });
      return sectionOf(database, await readPlan(database, plan, clock()), after);
    },
  );

  route(
    app,
    kernel,
    contract.getOwnPlan,
    { summary: 'What of the plan concerns the caller' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const plan = await findPlan(database, companyId);
      const editor = mayEdit(caller, plan);
      if (!plan) return { mayEdit: editor, inForce: null, acknowledgement: null, controls: [] };
      const { acknowledging } = await readPeople(database, plan, clock());
      const own = acknowledging.find(({ userId }) => userId === caller.userId);
      const inForce = await versionInForce(database, companyId);
      return {
        mayEdit: editor,
        inForce: inForce ? inForceOf(inForce) : null,
        acknowledgement: own ? { state: own.state, on: own.on, dueOn: own.dueOn } : null,
        controls: await ownControls(database, plan, caller.userId, clock()),
      };
    },
  );
}

/** The data that proves controls is read only for a person who owns one. */
async function ownControls(database: Database, plan: PlanRow, userId: string, now: number): Promise<contract.Control[]> {
  const isOwn = and(eq(controls.companyId, plan.companyId), eq(controls.ownerId, userId));
  if ((await database.$count(controls, isOwn)) === 0) return [];
  const read = await readPlan(database, plan, now);
  return read.controls.filter(({ row }) => row.ownerId === userId).map((one) => toControl(one, read.facts));
}

const wordOf = (count: number | null) => (count === null ? null : String(count));

const noSection = () => new SuiteError('not_found', 'The plan has no such section.');

function requireSection({ sections: written }: ReadPlan, key: string): SectionRow {
  const row = written.find((one) => one.key === key);
  if (!row) throw noSection();
  return row;
}

async function sectionOf(database: Database, read: ReadPlan, row: SectionRow): Promise<contract.Section> {
  const content = sectionContent(row.key);
  if (!content) throw noSection();
  const { companyId: _, changedAt, changedBy, ...rest } = row;
  return {
    ...rest,
    title: content.title,
    explanation: content.explanation,
    example: content.example,
    changed: { at: changedAt.toISOString(), by: changedBy },
    table: await tableOf(database, read, row.key),
    people: peopleOf(read.facts),
  };
}

/** @throws SuiteError `invalid_request` */
async function checkAnswers(database: Database, companyId: string, answers: contract.Answers): Promise<void> {
  if (!isTimeZone(answers.timeZone))
    throw new SuiteError('invalid_request', 'This time zone is not known. Choose one such as America/New_York.');
  await requirePerson(database, companyId, answers.qualifiedIndividualId);
}

/** @throws SuiteError `invalid_request` for a person who is not active in the firm */
export async function requirePerson(database: Database, companyId: string, userId: string | null): Promise<void> {
  if (userId === null) return;
  const { people } = await securityOf(database, companyId);
  if (!people.some((person) => person.userId === userId))
    throw new SuiteError('invalid_request', 'This person is not active in your firm. Choose somebody else.');
}
