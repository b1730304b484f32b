import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/billing';

type Query = RequestOf<typeof endpoints.getPayments>['query'];
export type PaymentsPage = AnswerOf<typeof endpoints.getPayments>;

/** A page of the firm's payments. The caller shows failures, as for all calls below. */
export const getPayments = (client: ApiClient, query: Query) =>
  client.call(endpoints.getPayments, { query, handleLocally: shownByPage });

/** A page of the firm's payments, with counts for each view. */
export const usePayments = (query: Query) => useRead(getPayments, 'payments', [query]);

const getBilling = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.getBilling, { params: { proposalId }, handleLocally: shownByPage });

/** The billing of an accepted proposal; nothing is read while the id is `undefined`. */
export const useBilling = (proposalId: string | undefined) =>
  useRead(getBilling, 'billing', proposalId === undefined ? undefined : [proposalId]);

export const pauseBilling = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.pauseBilling, { params: { proposalId }, handleLocally: shownByPage });

export const resumeBilling = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.resumeBilling>['body']) =>
  client.call(endpoints.resumeBilling, { params: { proposalId }, body, handleLocally: shownByPage });

export const endBilling = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.endBilling>['body']) =>
  client.call(endpoints.endBilling, { params: { proposalId }, body, handleLocally: shownByPage });

const previewEnd = (client: ApiClient, proposalId: string, query: RequestOf<typeof endpoints.previewEnd>['query']) =>
  client.call(endpoints.previewEnd, { params: { proposalId }, query, handleLocally: shownByPage });

/** What would be left after an end of the billing; nothing is read while the query is `undefined`. */
export const useEndPreview = (proposalId: string, query: RequestOf<typeof endpoints.previewEnd>['query'] | undefined) =>
  useRead(previewEnd, 'billing-end', query && [proposalId, query]);

export const completeLine = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.completeLine>['body']) =>
  client.call(endpoints.completeLine, { params: { proposalId }, body, handleLocally: shownByPage });

export const markReceived = (client: ApiClient, paymentId: string, body: RequestOf<typeof endpoints.markReceived>['body']) =>
  client.call(endpoints.markReceived, { params: { paymentId }, body, handleLocally: shownByPage });

export const undoReceived = (client: ApiClient, paymentId: string) =>
  client.call(endpoints.undoReceived, { params: { paymentId }, handleLocally: shownByPage });

export const cancelPayment = (client: ApiClient, paymentId: string, body: RequestOf<typeof endpoints.cancelPayment>['body']) =>
  client.call(endpoints.cancelPayment, { params: { paymentId }, body, handleLocally: shownByPage });

export const retryPayment = (client: ApiClient, paymentId: string) =>
  client.call(endpoints.retryPayment, { params: { paymentId }, handleLocally: shownByPage });

export const refundPayment = (client: ApiClient, paymentId: string, body: RequestOf<typeof endpoints.refundPayment>['body']) =>
  client.call(endpoints.refundPayment, { params: { paymentId }, body, handleLocally: shownByPage });
