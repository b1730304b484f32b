import { vendorCategory } from '@suite/insights/vendors/categories';
import { normaliseName } from '@suite/insights/vendors/normalise-name';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Scope } from './gather-scope';
import { factorOf } from './home-amount';
import { ownCategories } from './vendor-categories';
import { acceptedAliases } from './vendor-merges';

/** A type instead of an interface, because rows of a statement must be assignable to records. */
type Row = { id: number; name: string; spend: number; lastBilledOn: string };

/**
 * Recalculates a set's vendors: the spend with each in the 365 days up to the as-of date, after normalizing names and applying
 * merges that a person accepted. Spend consists of bills and direct payments; payments that may be for bills count only for
 * vendors without a bill up to the as-of date.
 */
export async function gatherVendors(database: Database, scope: Omit<Scope, 'clientIds'>): Promise<void> {
  const { setId, companyId } = scope;
  const aliases = await acceptedAliases(database, companyId);
  const own = await ownCategories(database, companyId);
  const { rows } = await database.execute<Row>(spendOf(scope));
  const names = rows.map(({ id, name }) => {
    const normalised = normaliseName(name) || name;
    return { id, normalised, vendor: aliases.get(normalised) ?? normalised };
  });
  const accounts = await accountsOf(database, scope, new Map(names.map(({ id, vendor }) => [id, vendor])));
  const vendors = new Map<string, Omit<Row, 'id'> & { most: number }>();
  for (const [index, { name, spend, lastBilledOn }] of rows.entries()) {
    const vendor = names[index]?.vendor ?? name;
    const known = vendors.get(vendor);
    if (!known) vendors.set(vendor, { name, spend, lastBilledOn, most: spend });
    else {
      if (spend > known.most) Object.assign(known, { name, most: spend });
      known.spend += spend;
      if (lastBilledOn > known.lastBilledOn) known.lastBilledOn = lastBilledOn;
    }
  }
  await database.execute(sql`delete from insights.metric_vendors where set_id = ${setId}`);
  await database.execute(sql`delete from insights.metric_vendor_names where set_id = ${setId}`);
  await database.execute(sql`delete from insights.metric_excluded where set_id = ${setId} and client_id is null`);
  await database.execute(excludedOf(scope));
  if (!rows.length) return;
  const all = [...vendors].map(([vendor, row]) => {
    const [set, account] = [own.get(vendor), accounts.get(vendor)];
    const found = set === undefined ? vendorCategory(row.name, account) : { category: set, from: 'person' as const };
    return {
      vendor,
      ...row,
      category: found?.category ?? null,
      categoryFrom: found?.from ?? null,
      account: (found?.from === 'account' && account) || null,
    };
  });
  const column = <T>(values: readonly T[]) => sql.param([...values]);
  await database.execute(sql`
    insert into insights.metric_vendors (set_id, vendor, name, category, category_from, account, spend, last_billed_on)
    select ${setId}::bigint, * from unnest(
      ${column(all.map(({ vendor }) => vendor))}::text[], ${column(all.map(({ name }) => name))}::text[],
      ${column(all.map(({ category }) => category))}::text[], ${column(all.map(({ categoryFrom }) => categoryFrom))}::text[],
      ${column(all.map(({ account }) => account))}::text[], ${column(all.map(({ spend }) => spend))}::bigint[],
      ${column(all.map(({ lastBilledOn }) => lastBilledOn))}::date[])`);
  await database.execute(sql`
    insert into insights.metric_vendor_names (set_id, vendor_id, vendor, normalised)
    select ${setId}::bigint, * from unnest(
      ${column(names.map(({ id }) => id))}::bigint[], ${column(names.map(({ vendor }) => vendor))}::text[],
      ${column(names.map(({ normalised }) => normalised))}::text[])`);
}

/**
 * Returns, for each vendor, the account or category with the highest amount in uploaded payments of the 365 days up to the as-of
 * date. Payments of connected software name the account that was paid from, which does not show what was bought.
 */
async function accountsOf(
  database: Database,
  { companyId, asOf, home }: Omit<Scope, 'clientIds'>,
  vendorOf: ReadonlyMap<number, string>,
): Promise<Map<string, string>> {
  const { rows } = await database.execute<{ id: number; account: string; spend: number }>(sql`
    select vendor_id::float8 as id, account, coalesce(sum(round(amount * ${factorOf('p', home)})), 0)::float8 as spend
    from ledger_views.vendor_payments as p
    where company_id = ${companyId} and is_direct is null and account is not null
      and paid_on > ${asOf}::date - 365 and paid_on <= ${asOf}::date
    group by vendor_id, account order by account`);
  const spent = new Map<string, Map<string, number>>();
  for (const { id, account, spend } of rows) {
    const vendor = vendorOf.get(id);
    if (vendor === undefined) continue;
    const known = spent.get(vendor) ?? new Map<string, number>();
    spent.set(vendor, known.set(account, (known.get(account) ?? 0) + spend));
  }
  const most = (of: Map<string, number>) => [...of].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
  return new Map([...spent].map(([vendor, of]) => [vendor, most(of)]));
}

const spendOf = ({ companyId, asOf, home }: Omit<Scope, 'clientIds'>) => {
  const inYear = (column: string) => sql`${sql.raw(column)} > ${asOf}::date - 365 and ${sql.raw(column)} <= ${asOf}::date`;
  return sql`
    with billed as (
      select vendor_id, sum(round(total * ${factorOf('b', home)})) as spend, max(issued_on) as last_on
      from ledger_views.bills as b where company_id = ${companyId} and ${inYear('issued_on')} group by vendor_id
    ),
    sender as (select distinct vendor_id from ledger_views.bills where company_id = ${companyId} and issued_on <= ${asOf}::date),
    paid as (
      select p.vendor_id, sum(round(amount * ${factorOf('p', home)})) as spend, max(paid_on) as last_on
      from ledger_views.vendor_payments as p left join sender on sender.vendor_id = p.vendor_id
      where company_id = ${companyId} and ${inYear('paid_on')} and (is_direct or is_direct is null and sender.vendor_id is null)
      group by p.vendor_id
    )
    select v.id::float8 as id, v.name, (coalesce(billed.spend, 0) + coalesce(paid.spend, 0))::float8 as spend,
      greatest(billed.last_on, paid.last_on)::text as "lastBilledOn"
    from ledger_views.vendors as v left join billed on billed.vendor_id = v.id left join paid on paid.vendor_id = v.id
    where v.company_id = ${companyId} and (billed.vendor_id is not null or paid.vendor_id is not null) order by v.id`;
};

/** SQL that adds the documents that spend excludes because their currency has no rate. */
const excludedOf = ({ setId, companyId, asOf, home }: Omit<Scope, 'clientIds'>) => {
  const lacking = (kind: string, table: string, on: string, amount: string) => sql`
    select ${setId}::bigint, null::uuid, ${kind}, d.id, currency, ${sql.raw(amount)}, ${sql.raw(on)}, ${sql.raw(on)}, false, false
    from ${sql.raw(table)} as d
    where company_id = ${companyId} and ${sql.raw(on)} > ${asOf}::date - 365 and ${sql.raw(on)} <= ${asOf}::date
      and (${factorOf('d', home)}) is null`;
  return sql`
    insert into insights.metric_excluded (set_id, client_id, kind, document_id, currency, amount, dated_on, left_on, is_sale, is_open)
    ${lacking('bill', 'ledger_views.bills', 'issued_on', 'total')}
    union all ${lacking('vendor-payment', 'ledger_views.vendor_payments', 'paid_on', 'amount')}
      and (is_direct or is_direct is null and not exists (
        select from ledger_views.bills as b where b.vendor_id = d.vendor_id and b.issued_on <= ${asOf}::date))`;
};
