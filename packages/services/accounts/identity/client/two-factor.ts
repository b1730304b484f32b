import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/two-factor';

const getTwoFactorRule = (client: ApiClient) => client.call(endpoints.getTwoFactorRule, { handleLocally: shownByPage });

/** Whether the company requires two-factor authentication, and how many have it. */
export const useTwoFactorRule = () => useRead(getTwoFactorRule, 'two-factor', []);

/** The caller tells every failure itself. */
export const putTwoFactorRule = (client: ApiClient, body: Pick<endpoints.TwoFactorRule, 'isRequired' | 'trustsProvider'>) =>
  client.call(endpoints.putTwoFactorRule, { body, handleLocally: shownByPage });
