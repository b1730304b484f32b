import { SuiteError } from '@suite/contract/errors';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import {
  CONNECTED,
  getConnections,
  getInsightsFirm,
  getInsightsUser,
  getLegacyConnections,
  getLegacyFirm,
  getLegacyUser,
} from '../contract/firms';
import { firmOfCompany } from './firms';
import { findInsightsUser } from './users';

const noFirm = () => new SuiteError('not_found', 'There is no such firm.');

/**
 * Mounts insights on the hub API and its known shapes in legacy insights (§7). Everything is limited to the token's company
 * (decision 004).
 */
export function mountHub(app: App, kernel: Kernel): void {
  for (const [endpoint, summary] of [
    [getInsightsUser, "The insights user of a person in the token's company, by UnifiedId (§7)"],
    [getLegacyUser, "The insights user of a person in the token's company, by UnifiedId (§7, known shapes)"],
  ] as const) {
    route(app, kernel, endpoint, { summary }, async ({ input, caller, database }) => {
      const data = await findInsightsUser(database, caller, input.query.UnifiedId);
      if (!data) throw new SuiteError('not_found', 'There is no such insights user.');
      return { data };
    });
  }

  route(app, kernel, getInsightsFirm, { summary: 'The firm and its connections (§7)' }, async ({ input, caller, database }) => {
    const data = await firmOfCompany(database, caller.companyId);
    if (data?.organizationId !== input.params.organizationId.toLowerCase()) throw noFirm();
    return { data };
  });

  route(
    app,
    kernel,
    getLegacyFirm,
    { summary: "The firm of the token's company (§7, known shapes)" },
    async ({ caller, database }) => {
      const data = await firmOfCompany(database, caller.companyId);
      if (!data) throw noFirm();
      return { data };
    },
  );

  for (const [endpoint, summary] of [
    [getConnections, "The firm's connections; 400 means not connected (§7)"],
    [getLegacyConnections, "The firm's connections; 400 means not connected (§7, known shapes)"],
  ] as const) {
    route(app, kernel, endpoint, { summary }, async ({ input, caller, database }) => {
      const firm = await firmOfCompany(database, caller.companyId);
      // Callers interpret every 400 of this call as "not connected" (§7), so a foreign or malformed id must not return one.
      if (firm?.organizationId !== input.query.OrganizationId.toLowerCase()) throw noFirm();
      if (!firm.connections.some(({ status }) => status === CONNECTED)) {
        throw new SuiteError('not_connected', 'The firm is connected to nothing yet.');
      }
      return { data: firm.connections };
    });
  }
}
