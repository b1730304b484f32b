import { writeAudit } from '@services/identity/ports';
import { offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/bulk';
import { batches, batchItems } from '../schema';
import { type BatchRow, type ItemRow, type Judge, judged } from './batch-draft';
import { addBatch } from './create-batch';
import { listRenewable } from './list-renewable';
import { findBatch, listBatches, pageOfBatch, shownBatch, shownItems } from './read-batch';
import { planBatch } from './send-job';

/** Batches of proposals of the token's company. */
export function mountBulk(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getRenewable,
    { summary: 'Accepted proposals that can be renewed, the next to end first' },
    ({ input: { query }, caller, database, clock }) => listRenewable(database, inCompany(caller).companyId, query, clock()),
  );

  route(app, kernel, contract.getBatches, { summary: 'The newest batches of proposals' }, async ({ caller, database }) => ({
    batches: await listBatches(database, inCompany(caller).companyId),
  }));

  route(
    app,
    kernel,
    contract.getBatch,
    { summary: 'What the clients of a batch get, and what became of it' },
    async ({ input: { params, query }, caller, database }) =>
      pageOfBatch(database, await findBatch(database, { ...inCompany(caller), ...params }), query),
  );

  route(
    app,
    kernel,
    contract.createBatch,
    { summary: 'Prepare proposals for many clients, from a template or as renewals' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const by = { companyId, userId, isAdministrator: isAdministrator(caller), now: clock() };
      return shownBatch(database, await addBatch(database, body, by));
    },
  );

  route(
    app,
    kernel,
    contract.putBatch,
    { summary: 'Set what all proposals of a batch have in common' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const row = await lockPreview(database, { companyId, ...params }, body.revision);
      const { revision, ...common } = body;
      const judge = await judgeFor(database, caller, clock());
      const changed = await change(database, row, common);
      await judgeItems(database, changed, judge);
      return shownBatch(database, changed);
    },
  );

  route(
    app,
    kernel,
    contract.putBatchItem,
    { summary: 'Edit what one client of a batch gets' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const row = await lockPreview(database, { companyId, ...params }, body.revision);
      const item = await findItem(database, row, params.itemId);
      const edited = {
        prices: pickLines(item, body.prices),
        leftOut: body.leftOut.filter((id) => lineIds(item).has(id)),
        base: { ...item.base, recipients: body.recipients },
      };
      const judge = await judgeFor(database, caller, clock());
      const next = { ...item, ...edited };
      const [saved] = await database
        .update(batchItems)
        .set({ ...edited, ...judged(row, next, judge) })
        .where(eq(batchItems.id, item.id))
        .returning();
      const batch = await change(database, row, {});
      const [shown] = await shownItems(database, batch, saved ? [saved] : []);
      if (!shown) throw new Error('the item was not written');
      return { batch: await shownBatch(database, batch), item: shown };
    },
  );

  route(
    app,
    kernel,
    contract.deleteBatchItem,
    { summary: 'Take a client out of a batch' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const row = await lockPreview(database, { companyId, ...params });
      const item = await findItem(database, row, params.itemId);
      await database.delete(batchItems).where(eq(batchItems.id, item.id));
      await change(database, row, {});
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.startBatch,
    { summary: 'Send all proposals of a batch' },
    async ({ input: { params, body }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const row = await findBatch(database, { companyId, ...params }, true);
      // A second click, or a repeated request.
      if (row.state !== 'preview') return shownBatch(database, row);
      insistOnRevision(row, body.revision);
      await judgeItems(database, row, await judgeFor(database, caller, clock()));
      const isSendable = and(eq(batchItems.batchId, row.id), sql`${batchItems.state} <> 'blocked'`);
      const count = await database.$count(batchItems, isSendable);
      if (!count) throw new SuiteError('invalid_request', 'None of these proposals can be sent. Each says what to do.');
      const started = await change(database, row, { state: 'sending', userId, startedAt: new Date(clock()) });
      await planBatch(database, { batchId: row.id, deployment }, companyId);
      const changes = [{ what: 'count', from: null, to: String(count) }];
      await writeAudit(database, author, [{ action: 'proposals.started', subject: row.template, changes }], clock());
      return shownBatch(database, started);
    },
  );
}

const isAdministrator = ({ rights }: Pick<Caller, 'rights'>): boolean => rights.includes('admin');

async function judgeFor(database: Database, caller: Caller, now: number): Promise<Judge> {
  const settings = await offerSettings(database, inCompany(caller).companyId);
  return { settings, isAdministrator: isAdministrator(caller), today: dayIn(settings.timeZone, now) };
}

/**
 * Returns a batch that can still be edited, locked until the end of the transaction. @throws SuiteError `not_found`,
 * `changed_meanwhile`
 */
async function lockPreview(database: Database, of: { companyId: string; batchId: string }, revision?: number): Promise<BatchRow> {
  const row = await findBatch(database, of, true);
  if (row.state !== 'preview') throw new SuiteError('changed_meanwhile', 'These proposals are being sent already.');
  if (revision !== undefined) insistOnRevision(row, revision);
  return row;
}

function insistOnRevision(row: BatchRow, revision: number): void {
  if (row.revision === revision) return;
  throw new SuiteError('changed_meanwhile', 'Somebody else changed these proposals meanwhile. Load the page again.');
}

async function change(database: Database, row: BatchRow, part: Partial<BatchRow>): Promise<BatchRow> {
  const next = { ...part, revision: row.revision + 1 };
  await database.update(batches).set(next).where(eq(batches.id, row.id));
  return { ...row, ...next };
}

/** Checks again which items of a batch can be sent, and what they cost. */
async function judgeItems(database: Database, batch: BatchRow, judge: Judge): Promise<void> {
  const items = await database
    .select()
    .from(batchItems)
    .where(eq(batchItems.batchId, batch.id))
    .orderBy(asc(batchItems.position));
  if (!items.length) return;
  await database
    .insert(batchItems)
    .values(items.map((item) => ({ ...item, ...judged(batch, item, judge) })))
    .onConflictDoUpdate({
      target: batchItems.id,
      set: { state: sql`excluded.state`, reasons: sql`excluded.reasons`, year: sql`excluded.year` },
    });
}

/** @throws SuiteError `not_found` */
async function findItem(database: Database, { id }: BatchRow, itemId: string): Promise<ItemRow> {
  const isIt = and(eq(batchItems.batchId, id), eq(batchItems.id, itemId));
  const [item] = isUuid(itemId) ? await database.select().from(batchItems).where(isIt) : [];
  if (!item) throw new SuiteError('not_found', 'This client is no longer in the batch. Load the page again.');
  return item;
}

const lineIds = ({ base }: ItemRow): Set<string> => new Set(base.options.flatMap(({ lines }) => lines.map(({ id }) => id)));

const pickLines = (item: ItemRow, prices: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(prices).filter(([id]) => lineIds(item).has(id)));
