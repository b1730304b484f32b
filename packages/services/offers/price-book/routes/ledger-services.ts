import { writeAudit } from '@services/identity/ports';
import { metricsAsOf, type ServicePrice, servicePrices } from '@services/insights/ports';
import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq, sql } from 'drizzle-orm';
import * as contract from '../contract/price-book';
import { bookServiceOf, type ServiceRow } from '../price-book/book-service';
import { billingOf } from '../price-book/ledger-billing';
import { MAX_LEDGER_SERVICES, nameOf } from '../price-book/ledger-prices';
import { services } from '../schema';
import { settingsOf } from '../settings';
import { leaveRoom } from './services';

/** What the ledger bills, and its import into the price book of the token's company. */
export function mountLedgerServices(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getLedgerServices,
    { summary: 'Recurring services of the ledger with what clients pay for them' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      const set = await metricsAsOf(database, companyId);
      const book = await database.select().from(services).where(eq(services.companyId, companyId));
      const billed = (await servicePrices(database, set.id, MAX_LEDGER_SERVICES)).filter(fits);
      return {
        asOf: set.asOf,
        services: billed.map(({ service, currency, median, lowest, highest, clients, period }) => ({
          name: service,
          currency,
          median: Math.round(median),
          lowest: Math.round(lowest),
          highest: Math.round(highest),
          clients,
          billing: billingOf(period),
          isInBook: book.some((one) => isOf(one, service, currency)),
        })),
      };
    },
  );

  route(
    app,
    kernel,
    contract.addLedgerServices,
    { summary: 'Add services of the ledger to the price book at their median prices' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const set = await metricsAsOf(database, companyId);
      await leaveRoom(database, companyId, 0);
      const billed = new Map(
        (await servicePrices(database, set.id, MAX_LEDGER_SERVICES)).map((one) => [keyOf(one.service, one.currency), one]),
      );
      const book = await database.select().from(services).where(eq(services.companyId, companyId));
      const { taxRate } = await settingsOf(database, companyId);
      const now = new Date(clock());
      const added: ServiceRow[] = [];
      for (const { name, currency, billing } of body.services) {
        const ledger = billed.get(keyOf(name, currency));
        if (!ledger || !fits(ledger))
          throw new SuiteError('not_found', `The ledger no longer bills “${name}” in ${currency}. Open the list again.`);
        if (book.some((one) => isOf(one, name, currency))) continue;
        const namesake = book.find((one) => isNamesake(one, name, currency));
        const [row] = namesake
          ? await database
              .update(services)
              .set({ ledgerName: name, version: sql`${services.version} + 1`, updatedAt: now })
              .where(eq(services.id, namesake.id))
              .returning()
          : await database
              .insert(services)
              .values({
                ...fromLedger(ledger),
                companyId,
                name: freeName(book, name, currency),
                billing,
                taxRate,
                updatedAt: now,
              })
              .returning();
        if (!row) throw new Error('the service was not written');
        if (namesake) book.splice(book.indexOf(namesake), 1);
        book.push(row);
        added.push(row);
      }
      await leaveRoom(database, companyId, 0);
      if (added.length) {
        const changes = added.map((row) => ({ what: 'service', from: null, to: row.name }));
        await writeAudit(database, author, [{ action: 'book-services.imported', subject: set.asOf, changes }], clock());
      }
      return { services: added.map(bookServiceOf) };
    },
  );
}

/** JSON, because names in a ledger may contain any character. */
const keyOf = (service: string, currency: string) => JSON.stringify([service, currency]);

/** Prices in the price book have at most twelve digits, and linked names at most 200 characters. */
const fits = ({ service, median }: ServicePrice) => service.length <= 200 && nameOf(service) !== '' && median <= 999_999_999_999;

const isOf = (row: ServiceRow, ledgerName: string, currency: string) =>
  row.ledgerName === ledgerName && row.currency === currency;

/** Whether a service has the same name and is not linked to the ledger yet. */
const isNamesake = (row: ServiceRow, ledgerName: string, currency: string) =>
  row.ledgerName === '' && row.currency === currency && row.name.toLowerCase() === nameOf(ledgerName).toLowerCase();

/** Returns the ledger's name; when it is taken, with the currency, and then with a number. */
function freeName(book: readonly ServiceRow[], ledgerName: string, currency: string): string {
  const taken = new Set(book.map(({ name }) => name.toLowerCase()));
  const name = nameOf(ledgerName);
  const ended = (end: string) => `${name.slice(0, 200 - end.length)}${end}`;
  for (let count = 0; ; count++) {
    const end = count === 0 ? '' : count === 1 ? ` (${currency})` : ` (${currency} ${count})`;
    if (!taken.has(ended(end).toLowerCase())) return ended(end);
  }
}

const fromLedger = ({ service, currency, median }: ServicePrice) => ({
  ledgerName: service,
  currency,
  price: Math.round(median),
  description: '',
  category: '',
  unit: '',
  drivers: [],
  depositRate: 0,
  minimumTerm: null,
  isProrated: false,
});
