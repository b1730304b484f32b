import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/payment-terms';

const getPaymentTerms = (client: ApiClient) => client.call(endpoints.getPaymentTerms, { handleLocally: shownByPage });

/** Reads the number of days after which invoices without a due date are due, and how many such invoices there are. */
export const usePaymentTerms = () => useRead(getPaymentTerms, 'payment-terms', []);

/** The caller shows failures. */
export const putPaymentTerms = (client: ApiClient, days: number) =>
  client.call(endpoints.putPaymentTerms, { body: { days }, handleLocally: shownByPage });
