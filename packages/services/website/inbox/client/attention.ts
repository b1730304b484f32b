import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getLeadAttention as endpoint } from '../contract/attention';

const getLeadAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** Reads the leads that wait for a reply, if the person may open the inbox. */
export const useLeadAttention = (mayOpen: boolean) => useRead(getLeadAttention, 'lead-attention', mayOpen ? [] : undefined);
