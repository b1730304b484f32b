import { firmDay, firmTimeZone, fullNameOf, namesById, peopleIn, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { utcDayOf } from '@suite/values/iso-day';
import { daysIn } from '@suite/values/zone-day';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import * as contract from '../contract/tasks';
import { tasks } from '../schema';
import { possibleTasks, suggest, targetOf } from '../tasks/suggest';

type TaskRow = typeof tasks.$inferSelect;

/** Mounts the improvement plan of the token's company: `/firm-improvement/platform/user` and `/firm-improvement/v1/tasks`. */
export function mountTasks(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getPlatformUser,
    { summary: 'What a person has open in the improvement plan' },
    async ({ caller, database, clock }) => {
      const today = caller.companyId ? await firmDay(database, caller.companyId, clock()) : utcDayOf(clock());
      const name = `${caller.firstName} ${caller.lastName}`.trim();
      // A person without a company has no open tasks.
      if (!caller.companyId) return { userId: caller.userId, name, today, items: [], overdue: 0 };
      const rows = await database
        .select()
        .from(tasks)
        .where(and(eq(tasks.companyId, caller.companyId), eq(tasks.ownerId, caller.userId), isNull(tasks.doneAt)))
        .orderBy(sql`${tasks.dueOn} asc nulls last`, asc(tasks.createdAt));
      const items = await tasksOf(database, rows, caller, clock());
      return { userId: caller.userId, name, today, items, overdue: items.filter(({ isOverdue }) => isOverdue).length };
    },
  );

  route(
    app,
    kernel,
    contract.getImprovementTasks,
    { summary: 'The improvement plan of the firm' },
    async ({ caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const mayAdd = isAdministrator(caller);
      const rows = await database
        .select()
        .from(tasks)
        .where(and(eq(tasks.companyId, companyId), mayAdd ? undefined : eq(tasks.ownerId, userId)))
        .orderBy(desc(isNull(tasks.doneAt)), sql`${tasks.dueOn} asc nulls last`, desc(tasks.doneAt), asc(tasks.createdAt));
      const people = mayAdd ? await peopleIn(database, companyId) : [];
      return {
        tasks: await tasksOf(database, rows, caller, clock()),
        people: people
          .map((one) => ({ userId: one.userId, name: one.name }))
          .sort((one, other) => one.name.localeCompare(other.name)),
        mayAdd: mayAdd && caller.rights.includes('change'),
      };
    },
  );

  route(
    app,
    kernel,
    contract.getImprovementSuggestions,
    { summary: 'Weak drivers that no task is about' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      return { suggestions: isAdministrator(caller) ? await suggest(database, companyId, clock()) : [] };
    },
  );

  route(
    app,
    kernel,
    contract.createImprovementTask,
    { summary: 'Adds a task to the improvement plan' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      requireAdministrator(caller);
      await lockByName(database, `improvement plan ${companyId}`);
      await check(database, companyId, body);
      if ((await database.$count(tasks, eq(tasks.companyId, companyId))) >= contract.MAX_TASKS)
        throw new SuiteError('limit_reached', `A plan has at most ${contract.MAX_TASKS} tasks.`);
      const about = body.driver === null ? undefined : await aboutDriver(database, companyId, body.driver, clock());
      const { title, why, ownerId, dueOn } = body;
      const [made] = await database
        .insert(tasks)
        .values({
          companyId,
          title,
          why,
          ownerId,
          dueOn,
          source: about?.source ?? 'own',
          driver: body.driver,
          measure: about && {
            driver: about.driver,
            title: about.driverTitle,
            start: about.points,
            startValue: about.value,
            now: about.points,
            nowValue: about.value,
            target: body.target ?? targetOf(about.points),
          },
          effect: about?.effect ?? null,
          link: about?.to ?? null,
          createdAt: new Date(clock()),
        })
        .returning();
      if (!made) throw new Error('the task was not written');
      await writeAudit(database, { companyId, userId }, [{ action: 'improvement.added', subject: title }], clock());
      return taskOf(database, made, caller, clock());
    },
  );

  route(
    app,
    kernel,
    contract.putImprovementTask,
    { summary: 'Changes a task, or says that it is done' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      await lockByName(database, `improvement plan ${companyId}`);
      const task = await findTask(database, caller, params.taskId);
      if (task.version !== body.version)
        throw new SuiteError('changed_meanwhile', 'Somebody else has changed this task meanwhile. Look at it again.');
      await check(database, companyId, body);
      const { title, why, ownerId, dueOn, isDone, target } = body;
      if (!isDone && task.doneAt && task.driver) await insistOnNone(database, companyId, task.driver);
      const done = isDone
        ? {
            doneAt: task.doneAt ?? new Date(clock()),
            doneBecause: task.doneBecause || `${await fullNameOf(database, userId)} says so`,
          }
        : { doneAt: null, doneBecause: '' };
      const measure = task.measure && { ...task.measure, target: target ?? task.measure.target };
      const [row] = await database
        .update(tasks)
        .set({ title, why, ownerId, dueOn, measure, ...done, version: task.version + 1 })
        .where(eq(tasks.id, task.id))
        .returning();
      if (!row) throw new Error('the task was not written');
      const changes =
        isDone === Boolean(task.doneAt)
          ? []
          : [{ what: 'state', from: task.doneAt ? 'done' : 'open', to: isDone ? 'done' : 'open' }];
      await writeAudit(database, { companyId, userId }, [{ action: 'improvement.changed', subject: title, changes }], clock());
      return taskOf(database, row, caller, clock());
    },
  );

  route(
    app,
    kernel,
    contract.deleteImprovementTask,
    { summary: 'Removes a task' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      requireAdministrator(caller);
      const task = await findTask(database, caller, params.taskId);
      await database.delete(tasks).where(eq(tasks.id, task.id));
      await writeAudit(database, { companyId, userId }, [{ action: 'improvement.deleted', subject: task.title }], clock());
      return undefined;
    },
  );
}

const isAdministrator = ({ rights }: Caller) => rights.includes('admin');

/** @throws SuiteError `forbidden` */
function requireAdministrator(caller: Caller): void {
  if (!isAdministrator(caller))
    throw new SuiteError('forbidden', 'Only administrators add tasks to the improvement plan, or remove them.');
}

/** Returns the driver for a new task. @throws SuiteError `not_found`, `already_open` */
async function aboutDriver(database: Database, companyId: string, driver: string, now: number) {
  const found = (await possibleTasks(database, companyId, now)).find((one) => one.driver === driver);
  if (!found) throw new SuiteError('not_found', 'There is no such driver.');
  await insistOnNone(database, companyId, driver);
  return found;
}

/** Requires that no open task has the driver. @throws SuiteError `already_open` */
async function insistOnNone(database: Database, companyId: string, driver: string): Promise<void> {
  const open = and(eq(tasks.companyId, companyId), eq(tasks.driver, driver), isNull(tasks.doneAt));
  if (await database.$count(tasks, open)) throw new SuiteError('already_open', 'A task about this driver is open already.');
}

/** Requires that the owner is an active person of the firm. @throws SuiteError `invalid_request` */
async function check(database: Database, companyId: string, { ownerId }: { ownerId: string | null }): Promise<void> {
  if (ownerId === null) return;
  const people = await peopleIn(database, companyId);
  if (!people.some(({ userId }) => userId === ownerId))
    throw new SuiteError('invalid_request', 'This person is not active in your firm. Choose somebody else.');
}

/** Finds a task, which only administrators and its owner can access. @throws SuiteError `not_found` */
async function findTask(database: Database, caller: Caller, taskId: string): Promise<TaskRow> {
  const { companyId, userId } = inCompany(caller);
  const mine = isAdministrator(caller) ? undefined : eq(tasks.ownerId, userId);
  const [task] = isUuid(taskId)
    ? await database
        .select()
        .from(tasks)
        .where(and(eq(tasks.companyId, companyId), eq(tasks.id, taskId), mine))
    : [];
  if (!task) throw new SuiteError('not_found', 'There is no such task.');
  return task;
}

async function taskOf(database: Database, row: TaskRow, caller: Caller, now: number): Promise<contract.Task> {
  const [one] = await tasksOf(database, [row], caller, now);
  if (!one) throw new Error('the task was not told');
  return one;
}

async function tasksOf(database: Database, rows: readonly TaskRow[], caller: Caller, now: number): Promise<contract.Task[]> {
  const dayAt = daysIn(await firmTimeZone(database, inCompany(caller).companyId));
  const today = dayAt(now);
  const names = await namesById(
    database,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.map(({ id, title, why, source, measure, ownerId, dueOn, effect, link, doneAt, doneBecause, version }) => ({
    id,
    title,
    why,
    source,
    measure,
    owner: ownerId === null ? null : { userId: ownerId, name: names.get(ownerId) ?? 'Somebody who left' },
    dueOn,
    isOverdue: !doneAt && dueOn !== null && dueOn < today,
    effect,
    to: link,
    state: doneAt ? 'done' : 'open',
    doneOn: doneAt && dayAt(doneAt.getTime()),
    doneBecause,
    version,
    mayChange: caller.rights.includes('change') && (isAdministrator(caller) || ownerId === caller.userId),
  }));
}
