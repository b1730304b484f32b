import { ledgerViews } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/registers';
import { addEntry, registerWords as words } from '../plan/add-entry';
import { entryState } from '../plan/entry-state';
import { noteChange } from '../plan/note-change';
import { changedMeanwhile, editedPlan, lockedPlan, type PlanRow } from '../plan/require-plan';
import { directoryOf } from '../providers/directory';
import { entries } from '../schema';

type Row = typeof entries.$inferSelect;

export function mountRegisters(app: App, kernel: Kernel): void {
  const entryOf = ({ answers }: PlanRow, { id, version, data, changedAt }: Row, now: number): contract.Entry => ({
    id,
    version,
    data,
    state: entryState(data, dayIn(answers.timeZone, now)),
    changedAt: changedAt.toISOString(),
  });

  route(
    app,
    kernel,
    contract.getRegister,
    { summary: 'Service providers, assets, risks, incidents or exceptions' },
    async ({ input: { params, query }, caller, database, clock }) => {
      const plan = await editedPlan(database, caller);
      const kind = contract.registers.find((one) => one === params.kind);
      if (!kind) throw new SuiteError('not_found', 'There is no such register.');
      const isFound = query.find ? sql`position(lower(${query.find}) in lower(${entries.data}::text)) > 0` : undefined;
      const mine = and(eq(entries.companyId, plan.companyId), eq(entries.kind, kind), isFound);
      const order = kind === 'incidents' ? sql`${entries.data} ->> 'discoveredOn' desc` : sql`lower(${entries.name})`;
      const rows = await database
        .select()
        .from(entries)
        .where(mine)
        .orderBy(order, entries.id)
        .limit(query.limit)
        .offset(query.offset);
      return { entries: rows.map((row) => entryOf(plan, row, clock())), total: await database.$count(entries, mine) };
    },
  );

  route(
    app,
    kernel,
    contract.createEntry,
    { summary: 'Add an entry to a register' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      checkData(plan, body.data, clock());
      const made = await addEntry(database, author, plan, body.data, clock());
      return entryOf(plan, made, clock());
    },
  );

  route(
    app,
    kernel,
    contract.putEntry,
    { summary: 'Change an entry of a register' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const before = await requireEntry(database, plan, params.entryId);
      if (before.kind !== body.data.kind)
        throw new SuiteError('invalid_request', 'An entry stays in its register. Add another one.');
      checkData(plan, body.data, clock());
      const [after] = await database
        .update(entries)
        .set({ name: body.data.name, data: body.data, version: body.version + 1, changedAt: new Date(clock()) })
        .where(and(eq(entries.id, before.id), eq(entries.version, body.version)))
        .returning();
      if (!after) throw changedMeanwhile('entry');
      await noteChange(database, author, clock(), {
        action: 'security-plan.entry-changed',
        subject: after.name,
        changes: [{ what: 'register', from: null, to: after.kind }],
        what: `changed the ${words[after.kind]} ${after.name}`,
      });
      return entryOf(plan, after, clock());
    },
  );

  route(
    app,
    kernel,
    contract.deleteEntry,
    { summary: 'Delete an entry of a register' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const { id, kind, name } = await requireEntry(database, plan, params.entryId);
      await database.delete(entries).where(eq(entries.id, id));
      await noteChange(database, author, clock(), {
        action: 'security-plan.entry-deleted',
        subject: name,
        changes: [{ what: 'register', from: kind, to: null }],
        what: `deleted the ${words[kind]} ${name}`,
      });
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getProviderSuggestions,
    { summary: 'Vendors of the ledger that the directory of providers knows' },
    async ({ caller, database }) => {
      const { companyId } = await editedPlan(database, caller);
      const listed = await database
        .select({ name: sql<string>`lower(${entries.name})` })
        .from(entries)
        .where(and(eq(entries.companyId, companyId), eq(entries.kind, 'providers')));
      const vendors = await database
        .selectDistinct({ name: ledgerViews.vendors.name })
        .from(ledgerViews.vendors)
        .where(eq(ledgerViews.vendors.companyId, companyId));
      const known = directoryOf(vendors.map(({ name }) => name));
      const taken = new Set(listed.map(({ name }) => name));
      return { suggestions: known.filter(({ name }) => !taken.has(name.toLowerCase())) };
    },
  );
}

/** @throws SuiteError `not_found` */
async function requireEntry(database: Database, { companyId }: PlanRow, id: string): Promise<Row> {
  const mine = and(eq(entries.id, id), eq(entries.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(entries).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such entry. Somebody may have deleted it.');
  return row;
}

/** @throws SuiteError `invalid_request` for impossible dates */
function checkData({ answers }: PlanRow, data: contract.EntryData, now: number): void {
  if (data.kind !== 'incidents') return;
  const today = dayIn(answers.timeZone, now);
  const notified = [data.ftcNotifiedOn, data.irsNotifiedOn, data.stateNotifiedOn, data.clientsNotifiedOn];
  if (data.discoveredOn > today || notified.some((day) => day !== null && day > today))
    throw new SuiteError('invalid_request', 'An incident has no days in the future. Correct them.');
  if (notified.some((day) => day !== null && day < data.discoveredOn))
    throw new SuiteError('invalid_request', 'Nobody can be notified before the incident was discovered. Correct the days.');
}
