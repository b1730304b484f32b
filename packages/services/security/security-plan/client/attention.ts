import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getSecurityAttention as endpoint } from '../contract/attention';

const getSecurityAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** Reads what needs attention in the security plan, if the person may open it. */
export const useSecurityAttention = (mayOpen: boolean) =>
  useRead(getSecurityAttention, 'security-attention', mayOpen ? [] : undefined);
