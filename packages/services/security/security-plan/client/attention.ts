import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getSecurityAttention as endpoint } from '../contract/attention';

const getSecurityAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** What of the security plan asks for attention. Not asked for unless the person may open it. */
export const useSecurityAttention = (mayOpen: boolean) =>
  useRead(getSecurityAttention, 'security-attention', mayOpen ? [] : undefined);
