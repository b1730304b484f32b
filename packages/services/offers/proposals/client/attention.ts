import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getAttention as endpoint } from '../contract/attention';

const getAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** What of the firm's proposals asks for attention; not asked for unless the person may open them. */
export const useProposalsAttention = (mayOpen: boolean) => useRead(getAttention, 'proposals-attention', mayOpen ? [] : undefined);
