import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as contract from '../contract/price-book';
import { changedMeanwhile, limitReached, nameTaken, refuseTaken } from '../refusals';
import { bundles, services } from '../schema';

type Row = typeof bundles.$inferSelect;

const bundleOf = ({ companyId: _, ...bundle }: Row): contract.Bundle => bundle;

/** Bundles of services of the token's company. */
export function mountBundles(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getBundles, { summary: 'Bundles of services, by name' }, async ({ caller, database }) => {
    const mine = eq(bundles.companyId, inCompany(caller).companyId);
    const rows = await database.select().from(bundles).where(mine).orderBy(sql`lower(${bundles.name})`);
    return { bundles: rows.map(bundleOf) };
  });

  route(
    app,
    kernel,
    contract.createBundle,
    { summary: 'Add a bundle of services' },
    async ({ input: { body }, caller, database }) => {
      const { companyId } = inCompany(caller);
      await lockByName(database, `bundles ${companyId}`);
      if ((await database.$count(bundles, eq(bundles.companyId, companyId))) >= contract.MAX_BUNDLES)
        throw limitReached(contract.MAX_BUNDLES, 'bundles', 'Delete one first.');
      await checkServices(database, companyId, body.services);
      const [made] = await database
        .insert(bundles)
        .values({ ...body, companyId })
        .onConflictDoNothing()
        .returning();
      if (!made) throw nameTaken('bundle');
      return bundleOf(made);
    },
  );

  route(
    app,
    kernel,
    contract.putBundle,
    { summary: 'Change a bundle of services' },
    async ({ input: { params, body }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { id } = await requireBundle(database, companyId, params.bundleId);
      const { version, ...written } = body;
      await checkServices(database, companyId, written.services);
      const [after] = await database
        .update(bundles)
        .set({ ...written, version: version + 1 })
        .where(and(eq(bundles.id, id), eq(bundles.version, version)))
        .returning()
        .catch(refuseTaken('bundle'));
      if (!after) throw changedMeanwhile('bundle');
      return bundleOf(after);
    },
  );

  route(
    app,
    kernel,
    contract.deleteBundle,
    { summary: 'Delete a bundle; its services stay' },
    async ({ input: { params }, caller, database }) => {
      const { id } = await requireBundle(database, inCompany(caller).companyId, params.bundleId);
      await database.delete(bundles).where(eq(bundles.id, id));
      return undefined;
    },
  );
}

/** @throws SuiteError `not_found` */
async function requireBundle(database: Database, companyId: string, id: string): Promise<Row> {
  const mine = and(eq(bundles.id, id), eq(bundles.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(bundles).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such bundle in your company.');
  return row;
}

/** @throws InvalidRequestError when a service is not in the company's price book, or they have several currencies. */
async function checkServices(database: Database, companyId: string, bundled: contract.Bundle['services']): Promise<void> {
  const ids = [...new Set(bundled.map(({ serviceId }) => serviceId))];
  const found = await database
    .select({ currency: services.currency })
    .from(services)
    .where(and(eq(services.companyId, companyId), inArray(services.id, ids)));
  if (found.length < ids.length) refuse('One of these services is not in your price book. Choose another one.');
  if (new Set(found.map(({ currency }) => currency)).size > 1) refuse('Choose services of one currency.');
}

function refuse(message: string): never {
  throw new InvalidRequestError(message, { services: message });
}
