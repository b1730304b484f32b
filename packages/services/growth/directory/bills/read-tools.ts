import { peopleById, peopleIn } from '@services/identity/ports';
import { type ChargedVendor, vendorCharges } from '@services/insights/ports';
import { isTool } from '@suite/insights/vendors/category-names';
import { type Subscription, subscriptionOf, type ZombieReason, zombieReason } from '@suite/insights/vendors/subscription';
import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { addDays } from '@suite/values/iso-day';
import { eq } from 'drizzle-orm';
import type { SubCategory } from '../contract/terms';
import type { Catalog } from '../directory/catalog';
import type { CatalogEntry } from '../directory/catalog-entry';
import { matches, tools } from '../schema';

/** A tool that the firm paid in the 365 days up to `asOf`, according to its own ledger. */
export interface Tool {
  /** Key by which the ledger's metrics recognize it. */
  vendor: string;
  name: string;
  /** Category from the directory if the vendor is known there, otherwise from the ledger's metrics; overlaps are found by it. */
  category: string;
  entry: CatalogEntry | undefined;
  /** Whether a person matched it to a vendor of the directory, or to none. */
  isMatchedByPerson: boolean;
  subscription: Subscription;
  charges: ChargedVendor['charges'];
  /** Total of the 365 days, in minor units. */
  spend: number;
  owner: { id: string; name: string; hasLeft: boolean } | null;
  renewsOn: string | null;
  /** Whether a person entered the day; otherwise it is the next charge expected from earlier ones. */
  isRenewalEntered: boolean;
  noticeDays: number;
  /** Last day to give notice. */
  noticeOn: string | null;
  endedOn: string | null;
  note: string;
  /** Version of what was entered; 0 if nothing was. */
  version: number;
  zombie: ZombieReason | null;
}

export interface Overlap {
  category: string;
  /** Total of all its active tools, per month. */
  monthly: number;
  tools: Tool[];
}

export interface Software {
  asOf: string;
  currency: string;
  isSample: boolean;
  tools: Tool[];
  overlaps: Overlap[];
  /** Total of all active tools, per month. */
  monthly: number;
}

/** Returns what a firm pays for software, from its bills; undefined while it has no ledger. */
export async function readSoftware(database: Database, catalog: Catalog, companyId: string): Promise<Software | undefined> {
  const charged = await vendorCharges(database, companyId);
  if (!charged) return undefined;
  const asOf = dayNumberOf(charged.asOf);
  const decided = new Map(
    (await database.select().from(matches).where(eq(matches.companyId, companyId))).map((row) => [
      row.ledgerVendor,
      row.vendorId,
    ]),
  );
  const stored = new Map(
    (await database.select().from(tools).where(eq(tools.companyId, companyId))).map((row) => [row.ledgerVendor, row]),
  );
  const present = new Map((await peopleIn(database, companyId)).map(({ userId, name }) => [userId, name]));
  const owners = [...stored.values()].flatMap(({ ownerId }) => (ownerId && !present.has(ownerId) ? [ownerId] : []));
  const left = await peopleById(database, owners);

  const ownerOf = (id: string | null) =>
    id === null ? null : { id, name: present.get(id) ?? left.get(id)?.name ?? '', hasLeft: !present.has(id) };

  const found = charged.vendors.flatMap((vendor): Tool[] => {
    const byPerson = decided.get(vendor.vendor);
    const entry = byPerson === undefined ? entryOf(catalog, vendor) : catalog.entries.get(byPerson ?? '');
    const category = toolCategoryOf(vendor, entry);
    const charges = vendor.charges.map(({ on, amount }) => ({ on: dayNumberOf(on), amount }));
    const subscription = subscriptionOf(charges, asOf);
    if (!category || !subscription) return [];
    const own = stored.get(vendor.vendor);
    const expected = subscription.isActive && subscription.nextOn !== undefined ? isoDayOf(subscription.nextOn) : null;
    const renewsOn = own?.renewsOn ?? expected;
    return [
      {
        ...{ vendor: vendor.vendor, name: vendor.name, spend: vendor.spend, category, entry, subscription, renewsOn },
        charges: vendor.charges,
        isMatchedByPerson: byPerson !== undefined,
        owner: ownerOf(own?.ownerId ?? null),
        isRenewalEntered: own?.renewsOn != null,
        noticeDays: own?.noticeDays ?? 0,
        noticeOn: renewsOn && addDays(renewsOn, -(own?.noticeDays ?? 0)),
        endedOn: own?.endedOn ?? null,
        note: own?.note ?? '',
        version: own?.version ?? 0,
        zombie: null,
      },
    ];
  });
  const active = found.filter(({ subscription }) => subscription.isActive);
  for (const tool of found) {
    const rivals = active.filter((other) => other !== tool && other.category === tool.category);
    const dearest = Math.max(...rivals.map(({ subscription }) => subscription.monthly));
    tool.zombie =
      zombieReason({
        subscription: tool.subscription,
        endedOn: tool.endedOn === null ? undefined : dayNumberOf(tool.endedOn),
        owner: tool.owner === null ? 'none' : tool.owner.hasLeft ? 'left' : 'present',
        rivalMonthly: rivals.length ? dearest : undefined,
      }) ?? null;
  }
  found.sort((a, b) => b.subscription.monthly - a.subscription.monthly || a.name.localeCompare(b.name));
  return {
    ...{ asOf: charged.asOf, currency: charged.currency, isSample: charged.isSample },
    tools: found,
    overlaps: overlapsOf(found),
    monthly: sumOf(active),
  };
}

/** Returns the vendor of the directory that matches a vendor of the ledger by name. */
export const entryOf = ({ byKey }: Catalog, { vendor }: Pick<ChargedVendor, 'vendor'>): CatalogEntry | undefined =>
  byKey.get(vendor);

const unspecific: readonly SubCategory[] = ['other', 'finance'];

function toolCategoryOf({ category }: ChargedVendor, entry: CatalogEntry | undefined): string | undefined {
  if (entry && !unspecific.includes(entry.subCategory)) return entry.subCategory;
  return isTool(category) ? category : entry?.subCategory;
}

const sumOf = (tools: readonly Tool[]) => tools.reduce((sum, { subscription }) => sum + subscription.monthly, 0);

/**
 * Returns the categories with more than one tool that is still paid and that the firm has not marked as ended; most expensive
 * first.
 */
function overlapsOf(all: readonly Tool[]): Overlap[] {
  const byCategory = new Map<string, Tool[]>();
  for (const tool of all) {
    if (!tool.subscription.isActive || tool.endedOn !== null || unspecific.some((one) => one === tool.category)) continue;
    byCategory.set(tool.category, [...(byCategory.get(tool.category) ?? []), tool]);
  }
  return [...byCategory]
    .filter(([, tools]) => tools.length > 1)
    .map(([category, tools]) => ({ category, tools, monthly: sumOf(tools) }))
    .sort((a, b) => b.monthly - a.monthly);
}
