import { type CatalogEntry, type Fact, keysOf, peerKey, type Software, type Tool } from '@services/directory/ports';
import { isoDayOf } from '@suite/values/day-number';
import { addDays } from '@suite/values/iso-day';
import type { Context } from './context';

/** A tool with the currency of the firm's ledger. */
export type PricedTool = Tool & { currency: string };

export const pricedTool = (tool: Tool, { currency }: Software): PricedTool => ({ ...tool, currency });

/** Returns the firm's most expensive tool from this vendor. */
async function toolOf({ id }: CatalogEntry, context: Context): Promise<PricedTool | null> {
  const software = await context.software();
  const tool = software?.tools.find(({ entry }) => entry?.id === id);
  return software && tool ? pricedTool(tool, software) : null;
}

const YEAR = 365;

/** Returns the number of months of the last year in which the ledger shows a payment, recognized only by the names in it. */
async function monthsPaid({ id }: CatalogEntry, context: Context): Promise<number> {
  const software = await context.software();
  if (!software || software.isSample) return 0;
  const since = addDays(software.asOf, -YEAR);
  const own = software.tools.filter(({ entry, isMatchedByPerson }) => entry?.id === id && !isMatchedByPerson);
  const paid = own.flatMap(({ charges }) => charges.filter(({ on, amount }) => amount > 0 && on > since));
  return new Set(paid.map(({ on }) => on.slice(0, 7))).size;
}

export const vendorFields = {
  factCount: ({ facts }: CatalogEntry) => facts,
  facts: async ({ id }: CatalogEntry, _: unknown, context: Context): Promise<Fact[]> => (await context.facts(id)) ?? [],
  async sources({ sourceIds }: CatalogEntry, _: unknown, context: Context) {
    const { sources } = await context.catalog();
    return sourceIds.flatMap((id) => sources.get(id) ?? []);
  },
  isFavorite: async ({ id }: CatalogEntry, _: unknown, context: Context) => (await context.favorites()).includes(id),
  prices: async ({ id }: CatalogEntry, _: unknown, context: Context) => (await context.prices(id)) ?? [],
  reviews: async ({ id }: CatalogEntry, _: unknown, context: Context) => (await context.reviews(id)) ?? [],
  rating: async ({ id }: CatalogEntry, _: unknown, context: Context) => (await context.ratings(id))?.mean ?? null,
  reviewCount: async ({ id }: CatalogEntry, _: unknown, context: Context) => (await context.ratings(id))?.count ?? 0,
  tool: (entry: CatalogEntry, _: unknown, context: Context) => toolOf(entry, context),
  monthsPaid: (entry: CatalogEntry, _: unknown, context: Context) => monthsPaid(entry, context),
  peers: async (entry: CatalogEntry, _: unknown, context: Context) => (await context.peers(peerKey(keysOf(entry)))) ?? null,
  introduction: async ({ id }: CatalogEntry, _: unknown, context: Context) =>
    (await context.introductions()).find(({ vendorId }) => vendorId === id) ?? null,
  adoption: async ({ id }: CatalogEntry, _: unknown, context: Context) => (await context.adoptions()).get(id) ?? null,
};

export const toolFields = {
  entry: ({ entry }: PricedTool) => entry ?? null,
  cadence: ({ subscription }: PricedTool) => subscription.cadence ?? null,
  monthly: ({ subscription }: PricedTool) => subscription.monthly,
  lastOn: ({ subscription }: PricedTool) => isoDayOf(subscription.lastOn),
  nextOn: ({ subscription }: PricedTool) => (subscription.nextOn === undefined ? null : isoDayOf(subscription.nextOn)),
  isActive: ({ subscription }: PricedTool) => subscription.isActive,
  peers: async ({ vendor, entry }: PricedTool, _: unknown, context: Context) =>
    (await context.peers(peerKey(entry ? keysOf(entry) : [vendor]))) ?? null,
};
