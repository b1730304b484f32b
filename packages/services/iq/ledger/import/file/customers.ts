import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Placed } from '../../records/in-columns';
import type { LedgerRun } from '../../records/ledger-run';
import { isAddress } from '../table/guess-fields';
import type { Rejection } from '../tally';
import { idOf, nameKey } from './record-ids';
import type { TableCells } from './table-cells';

/** How a row refers to a customer. */
export interface CustomerRef {
  /** Empty if the row only gives the id. */
  name: string;
  id: string | null;
  email: string | null;
}

export function readCustomer(cells: TableCells): CustomerRef {
  const id = cells.text('customerId', 100);
  const name = id === null || cells.text('customer') !== null ? cells.required('customer', 255) : '';
  const email = cells.text('email', 254) ?? (isAddress(name) ? name : null);
  return { name, id, email: email?.toLowerCase() ?? null };
}

interface Known extends Record<string, unknown> {
  sourceId: string;
  name: string;
  email: string | null;
}

const byName = (ref: CustomerRef) => idOf('name', nameKey(ref.name));
const byEmail = (ref: CustomerRef) => idOf('name', nameKey(ref.name), ref.email);
const byId = (ref: CustomerRef) => idOf('id', ref.id);

/** Returns a key that the rows of one customer share. */
export const customerKey = ({ name, id }: CustomerRef): string => (name ? nameKey(name) : idOf('id', id));

/** Returns a key that differs between different references. */
export const refKey = ({ id, email, name }: CustomerRef): string => idOf(id, email, nameKey(name));

export interface Resolved {
  sourceId: string;
  /** The address in the ledger; null if there is none. */
  email: string | null;
  isNew: boolean;
}

/** Adds the ledger's name to rows that name their customer only by id. Rows with an unknown id are rejected. */
export async function nameCustomers<T>(
  database: Database,
  run: LedgerRun & { cells: TableCells },
  entries: readonly Placed<T>[],
  refOf: (entry: T) => CustomerRef | null,
): Promise<{ named: Placed<T>[]; rejected: Rejection[] }> {
  const ids = [...new Set(entries.flatMap(({ value }) => (refOf(value)?.name === '' ? byId(refOf(value) as CustomerRef) : [])))];
  if (!ids.length) return { named: [...entries], rejected: [] };
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select source_id as id, name from ledger.customers
    where company_id = ${run.companyId} and source = ${run.source} and source_id = any(${sql.param(ids)}::text[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const rejected: Rejection[] = [];
  const named = entries.filter(({ line, value }) => {
    const ref = refOf(value);
    if (!ref || ref.name) return true;
    ref.name = names.get(byId(ref)) ?? '';
    if (ref.name) return true;
    const column = run.cells.nameOf('customerId');
    rejected.push({
      line,
      column,
      reason: `${column} ${ref.id} is of no customer in the ledger: import the list of customers first`,
    });
    return false;
  });
  return { named, rejected };
}

/**
 * Finds the customer in the ledger for each reference. A name is one customer unless an id or an email address distinguishes two
 * of the same name. A customer that is first named without an id becomes the one with it.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function resolveCustomers(
  database: Database,
  run: LedgerRun,
  refs: readonly CustomerRef[],
): Promise<Map<string, Resolved>> {
  const different = [...new Map(refs.map((ref) => [refKey(ref), ref])).values()];
  if (!different.length) return new Map();
  const known = await knownOf(database, run, different);
  const claims: { from: string; to: string }[] = [];
  const resolved = new Map<string, Resolved>();
  for (const ref of different) {
    const place = known.find(ref);
    const expected = ref.id
      ? byId(ref)
      : place.named && ref.email && (place.named.email ?? ref.email) !== ref.email
        ? byEmail(ref)
        : byName(ref);
    const found = ref.id ? place.byId : (place.byEmail ?? (expected === byName(ref) ? (place.named ?? place.first) : undefined));
    if (!found && ref.id && place.named && (place.named.email ?? ref.email) === ref.email) {
      claims.push({ from: place.named.sourceId, to: expected });
      known.move(place.named, expected);
      resolved.set(refKey(ref), { sourceId: expected, email: place.named.email, isNew: false });
      continue;
    }
    resolved.set(refKey(ref), { sourceId: found?.sourceId ?? expected, email: found?.email ?? null, isNew: !found });
    if (!found) known.add({ sourceId: expected, name: ref.name, email: ref.email });
  }
  for (const { from, to } of claims) {
    await database.execute(sql`update ledger.customers set source_id = ${to}
      where company_id = ${run.companyId} and source = ${run.source} and source_id = ${from}`);
  }
  return resolved;
}

async function knownOf(database: Database, run: LedgerRun, refs: readonly CustomerRef[]) {
  const ids = refs.flatMap((ref) => [byName(ref), ...(ref.email ? [byEmail(ref)] : []), ...(ref.id ? [byId(ref)] : [])]);
  const names = refs.filter(({ id }) => !id).map(({ name }) => name.toLowerCase());
  const { rows } = await database.execute<Known>(sql`
    select source_id as "sourceId", name, email from ledger.customers
    where company_id = ${run.companyId} and source = ${run.source}
      and (source_id = any(${sql.param(ids)}::text[]) or lower(name) = any(${sql.param(names)}::text[]))
    order by id`);
  const bySource = new Map<string, Known>();
  const firstOf = new Map<string, Known>();
  const add = (customer: Known) => {
    bySource.set(customer.sourceId, customer);
    const key = nameKey(customer.name);
    if (!firstOf.has(key)) firstOf.set(key, customer);
  };
  for (const row of rows) add(row);
  return {
    add,
    move(customer: Known, sourceId: string) {
      bySource.delete(customer.sourceId);
      customer.sourceId = sourceId;
      bySource.set(sourceId, customer);
    },
    find: (ref: CustomerRef) => ({
      byId: ref.id ? bySource.get(byId(ref)) : undefined,
      byEmail: ref.email ? bySource.get(byEmail(ref)) : undefined,
      named: bySource.get(byName(ref)),
      first: firstOf.get(nameKey(ref.name)),
    }),
  };
}

/**
 * Returns the source ids of the customers that rows refer to, adding those that the ledger does not have.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function addCustomers(
  database: Database,
  run: LedgerRun,
  refs: readonly CustomerRef[],
): Promise<Map<string, string>> {
  const resolved = await resolveCustomers(database, run, refs);
  const missing = refs.filter((ref) => resolved.get(refKey(ref))?.isNew);
  if (missing.length) {
    await database.execute(sql`
      insert into ledger.customers (company_id, source, source_id, written_by, name, email)
      select ${run.companyId}::uuid, ${run.source}, given.source_id, ${run.number}::bigint, given.name, given.email
      from unnest(
        ${sql.param(missing.map((ref) => resolved.get(refKey(ref))?.sourceId))}::text[],
        ${sql.param(missing.map(({ name }) => name))}::text[],
        ${sql.param(missing.map(({ email }) => email))}::text[]
      ) as given (source_id, name, email)
      on conflict (company_id, source, source_id) do nothing`);
  }
  return new Map([...resolved].map(([key, { sourceId }]) => [key, sourceId]));
}

/** Adds the vendors of these names that the ledger does not have. */
export async function addVendors(database: Database, run: LedgerRun, names: readonly string[]): Promise<void> {
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]));
  await database.execute(sql`
    insert into ledger.vendors (company_id, source, source_id, written_by, name)
    select ${run.companyId}::uuid, ${run.source}, given.source_id, ${run.number}::bigint, given.name
    from unnest(${sql.param([...byKey.keys()].map(vendorId))}::text[], ${sql.param([...byKey.values()])}::text[]) as given (source_id, name)
    on conflict (company_id, source, source_id) do nothing`);
}

export const vendorId = (key: string): string => idOf('name', key);
