import { createInsightsUser as endpoint } from '@suite/contract/insights';
import type { ApiClient } from '../client';

interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Creates the insights user with the role Administrator (§3, §6, §7). The caller refreshes its token after. */
export const createInsightsUser = (client: ApiClient, { userId, ...person }: Person) =>
  client.call(endpoint, {
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
