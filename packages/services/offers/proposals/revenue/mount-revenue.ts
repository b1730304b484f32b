import { writeAudit } from '@services/identity/ports';
import { offerSettings } from '@services/price-book/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/revenue';
import { leakageDismissals } from '../schema';
import { listLeakage } from './list-leakage';
import { readRaises } from './raises';
import { readAccepted } from './read-accepted';
import { revenueBySource } from './sources';
import { unengagedClients } from './unengaged';

/** Revenue of accepted proposals of the token's company. */
export function mountRevenue(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getLeakage,
    {
      summary: 'Accepted and invoiced amounts of clients by month',
      tool: 'What clients accepted and were not invoiced, by month',
    },
    ({ input: { query }, caller, database, clock }) => listLeakage(database, inCompany(caller).companyId, query, clock()),
  );

  route(
    app,
    kernel,
    contract.dismissLeakage,
    { summary: 'Decide that nothing is missing for a client and month' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { clientKey: client, month, currency, reason } = body;
      const row = { reason, userId: author.userId, at: new Date(clock()) };
      await database
        .insert(leakageDismissals)
        .values({ companyId: author.companyId, client, month, currency, ...row })
        .onConflictDoUpdate({ target: dismissalKey, set: row });
      const changes = [{ what: 'reason', from: null, to: reason }];
      await writeAudit(database, author, [{ action: 'leakage.dismissed', subject: month, changes }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.undismissLeakage,
    { summary: 'Show a dismissed client and month as missing again' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, client, month, currency } = leakageDismissals;
      const isIt = and(
        eq(companyId, author.companyId),
        eq(client, body.clientKey),
        eq(month, body.month),
        eq(currency, body.currency),
      );
      const removed = await database.delete(leakageDismissals).where(isIt).returning({ month });
      if (removed.length) await writeAudit(database, author, [{ action: 'leakage.reopened', subject: body.month }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getUnengaged,
    {
      summary: 'Clients with invoices but no accepted proposal',
      tool: 'Clients that are invoiced without an accepted proposal',
    },
    ({ input: { query }, caller, database }) => unengagedClients(database, inCompany(caller).companyId, query),
  );

  route(
    app,
    kernel,
    contract.getRaises,
    { summary: 'Prices that accepted proposals raised, and what each did in its first 90 days' },
    ({ caller, database }) => readRaises(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.getRevenueBySource,
    { summary: 'The revenue of the first 12 months of accepted proposals, by period and source' },
    async ({ input: { query }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const { timeZone } = await offerSettings(database, companyId);
      const accepted = await readAccepted(database, companyId);
      return { periods: accepted.length ? revenueBySource(accepted, query.span, dayIn(timeZone, clock())) : [] };
    },
  );
}

const dismissalKey = [leakageDismissals.companyId, leakageDismissals.client, leakageDismissals.month, leakageDismissals.currency];
