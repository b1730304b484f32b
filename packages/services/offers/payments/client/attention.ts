import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getPaymentAttention as endpoint } from '../contract/attention';

const getPaymentAttention = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** Reads the payments that need attention, if the person may open payments. */
export const usePaymentAttention = (mayOpen: boolean) =>
  useRead(getPaymentAttention, 'payment-attention', mayOpen ? [] : undefined);
