import { firmDay, fullNameOf, peopleIn, writeAudit } from '@services/identity/ports';
import { vendorCharges } from '@services/insights/ports';
import { addProvider } from '@services/security-plan/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import { monthsPaid } from '../bills/months-paid';
import * as contract from '../contract/firm';
import { requireVendor } from '../directory/require-vendor';
import { adoptions, facts, favorites, matches, prices, reviews, tools } from '../schema';

/** Returns the vendor of the company's ledger with the key by which metrics recognize it. @throws SuiteError `not_found` */
async function requireLedgerVendor(database: Database, companyId: string, vendor: string): Promise<{ name: string }> {
  const charged = await vendorCharges(database, companyId);
  const found = charged?.vendors.find((one) => one.vendor === vendor);
  if (!found) throw new SuiteError('not_found', 'This vendor is not in your ledger.');
  return found;
}

/** Returns the version after a change. @throws SuiteError `changed_meanwhile` unless the change is based on the stored one */
function nextVersion(what: string, version: number, before: { version: number } | undefined): number {
  if (version !== (before?.version ?? 0))
    throw new SuiteError('changed_meanwhile', `Somebody else has changed this ${what} meanwhile. Look at it again.`);
  return version + 1;
}

const MAX_FAVORITES = 500;

/** Mounts the calls for the data of the token's company about vendors. */
export function mountFirm(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.putFavorite,
    { summary: 'Marks a vendor as a favorite of the caller' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { id: vendorId } = await requireVendor(database, params.vendorId);
      const mine = and(eq(favorites.companyId, companyId), eq(favorites.userId, userId));
      if ((await database.$count(favorites, mine)) >= MAX_FAVORITES)
        throw new SuiteError('limit_reached', `You can have ${MAX_FAVORITES} favorites. Remove some first.`);
      await database
        .insert(favorites)
        .values({ companyId, userId, vendorId, at: new Date(clock()) })
        .onConflictDoNothing();
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.deleteFavorite,
    { summary: 'Unmarks a favorite' },
    async ({ input: { params }, caller, database }) => {
      const { companyId, userId } = inCompany(caller);
      const { id: vendorId } = await requireVendor(database, params.vendorId);
      const one = and(eq(favorites.userId, userId), eq(favorites.vendorId, vendorId));
      await database.delete(favorites).where(and(eq(favorites.companyId, companyId), one));
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.createVendorPrice,
    { summary: 'Saves a price that the firm was offered; only the firm sees it' },
    async ({ input: { params, body }, caller, database }) => {
      const { companyId, userId } = inCompany(caller);
      const { id: vendorId } = await requireVendor(database, params.vendorId);
      const mine = and(eq(prices.companyId, companyId), eq(prices.vendorId, vendorId));
      if ((await database.$count(prices, mine)) >= contract.MAX_PRICES)
        throw new SuiteError('limit_reached', `A vendor can have ${contract.MAX_PRICES} prices. Delete some first.`);
      const enteredBy = await fullNameOf(database, userId);
      const [made] = await database
        .insert(prices)
        .values({ companyId, vendorId, enteredBy, ...body })
        .returning({ id: prices.id });
      if (!made) throw new Error('the price was not written');
      return made;
    },
  );

  route(
    app,
    kernel,
    contract.deleteVendorPrice,
    { summary: 'Deletes a price that the firm entered' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const mine = and(eq(prices.id, params.priceId), eq(prices.companyId, companyId));
      const [gone] = isUuid(params.priceId) ? await database.delete(prices).where(mine).returning({ id: prices.id }) : [];
      if (!gone) throw new SuiteError('not_found', 'There is no such price. Somebody may have deleted it.');
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.putVendorReview,
    { summary: 'Reviews a vendor that the firm pays' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const vendor = await requireVendor(database, params.vendorId);
      const months = await monthsPaid(database, author.companyId, vendor);
      if (months === 0)
        throw new SuiteError(
          'not_a_customer',
          `Your ledger shows no payment to ${vendor.name} in the last twelve months. Only firms that pay a vendor review it.`,
        );
      const mine = and(eq(reviews.vendorId, vendor.id), eq(reviews.companyId, author.companyId));
      await lockByName(database, `review ${author.companyId} ${vendor.id}`);
      const [before] = await database.select({ version: reviews.version }).from(reviews).where(mine);
      const version = nextVersion('review', body.version, before);
      const review = { ...body, version, userId: author.userId, monthsPaid: months, at: new Date(clock()) };
      await database
        .insert(reviews)
        .values({ companyId: author.companyId, vendorId: vendor.id, ...review })
        .onConflictDoUpdate({ target: [reviews.vendorId, reviews.companyId], set: review });
      const changes = [{ what: 'rating', from: null, to: String(body.rating) }];
      await writeAudit(database, author, [{ action: 'vendor.reviewed', subject: vendor.name, changes }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.deleteVendorReview,
    { summary: "Deletes the firm's review of a vendor" },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const vendor = await requireVendor(database, params.vendorId);
      const mine = and(eq(reviews.vendorId, vendor.id), eq(reviews.companyId, author.companyId));
      const [gone] = await database.delete(reviews).where(mine).returning({ rating: reviews.rating });
      if (!gone) throw new SuiteError('not_found', 'Your firm has no review of this vendor.');
      await writeAudit(database, author, [{ action: 'vendor.review-deleted', subject: vendor.name }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.putTool,
    { summary: 'Sets owner, renewal and end of a tool that the firm pays' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { vendor: ledgerVendor, ...entered } = body;
      const { name } = await requireLedgerVendor(database, companyId, ledgerVendor);
      if (entered.ownerId && !(await peopleIn(database, companyId)).some(({ userId }) => userId === entered.ownerId))
        throw new InvalidRequestError('The owner is not an active person of your firm.');
      const mine = and(eq(tools.companyId, companyId), eq(tools.ledgerVendor, ledgerVendor));
      await lockByName(database, `tool ${companyId} ${ledgerVendor}`);
      const [before] = await database.select({ version: tools.version }).from(tools).where(mine);
      const set = { ...entered, version: nextVersion('tool', entered.version, before) };
      await database
        .insert(tools)
        .values({ companyId, ledgerVendor, ...set })
        .onConflictDoUpdate({ target: [tools.companyId, tools.ledgerVendor], set });
      await writeAudit(database, author, [{ action: 'vendor.tool-changed', subject: name }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.putVendorMatch,
    { summary: 'Says which vendor of the directory a vendor of the ledger is' },
    async ({ input: { body }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { vendor: ledgerVendor, vendorId } = body;
      await requireLedgerVendor(database, companyId, ledgerVendor);
      await database.delete(matches).where(and(eq(matches.companyId, companyId), eq(matches.ledgerVendor, ledgerVendor)));
      if (vendorId === 'automatic') return undefined;
      if (vendorId !== null) await requireVendor(database, vendorId);
      await database.insert(matches).values({ companyId, ledgerVendor, vendorId });
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.adoptVendor,
    { summary: "Adds a vendor to the provider register of the firm's security plan" },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { id: vendorId, name } = await requireVendor(database, params.vendorId);
      const known = await database.select().from(facts).where(eq(facts.vendorId, vendorId));
      const provider = {
        ...body,
        name,
        contract: known.find(({ kind }) => kind === 'dpa')?.value.slice(0, 500) ?? '',
        certifications: certificationsIn(known),
        assessedOn: await firmDay(database, companyId, clock()),
        reassessOn: null,
      };
      const entryId = await addProvider(database, caller, provider, clock());
      const adoption = { entryId, by: await fullNameOf(database, userId), at: new Date(clock()) };
      await database
        .insert(adoptions)
        .values({ companyId, vendorId, ...adoption })
        .onConflictDoUpdate({ target: [adoptions.companyId, adoptions.vendorId], set: adoption });
      return { entryId, name };
    },
  );
}

const MAX_TEXT = 500;

/** Returns as many as fit into the register's field. */
function certificationsIn(known: readonly (typeof facts.$inferSelect)[]): string {
  let text = '';
  for (const { kind, value } of known) {
    if (kind !== 'certification') continue;
    const longer = text ? `${text}, ${value}` : value;
    if (longer.length > MAX_TEXT) break;
    text = longer;
  }
  return text;
}
