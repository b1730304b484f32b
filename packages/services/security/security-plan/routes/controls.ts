import type { ReadableStream } from 'node:stream/web';
import { fullNameOf } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { addMonths } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { and, eq } from 'drizzle-orm';
import { type Control, controlOf } from '../content/controls';
import * as contract from '../contract/controls';
import { statementOf } from '../document/statement';
import { noteChange } from '../plan/note-change';
import type { ReadControl } from '../plan/plan-with-proof';
import { proofRows } from '../plan/proof-rows';
import { peopleOf, readPlan, toControl } from '../plan/read-plan';
import { changedMeanwhile, findPlan, mayEdit, notStarted, type PlanRow } from '../plan/require-plan';
import { controls, evidence, plans } from '../schema';
import { requirePerson } from './plan';

const MINUTE = 60_000;

/** How long a file's link works, in milliseconds. */
const LINK = 10 * MINUTE;

interface FoundControl {
  plan: PlanRow;
  control: Control;
  row: typeof controls.$inferSelect;
}

export function mountControls(app: App, kernel: Kernel): void {
  const { files } = kernel;

  route(
    app,
    kernel,
    contract.getControl,
    { summary: 'A control with what proves it' },
    async ({ input: { params }, caller, database, clock }) =>
      respond(database, caller, await requireControl(database, caller, params.key), clock()),
  );

  route(
    app,
    kernel,
    contract.putControl,
    { summary: 'Change how a control is carried out, its owner, or accept its risk' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      await lock(database, author.companyId);
      const found = await requireControl(database, caller, params.key);
      const { plan, control } = found;
      if (!mayEdit(caller, plan)) throw notOwn();
      await requirePerson(database, plan.companyId, body.ownerId);
      const { version, acceptance, ...written } = body;
      const isSame = acceptance !== null && found.row.acceptance === acceptance.reason;
      const accepted = {
        acceptance: acceptance?.reason ?? '',
        acceptedUntil: acceptance?.until ?? null,
        acceptedBy: isSame ? found.row.acceptedBy : acceptance ? await fullNameOf(database, caller.userId) : '',
      };
      const [after] = await database
        .update(controls)
        .set({ ...written, ...accepted, version: version + 1 })
        .where(and(isControl(plan, control), eq(controls.version, version)))
        .returning();
      if (!after) throw changedMeanwhile('control');
      const isAccepted = acceptance !== null && !isSame;
      await noteChange(database, author, clock(), {
        action: 'security-plan.control',
        subject: control.title,
        changes: isAccepted ? [{ what: 'accepted', from: null, to: acceptance.reason }] : [],
        what: isAccepted ? `accepted the risk of “${control.title}”` : `changed the control “${control.title}”`,
      });
      return respond(database, caller, { ...found, row: after }, clock());
    },
  );

  route(
    app,
    kernel,
    contract.reviewControl,
    { summary: 'Say that a control was reviewed today' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      await lock(database, author.companyId);
      const { plan, control } = await requireControl(database, caller, params.key);
      const today = dayIn(plan.answers.timeZone, clock());
      const isDated = control.source === 'evidence' || control.source === 'access';
      await database
        .update(controls)
        .set({
          reviewedOn: today,
          reviewedBy: await fullNameOf(database, caller.userId),
          reviewNote: body.note,
          ...(isDated && { reviewOn: addMonths(today, control.months) }),
        })
        .where(isControl(plan, control));
      // This review covers earlier changes; a later change on the same day requires a new review.
      if (control.source === 'access') await clearAccessChange(database, plan);
      await noteChange(database, author, clock(), {
        action: 'security-plan.control-reviewed',
        subject: control.title,
        what: `reviewed the control “${control.title}”`,
      });
      return respond(database, caller, await requireControl(database, caller, params.key), clock());
    },
  );

  async function add(
    database: Database,
    caller: Caller,
    key: string,
    added: Pick<typeof evidence.$inferInsert, 'title' | 'note' | 'on' | 'expiresOn' | 'fileId' | 'fileName' | 'bytes'>,
    now: number,
  ) {
    const author = inCompany(caller);
    await lock(database, author.companyId);
    const found = await requireControl(database, caller, key);
    const { plan, control } = found;
    checkDates(added, dayIn(plan.answers.timeZone, now));
    const mine = and(eq(evidence.companyId, plan.companyId), eq(evidence.controlKey, key));
    const existing = await database.$count(evidence, mine);
    if (existing >= contract.MAX_EVIDENCE)
      throw new SuiteError(
        'limit_reached',
        `A control can have ${contract.MAX_EVIDENCE} pieces of evidence. Delete old ones first.`,
      );
    await database
      .insert(evidence)
      .values({ ...added, companyId: plan.companyId, controlKey: key, ownerId: caller.userId, addedAt: new Date(now) });
    // From the first evidence on, the control's months determine the next review.
    const reviewOn = addMonths(added.on, control.months);
    if (existing === 0 && reviewOn > (found.row.reviewOn ?? ''))
      await database.update(controls).set({ reviewOn }).where(isControl(plan, control));
    await noteChange(database, author, now, {
      action: 'security-plan.evidence-added',
      subject: control.title,
      changes: [{ what: 'evidence', from: null, to: added.title }],
      what: `added evidence to “${control.title}”: ${added.title}`,
    });
    return respond(database, caller, await requireControl(database, caller, key), now);
  }

  route(
    app,
    kernel,
    contract.addControlEvidence,
    { summary: 'Add evidence of a control in words' },
    ({ input: { params, body }, caller, database, clock }) => add(database, caller, params.key, body, clock()),
  );

  route(
    app,
    kernel,
    contract.uploadControlEvidence,
    { summary: 'Add a file as evidence of a control' },
    async ({ input: { params, query }, caller, database, clock, context }) => {
      // Checked before the body is received, so that a caller without the right stores nothing.
      const { plan } = await requireControl(database, caller, params.key);
      const { fileName, title, on, expiresOn = null } = query;
      checkDates({ on, expiresOn }, dayIn(plan.answers.timeZone, clock()));
      const limits = { bytes: contract.MAX_FILE_BYTES, types: contract.fileTypes };
      const stored = await files.receive(context.req.raw.body as ReadableStream | null, limits);
      const answer = await database.transaction(async (transaction) => {
        const fileId = await files.add(transaction, stored, { companyId: plan.companyId, name: fileName });
        return add(
          transaction,
          caller,
          params.key,
          { title, note: '', on, expiresOn, fileId, fileName, bytes: stored.bytes },
          clock(),
        );
      });
      kernel.wakeJobs();
      return answer;
    },
  );

  route(
    app,
    kernel,
    contract.deleteControlEvidence,
    { summary: 'Delete evidence of a control' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lock(database, companyId);
      const found = await requireControl(database, caller, params.key);
      const mine = and(
        eq(evidence.companyId, companyId),
        eq(evidence.controlKey, params.key),
        eq(evidence.id, params.evidenceId),
      );
      const [removed] = isUuid(params.evidenceId) ? await database.delete(evidence).where(mine).returning() : [];
      if (!removed) throw new SuiteError('not_found', 'There is no such evidence. Somebody may have deleted it.');
      if (removed.fileId) await files.remove(database, { companyId, id: removed.fileId });
      await noteChange(database, author, clock(), {
        action: 'security-plan.evidence-deleted',
        subject: found.control.title,
        changes: [{ what: 'evidence', from: removed.title, to: null }],
        what: `deleted evidence of “${found.control.title}”: ${removed.title}`,
      });
      return respond(database, caller, found, clock());
    },
  );

  async function respond(
    database: Database,
    caller: Caller,
    { plan, control }: FoundControl,
    now: number,
  ): Promise<contract.ControlDetails> {
    const read = await readPlan(database, plan, now);
    const one = read.controls.find((each) => each.control === control);
    if (!one) throw noControl();
    const editor = mayEdit(caller, plan);
    const { row, standing } = one;
    const { rows, count } = editor ? await proofRows(database, read, one, now) : { rows: [], count: 0 };
    return {
      ...toControl(one, read.facts),
      statement: statementOf(one, read.facts),
      requirement: control.requirement,
      exemption: standing.exemption,
      implementation: row.implementation,
      months: control.months,
      lastReview: row.reviewedOn ? { on: row.reviewedOn, by: row.reviewedBy, note: row.reviewNote } : null,
      acceptance: row.acceptedUntil ? { reason: row.acceptance, until: row.acceptedUntil, by: row.acceptedBy } : null,
      version: row.version,
      rows,
      rowCount: count,
      evidences: evidenceOf(
        one,
        read.facts.today,
        now,
        new Map(read.facts.security.people.map(({ userId, name }) => [userId, name])),
      ),
      mayEdit: editor,
      people: editor ? peopleOf(read.facts) : [],
    };
  }

  const evidenceOf = (
    { evidence: all }: ReadControl,
    today: string,
    now: number,
    names: ReadonlyMap<string, string>,
  ): contract.Evidence[] =>
    all.map(({ id, title, note, on, expiresOn, ownerId, addedAt, fileId, fileName, bytes }) => ({
      id,
      title,
      note,
      on,
      expiresOn,
      isExpired: expiresOn !== null && expiresOn < today,
      owner: names.get(ownerId) ?? null,
      addedAt: addedAt.toISOString(),
      file: fileId ? { name: fileName, bytes, url: files.addressOf(fileId, now + LINK) } : null,
    }));
}

const lock = (transaction: Database, companyId: string) => lockByName(transaction, `security plan ${companyId}`);

const isControl = ({ companyId }: PlanRow, { key }: Control) => and(eq(controls.companyId, companyId), eq(controls.key, key));

const noControl = () => new SuiteError('not_found', 'The plan has no such control.');

const notOwn = () => new SuiteError('forbidden', 'Only administrators and the Qualified Individual work on the security plan.');

/** Returns the control for editors of the plan and its owner. @throws SuiteError `forbidden`, `not_found` */
async function requireControl(database: Database, caller: Caller, key: string): Promise<FoundControl> {
  const plan = await findPlan(database, inCompany(caller).companyId);
  const control = controlOf(key);
  if (!plan) throw mayEdit(caller, plan) ? notStarted() : notOwn();
  const [row] = control ? await database.select().from(controls).where(isControl(plan, control)) : [];
  if (!mayEdit(caller, plan) && row?.ownerId !== caller.userId) throw notOwn();
  if (!control || !row) throw noControl();
  return { plan, control, row };
}

/** @throws SuiteError `invalid_request` */
function checkDates({ on, expiresOn }: { on: string; expiresOn?: string | null }, today: string): void {
  if (on > today) throw new SuiteError('invalid_request', 'Evidence cannot be of a day in the future. Enter the day it shows.');
  if (expiresOn && expiresOn < on)
    throw new SuiteError('invalid_request', 'Evidence cannot expire before the day it is of. Correct one of the two days.');
}

async function clearAccessChange(transaction: Database, { companyId }: PlanRow): Promise<void> {
  await transaction.update(plans).set({ accessChangedOn: null, accessChange: '' }).where(eq(plans.companyId, companyId));
}
