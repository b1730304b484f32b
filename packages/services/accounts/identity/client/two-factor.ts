import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/two-factor';

const getTwoFactorRule = (client: ApiClient) => client.call(endpoints.getTwoFactorRule, { handleLocally: shownByPage });

/** Returns whether the company requires two-factor authentication, and how many people have it. */
export const useTwoFactorRule = () => useRead(getTwoFactorRule, 'two-factor', []);

/** The caller shows every failure. */
export const putTwoFactorRule = (client: ApiClient, body: Pick<endpoints.TwoFactorRule, 'isRequired' | 'trustsProvider'>) =>
  client.call(endpoints.putTwoFactorRule, { body, handleLocally: shownByPage });
