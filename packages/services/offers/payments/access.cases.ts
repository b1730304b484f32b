import { randomUUID } from 'node:crypto';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  proposalId: ({ acceptedProposalId }) => acceptedProposalId,
  token: ({ acceptedToken }) => acceptedToken,
  accountId: () => randomUUID(),
  transferId: () => randomUUID(),
  statementId: () => randomUUID(),
  lineId: () => randomUUID(),
  fileName: 'statement.xml',
  version: 1000,
  secretKey: 'x',
  openCheckout: { kind: 'method' },
  'endBilling.on': '2099-01-01',
  'previewEnd.on': '2099-01-01',
};

export const accessCases: AccessCases = {
  getPaymentAttention: [401, 200, 200, 200],
  getPayments: [401, 200, 200, 200],
  getBilling: [401, 404, 200, 200],
  pauseBilling: [401, 404, 200, 200],
  // Nothing was paused.
  resumeBilling: [401, 404, 409, 409],
  previewEnd: [401, 404, 200, 200],
  endBilling: [401, 404, 200, 409],
  completeLine: [401, 404, 404, 404],
  // The member marks it first.
  markReceived: [401, 404, 200, 409],
  cancelPayment: [401, 404, 200, 409],
  retryPayment: [401, 404, 409, 409],
  refundPayment: [401, 404, 409, 409],
  getClientCredits: [401, 200, 200, 200],
  // There is no such transfer, and this client has no credit.
  payBackCredit: [401, 404, 404, 404],
  undoTransfer: [401, 404, 404, 404],
  applyCredit: [401, 404, 409, 409],
  getBankStatements: [401, 200, 200, 200],
  // The body is empty.
  uploadStatement: [401, 400, 400, 400],
  // There is no such statement and no such line.
  getBankStatement: [401, 404, 404, 404],
  confirmLine: [401, 404, 404, 404],
  confirmLines: [401, 404, 404, 404],
  dismissLine: [401, 404, 404, 404],
  reopenLine: [401, 404, 404, 404],
  getPaymentSettings: [401, 200, 200, 200],
  putBankDetails: [401, 409, 403, 409],
  // An invalid key is refused before Stripe is asked.
  connectStripe: [401, 400, 403, 400],
  disconnectStripe: [401, 200, 403, 200],
  // anyone who has the link
  getPublicBilling: [200, 200, 200, 200],
  openCheckout: [200, 200, 200, 200],
  returnFromCheckout: [200, 200, 200, 200],
  // Stripe, with a firm's secret
  takeStripeEvent: [404, 404, 404, 404],
};
