import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getAttention as endpoint } from '../contract/attention';

const getAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** Reads the proposals that need attention, if the person may open proposals. */
export const useProposalsAttention = (mayOpen: boolean) => useRead(getAttention, 'proposals-attention', mayOpen ? [] : undefined);
