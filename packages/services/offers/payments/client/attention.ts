import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getPaymentAttention as endpoint } from '../contract/attention';

const getPaymentAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** What of the firm's payments asks for attention; not asked for unless the person may open them. */
export const usePaymentAttention = (mayOpen: boolean) =>
  useRead(getPaymentAttention, 'payment-attention', mayOpen ? [] : undefined);
