import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { safeParse } from 'valibot';
import type { InsightsFirm } from '../contract/firms';
import * as endpoints from '../contract/provisioning';

interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Creates the insights user with the role Administrator (§3, §6, §7). The caller refreshes its token afterwards. */
export const createInsightsUser = (client: ApiClient, { userId, ...person }: Person) =>
  client.call(endpoints.createInsightsUser, {
    body: {
      user: {
        ...person,
        unifiedId: userId,
        accessEnabled: true,
        sendWeeklyReport: true,
        sendMonthlyReport: true,
        userRole: 'Administrator',
      },
    },
  });

type Provisioned = { statusCode: 200; result: InsightsFirm } | { statusCode: 400; errors: string[] };

/**
 * Provisions a firm in this computer's time zone. A 400 response is returned with its reasons (§7, §8). The caller refreshes its
 * token afterwards.
 */
export async function provisionFirm(client: ApiClient, name: string): Promise<Provisioned> {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return await client.call(endpoints.provisionFirm, { body: { name, timeZone }, handleLocally: [Status.BadRequest] });
  } catch (error) {
    const failure =
      error instanceof SuiteError && error.status === Status.BadRequest
        ? safeParse(endpoints.provisionFailure, error.body)
        : undefined;
    if (failure?.success) return failure.output;
    throw error;
  }
}
