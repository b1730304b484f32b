import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getFirmOfUser, getUserExists, putReportMails } from '../contract/firms';
import { addClients, createInsightsUser } from '../contract/provisioning';
import type {} from '../facts';
import { clients, insightsUsers } from '../schema/firms';
import { firmOfCompany } from './firms';
import { mountProvisioning } from './mount-provisioning';
import { findInsightsUser, setReportMails } from './users';

/** Mounts legacy insights (§7). Everything is limited to the token's company (decision 004). */
export function mountLegacy(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getFirmOfUser,
    { summary: "The firm of a person in the token's company, null before provisioning (§7)" },
    async ({ input, caller, database }) => {
      if (!(await isColleague(database, caller, input.params.userId))) throw noUser();
      return { data: (await firmOfCompany(database, caller.companyId)) ?? null };
    },
  );

  route(
    app,
    kernel,
    getUserExists,
    { summary: "Whether the person has an insights user in the token's company (§7)" },
    async ({ input, caller, database }) => ({
      data: (await findInsightsUser(database, caller, input.params.userId)) !== undefined,
    }),
  );

  route(
    app,
    kernel,
    createInsightsUser,
    { summary: 'Create the insights user; the caller refreshes its token after (§7)' },
    async ({ input, caller, database }) => {
      const { user } = input.body;
      if (user.unifiedId.toLowerCase() !== caller.userId)
        throw new SuiteError('forbidden', 'An insights user is made by the person it is for.');
      // A repeated call for the same person returns the existing user.
      await database
        .insert(insightsUsers)
        .values({ ...user, companyId: caller.companyId })
        .onConflictDoNothing();
      const data = await findInsightsUser(database, caller, caller.userId);
      if (!data) throw new Error('the insights user was not written');
      return { data };
    },
  );

  route(
    app,
    kernel,
    putReportMails,
    { summary: 'Choose which reports the own insights user gets by e-mail (§3)' },
    async ({ input: { params, body }, caller, database }) => {
      const data = params.userId === caller.userId ? await setReportMails(database, caller, body) : undefined;
      if (!data) throw new SuiteError('not_found', 'There is no insights user of yours.');
      return { data };
    },
  );

  route(
    app,
    kernel,
    addClients,
    { summary: 'Add clients to the firm; parentId is its organizationId (§7, decision 004)' },
    async ({ input, caller, database, clock }) => {
      const { parentId, clients: given } = input.body;
      const { companyId, userId } = caller;
      const firm = await firmOfCompany(database, companyId);
      if (!companyId || firm?.organizationId !== parentId.toLowerCase())
        throw new SuiteError('not_found', 'There is no such firm.');
      const rows = given.map(({ name, email = null }) => ({ companyId, name, email }));
      const { id, name, email } = clients;
      const data = await database.insert(clients).values(rows).returning({ id, name, email });
      await kernel.facts.append(database, 'clients.added', { companyId, data: { clientIds: data.map((client) => client.id) } });
      const changes = [{ what: 'clients', from: null, to: String(data.length) }];
      await writeAudit(database, { companyId, userId }, [{ action: 'clients.added', subject: firm.name, changes }], clock());
      return { data };
    },
  );

  mountProvisioning(app, kernel);
}

const noUser = () => new SuiteError('not_found', 'There is no such person in the company.');

const isColleague = async (database: Database, caller: Caller, userId: string) =>
  userId.toLowerCase() === caller.userId || (await findInsightsUser(database, caller, userId)) !== undefined;
