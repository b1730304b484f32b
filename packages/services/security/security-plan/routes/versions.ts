import { fullNameOf } from '@services/identity/ports';
import { assignCourse } from '@services/training/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, lt } from 'drizzle-orm';
import * as contract from '../contract/versions';
import { contentOf, hashOf, type Imprint, type PlanContent } from '../document/content';
import { differenceOf } from '../document/difference';
import { planDocx } from '../document/plan-docx';
import { planPdf } from '../document/plan-pdf';
import { writeContent } from '../document/write-content';
import { noteChange } from '../plan/note-change';
import type { VersionRow } from '../plan/plan-with-proof';
import { gapsOf, hasChanges, readPlan } from '../plan/read-plan';
import { changedMeanwhile, editedPlan, findPlan, lockedPlan, mayEdit, notStarted, type PlanRow } from '../plan/require-plan';
import { changes, versions } from '../schema';

export function mountVersions(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getVersions,
    { summary: 'Versions of the plan, and its change log' },
    async ({ caller, database, clock }) => {
      const plan = await editedPlan(database, caller);
      const { companyId } = plan;
      const rows = await versionsOf(database, companyId);
      const log = await database
        .select()
        .from(changes)
        .where(eq(changes.companyId, companyId))
        .orderBy(desc(changes.id))
        .limit(100);
      const read = await readPlan(database, plan, clock());
      return {
        versions: rows.map((row, at) => versionOf(row, at === 0)),
        changes: log.map(({ at, by, what }) => ({ at: at.toISOString(), by, what })),
        revision: plan.revision,
        hasChanges: hasChanges({ plan, inForce: rows[0] }),
        gaps: gapsOf(read),
        mayApprove: plan.answers.qualifiedIndividualId === caller.userId,
        qualifiedIndividual: read.facts.qualifiedIndividual ?? null,
      };
    },
  );

  route(
    app,
    kernel,
    contract.approvePlan,
    { summary: 'Approve the draft: it is in force from now on' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const { companyId } = plan;
      if (plan.answers.qualifiedIndividualId !== caller.userId)
        throw new SuiteError('forbidden', 'Only the Qualified Individual approves the plan.');
      if (plan.revision !== body.revision) throw changedMeanwhile('plan');
      const now = clock();
      const read = await readPlan(database, plan, now);
      const draft = read.sections.filter(({ status }) => status === 'draft').length;
      if (draft)
        throw new SuiteError(
          'invalid_request',
          `${draft} ${draft === 1 ? 'section is' : 'sections are'} still drafts. Mark them as ready first.`,
        );
      if (!hasChanges(read)) throw new SuiteError('already_decided', 'Nothing has changed since the version in force.');
      const gaps = gapsOf(read);
      requireConfirmed(gaps, body.gaps);
      await noteChange(database, author, now, {
        action: 'security-plan.approved',
        subject: String((read.inForce?.number ?? 0) + 1),
        changes: [
          { what: 'note', from: null, to: body.note },
          { what: 'gaps', from: null, to: String(gaps.length) },
        ],
        what: `approved version ${(read.inForce?.number ?? 0) + 1}`,
      });
      const [made] = await database
        .insert(versions)
        .values({
          companyId,
          number: (read.inForce?.number ?? 0) + 1,
          // The approval itself is the next revision after the one that was read.
          revision: plan.revision + 1,
          approvedOn: read.facts.today,
          approvedAt: new Date(now),
          approvedBy: await fullNameOf(database, caller.userId),
          note: body.note,
          isMaterial: body.isMaterial,
          content: '',
          hash: '',
        })
        .returning();
      if (!made) throw new Error('the version was not written');
      const approved = await writeContent(database, plan, made, now);
      if (body.isMaterial && read.inForce) await retrain(database, plan, made, now);
      return versionOf(approved, true);
    },
  );

  route(
    app,
    kernel,
    contract.getDifference,
    { summary: 'What a version or the draft changes' },
    async ({ input: { params }, caller, database, clock }) => {
      const plan = await editedPlan(database, caller);
      if (params.number === 'draft') {
        const read = await readPlan(database, plan, clock());
        return { parts: differenceOf(read.inForce && contentIn(read.inForce), await contentOf(database, read)) };
      }
      const version = await requireVersion(database, plan, params.number);
      const [before] = await database
        .select()
        .from(versions)
        .where(and(eq(versions.companyId, plan.companyId), lt(versions.number, version.number)))
        .orderBy(desc(versions.number))
        .limit(1);
      return { parts: differenceOf(before && contentIn(before), contentIn(version)) };
    },
  );

  route(
    app,
    kernel,
    contract.getPlanPdf,
    { summary: 'The plan as PDF' },
    async ({ input: { params }, caller, database, clock }) => {
      const { content, imprint, name } = await documentOf(database, caller, params.number, clock());
      return fileOf(await planPdf(content, imprint), 'application/pdf', `${name}.pdf`);
    },
  );

  route(
    app,
    kernel,
    contract.getPlanDocx,
    { summary: 'The plan as DOCX' },
    async ({ input: { params }, caller, database, clock }) => {
      const { content, imprint, name } = await documentOf(database, caller, params.number, clock());
      return fileOf(await planDocx(content, imprint), contract.DOCX, `${name}.docx`);
    },
  );
}

/**
 * @throws SuiteError `invalid_request` when the gaps were not confirmed, `changed_meanwhile` when they differ from those
 * confirmed
 */
function requireConfirmed(gaps: readonly contract.Gap[], confirmed: readonly string[]): void {
  const keys = gaps.map(({ key }) => key).sort();
  if (keys.join() === [...new Set(confirmed)].sort().join()) return;
  const count = gaps.length === 1 ? '1 control is' : `${gaps.length} controls are`;
  throw confirmed.length
    ? new SuiteError(
        'changed_meanwhile',
        `The list of gaps has changed: ${count} not proven now. Read it again, then confirm it.`,
      )
    : new SuiteError('invalid_request', `${count} not proven. Read the list of gaps, and confirm it with the approval.`);
}

const versionOf = (
  { number, approvedOn, approvedBy, note, isMaterial, hash, gaps }: VersionRow,
  isInForce: boolean,
): contract.Version => ({
  number,
  approvedOn,
  approvedBy,
  note,
  isMaterial,
  hash,
  gaps,
  isInForce,
});

const versionsOf = (database: Database, companyId: string) =>
  database.select().from(versions).where(eq(versions.companyId, companyId)).orderBy(desc(versions.number));

const contentIn = ({ content }: VersionRow): PlanContent => JSON.parse(content) as PlanContent;

/** @throws SuiteError `not_found` */
async function requireVersion(database: Database, { companyId }: PlanRow, number: string): Promise<VersionRow> {
  const isNumber = /^[1-9]\d{0,5}$/.test(number);
  const mine = and(eq(versions.companyId, companyId), eq(versions.number, Number(number)));
  const [row] = isNumber ? await database.select().from(versions).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'The plan has no such version.');
  return row;
}

/**
 * Returns the draft or a version; people who don't edit the plan get only the version in force. @throws SuiteError `not_found`,
 * `forbidden`
 */
async function documentOf(database: Database, caller: Caller, number: string, now: number) {
  const plan = await findPlan(database, inCompany(caller).companyId);
  if (!plan) throw notStarted();
  const editor = mayEdit(caller, plan);
  if (number === 'draft' && editor) {
    const content = await contentOf(database, await readPlan(database, plan, now));
    const imprint: Imprint = { number: null, approvedOn: null, approvedBy: null, hash: hashOf(JSON.stringify(content)) };
    return { content, imprint, name: `security-plan-draft-${content.preparedOn}` };
  }
  const version = await requireVersion(database, plan, number);
  const [newest] = await versionsOf(database, plan.companyId).limit(1);
  if (!editor && newest?.number !== version.number)
    throw new SuiteError('forbidden', 'You can open the version in force. Ask an administrator for another one.');
  return { content: contentIn(version), imprint: version, name: `security-plan-version-${version.number}` };
}

const fileOf = (bytes: Buffer, type: string, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });

/** The course that everyone takes again after a material change of the plan. */
const COURSE = 'wisp';
const DAYS = 30;

/** Assigns a security course to everyone; earlier completions don't count. */
async function retrain(transaction: Database, { companyId }: PlanRow, { approvedBy }: VersionRow, now: number): Promise<void> {
  await assignCourse(transaction, {
    companyId,
    courseId: COURSE,
    audience: { kind: 'everyone' },
    rule: { kind: 'after-days', days: DAYS, countsEarlier: false },
    graceDays: 0,
    by: approvedBy,
    now,
  });
}
