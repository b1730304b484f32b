import { namesById } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Batch, type BatchItem, type BatchItemState, type BatchPage, batchItemStates } from '../contract/bulk';
import { batches, batchItems, proposals } from '../schema';
import { type BatchRow, draftOfItem, type ItemRow, pricedLine } from './batch-draft';

/** Maximum number of listed batches. */
const MAX_LISTED = 20;

interface Of {
  companyId: string;
  batchId: string;
}

/** @throws SuiteError `not_found` */
export async function findBatch(database: Database, { companyId, batchId }: Of, locks = false): Promise<BatchRow> {
  const isIt = and(eq(batches.companyId, companyId), eq(batches.id, batchId));
  const read = database.select().from(batches).where(isIt);
  const [row] = isUuid(batchId) ? await (locks ? read.for('update') : read) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such batch of proposals. Previews are kept for 30 days.');
  return row;
}

/** Returns batches as the API shows them, with counts of their items by state. */
export async function shownBatches(database: Database, rows: readonly BatchRow[]): Promise<Batch[]> {
  const { batchId, state } = batchItems;
  const counted = rows.length
    ? await database
        .select({ batchId, state, count: sql<number>`count(*)::int` })
        .from(batchItems)
        .where(
          inArray(
            batchId,
            rows.map(({ id }) => id),
          ),
        )
        .groupBy(batchId, state)
    : [];
  const names = await namesById(database, [...new Set(rows.map(({ userId }) => userId))]);
  const countOf = (id: string, of: BatchItemState) => counted.find((one) => one.batchId === id && one.state === of)?.count ?? 0;
  return rows.map(({ companyId: _, userId, createdAt, startedAt, finishedAt, ...row }) => ({
    ...row,
    by: names.get(userId) ?? '',
    counts: Object.fromEntries(batchItemStates.map((each) => [each, countOf(row.id, each)])) as Batch['counts'],
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}

export async function shownBatch(database: Database, row: BatchRow): Promise<Batch> {
  const [shown] = await shownBatches(database, [row]);
  return shown as Batch;
}

export async function listBatches(database: Database, companyId: string): Promise<Batch[]> {
  const rows = await database
    .select()
    .from(batches)
    .where(eq(batches.companyId, companyId))
    .orderBy(desc(batches.createdAt))
    .limit(MAX_LISTED);
  return shownBatches(database, rows);
}

interface Page {
  state?: BatchItemState | undefined;
  offset: number;
  limit: number;
}

export async function pageOfBatch(database: Database, row: BatchRow, { state, offset, limit }: Page): Promise<BatchPage> {
  const found = and(eq(batchItems.batchId, row.id), state && eq(batchItems.state, state));
  const items = await database
    .select()
    .from(batchItems)
    .where(found)
    .orderBy(asc(batchItems.position))
    .offset(offset)
    .limit(limit);
  return {
    batch: await shownBatch(database, row),
    sums: await sumsOf(database, row),
    items: await shownItems(database, row, items),
    total: await database.$count(batchItems, found),
  };
}

async function sumsOf(database: Database, { id, kind }: BatchRow): Promise<BatchPage['sums']> {
  const { rows } = await database.execute<{ currency: string; before: number; after: number }>(sql`
    select base ->> 'currency' as currency, coalesce(sum(year_before), 0)::float8 as before, sum(year)::float8 as after
    from ${batchItems} where batch_id = ${id} and state not in ('blocked', 'failed') group by 1 order by 1`);
  return rows.map((row) => ({ ...row, before: kind === 'template' ? null : row.before }));
}

/** Returns items as the API shows them, with links to the proposals that they renew, amend and became. */
export async function shownItems(database: Database, batch: BatchRow, items: readonly ItemRow[]): Promise<BatchItem[]> {
  const { id, number } = proposals;
  const ids = items.flatMap(({ renewsId, amendsId, proposalId }) => [renewsId ?? [], amendsId ?? [], proposalId ?? []].flat());
  const named = ids.length ? await database.select({ id, number }).from(proposals).where(inArray(id, ids)) : [];
  const byId = new Map(named.map((one) => [one.id, one]));
  return items.map((item) => shownItem(batch, item, byId));
}

type Named = ReadonlyMap<string, { id: string; number: number }>;

function shownItem(batch: BatchRow, item: ItemRow, named: Named): BatchItem {
  const { id, clientId, client, base, state, reasons, yearBefore, year, renewsId, amendsId, proposalId } = item;
  return {
    id,
    clientId,
    client,
    renews: named.get(renewsId ?? '') ?? null,
    amends: named.get(amendsId ?? '') ?? null,
    title: draftOfItem(batch, item).title,
    currency: base.currency,
    recipients: base.recipients,
    lines: base.options.flatMap((option) => option.lines.map((line) => shownLine(batch, item, { option: option.name, line }))),
    state,
    reasons,
    yearBefore,
    year,
    proposal: named.get(proposalId ?? '') ?? null,
  };
}

type Line = ItemRow['base']['options'][number]['lines'][number];

function shownLine(batch: BatchRow, item: ItemRow, { option, line }: { option: string; line: Line }): BatchItem['lines'][number] {
  const { id, name, billing, unit, quantity, isAddOn } = line;
  const offered = pricedLine(line, batch, item);
  const source = item.sources[id] ?? 'template';
  const raise = item.raises[id];
  const isPaid = source === 'accepted' || source === 'ledger';
  return {
    id,
    option,
    name,
    billing,
    unit,
    quantity,
    isAddOn,
    before: isPaid ? lineAmounts(line).unitPrice : null,
    source,
    price: offered.price,
    inputs: lineAmounts(offered).unitPrice - offered.price,
    isEdited: item.prices[id] !== undefined,
    isLeftOut: item.leftOut.includes(id),
    raise: raise ? { suggested: raise.suggested, uplift: raise.uplift, by: raise.by, isCapped: raise.isCapped } : null,
  };
}
