import { changesBetween, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { minorDigits } from '@suite/values/money';
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/price-book';
import { bookServiceOf, type ServiceRow } from '../price-book/book-service';
import { changedMeanwhile, limitReached, nameTaken, refuseTaken } from '../refusals';
import { services } from '../schema';

/** The services of the token's company. */
export function mountServices(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getBookServices,
    { summary: 'The services of the price book, by category and name' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { name, category, description } = services;
      const isFound = sql`position(lower(${query.find}) in lower(${name} || ' ' || ${category} || ' ' || ${description})) > 0`;
      const rows = await database
        .select()
        .from(services)
        .where(and(eq(services.companyId, companyId), query.find ? isFound : undefined))
        .orderBy(services.isArchived, sql`${category} = ''`, sql`lower(${category})`, sql`lower(${name})`);
      return { services: rows.map(bookServiceOf) };
    },
  );

  route(
    app,
    kernel,
    contract.createService,
    { summary: 'Add a service to the price book' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await leaveRoom(database, companyId, 1);
      const [made] = await database
        .insert(services)
        .values({ ...body, companyId, updatedAt: new Date(clock()) })
        .onConflictDoNothing()
        .returning();
      if (!made) throw nameTaken('service');
      const changes = changesBetween({}, audited(made));
      await writeAudit(database, author, [{ action: 'book-service.created', subject: made.name, changes }], clock());
      return bookServiceOf(made);
    },
  );

  route(
    app,
    kernel,
    contract.putService,
    { summary: 'Change, archive or restore a service of the price book' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const before = await requireService(database, author.companyId, params.serviceId);
      const { version, ...written } = body;
      const [after] = await database
        .update(services)
        .set({ ...written, version: version + 1, updatedAt: new Date(clock()) })
        .where(and(eq(services.id, before.id), eq(services.version, version)))
        .returning()
        .catch(refuseTaken('service'));
      if (!after) throw changedMeanwhile('service');
      const changes = changesBetween(audited(before), audited(after));
      if (changes.length)
        await writeAudit(database, author, [{ action: 'book-service.changed', subject: after.name, changes }], clock());
      return bookServiceOf(after);
    },
  );
}

/** @throws SuiteError `not_found` */
async function requireService(database: Database, companyId: string, id: string): Promise<ServiceRow> {
  const mine = and(eq(services.id, id), eq(services.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(services).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such service in your company.');
  return row;
}

/** Locks until the commit, so that services added at the same time are all counted. @throws SuiteError `limit_reached` */
export async function leaveRoom(transaction: Database, companyId: string, more: number): Promise<void> {
  await lockByName(transaction, `price book ${companyId}`);
  const count = await transaction.$count(services, eq(services.companyId, companyId));
  if (count + more > contract.MAX_SERVICES)
    throw limitReached(contract.MAX_SERVICES, 'services in its price book', 'Change one that is no longer offered instead.');
}

/** Returns a service as the audit log shows it. */
function audited({ name, category, currency, billing, price, unit, drivers, taxRate, depositRate, isArchived }: ServiceRow) {
  const digits = minorDigits(currency);
  return {
    name,
    category: category || null,
    billing,
    price: `${(price / 10 ** digits).toFixed(digits)} ${currency}${unit && ` per ${unit}`}`,
    drivers: drivers.map((driver) => driver.name).join(', ') || null,
    tax: `${taxRate / 1000} %`,
    deposit: `${depositRate / 100} %`,
    state: isArchived ? 'archived' : 'offered',
  };
}
