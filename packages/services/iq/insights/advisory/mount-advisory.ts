import { changesBetween, firmDay, fullNameOf, writeAudit } from '@services/identity/ports';
import { firmOf, ledgerViews } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import {
  changeToDos,
  createToDo,
  createToDoNote,
  getAdviceSettings,
  getToDoOwners,
  getToDos,
  putAdviceSettings,
  type ToDo,
} from '../contract/to-dos';
import { toDoNotes, toDos } from '../schema/advisory';
import { auditedAdvice, readAdviceSettings, writeAdviceSettings } from './advice-settings';
import { adviseAgain } from './advise';
import { areSalesRevenue } from './are-sales-revenue';
import { changeAll, ownersOf } from './change-to-dos';
import { countToDos, findToDos, toDosById } from './find-to-dos';

/** @throws SuiteError `not_found` */
async function requireToDo(database: Database, companyId: string, toDoId: string): Promise<ToDo> {
  const [found] = isUuid(toDoId) ? await toDosById(database, companyId, [toDoId]) : [];
  if (!found) throw new SuiteError('not_found', 'There is no such to-do in your company.');
  return found;
}

/** Mounts the to-dos of client advisory for the token's company. */
export function mountAdvisory(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getToDos,
    {
      summary: 'To-dos of client advisory with their evidence; can be searched, filtered, sorted and paged',
      tool: 'To-dos of client advisory: which client to talk to, why, owner and due date',
    },
    async ({ input: { query }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const today = await firmDay(database, companyId, clock());
      const reader = { companyId, userId, today };
      const found = await findToDos(database, reader, query);
      return {
        currency: await currencyOf(database, companyId),
        salesAreRevenue: await areSalesRevenue(database, companyId),
        today,
        ...found,
        counts: await countToDos(database, reader),
      };
    },
  );

  route(
    app,
    kernel,
    createToDo,
    { summary: 'Create a to-do for a client' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { clientId, text, dueOn = null } = body;
      const [client] = await database
        .select({ id: ledgerViews.clients.id })
        .from(ledgerViews.clients)
        .where(and(eq(ledgerViews.clients.companyId, companyId), eq(ledgerViews.clients.id, clientId)));
      if (!client) throw new SuiteError('not_found', 'There is no such client.');
      const createdBy = await fullNameOf(database, userId);
      const [made] = await database
        .insert(toDos)
        .values({ companyId, clientId, text, dueOn, createdBy, createdAt: new Date(clock()) })
        .returning({ id: toDos.id });
      if (!made) throw new Error('the to-do was not written');
      return requireToDo(database, companyId, made.id);
    },
  );

  route(
    app,
    kernel,
    changeToDos,
    { summary: 'Mark to-dos as done or dismissed or open them again, assign or snooze them, or say when they are due' },
    async ({ input: { body }, caller, database, clock }) => ({
      toDos: await changeAll(database, kernel, inCompany(caller), body, clock()),
    }),
  );

  route(app, kernel, getToDoOwners, { summary: 'Who may own a to-do' }, async ({ caller, database }) => ({
    owners: await ownersOf(database, inCompany(caller).companyId),
  }));

  route(
    app,
    kernel,
    createToDoNote,
    { summary: 'Write a note to a to-do' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { id } = await requireToDo(database, companyId, params.toDoId);
      const by = await fullNameOf(database, userId);
      await database.insert(toDoNotes).values({ toDoId: id, text: body.text, by, at: new Date(clock()) });
      return requireToDo(database, companyId, id);
    },
  );

  route(app, kernel, getAdviceSettings, { summary: 'The rules that create to-dos from metrics' }, ({ caller, database }) =>
    settingsOf(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    putAdviceSettings,
    { summary: 'Set the rules that create to-dos from metrics; open to-dos are updated' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { version, ...settings } = body;
      const before = await readAdviceSettings(database, companyId);
      await writeAdviceSettings(database, companyId, settings, version);
      await adviseAgain(database, companyId);
      const currency = await currencyOf(database, companyId);
      const changes = changesBetween(auditedAdvice(before.settings, currency), auditedAdvice(settings, currency));
      if (changes.length) await writeAudit(database, author, [{ action: 'advice.changed', subject: '', changes }], clock());
      return settingsOf(database, companyId);
    },
  );
}

async function settingsOf(database: Database, companyId: string) {
  return { ...(await readAdviceSettings(database, companyId)), currency: await currencyOf(database, companyId) };
}

async function currencyOf(database: Database, companyId: string): Promise<string | null> {
  const firm = await firmOf(database, companyId);
  return firm?.currency ?? null;
}
