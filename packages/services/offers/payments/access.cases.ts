import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const proposal = { path: { proposalId: 'acceptedProposalId' } } as const;
const payment = { path: { paymentId: 'paymentId' } } as const;
const link = { path: { token: 'acceptedToken' } } as const;
const today = () => new Date().toISOString().slice(0, 10);

export const accessCases: AccessCases = {
  getPaymentAttention: { answers: [401, 200, 200, 200] },
  getPayments: { answers: [401, 200, 200, 200] },
  getBilling: { ...proposal, answers: [401, 404, 200, 200] },
  pauseBilling: { ...proposal, answers: [401, 404, 200, 200] },
  // Nothing was paused.
  resumeBilling: { ...proposal, body: () => ({ missed: 'skip' }), answers: [401, 404, 409, 409] },
  previewEnd: { ...proposal, query: () => 'on=2099-01-01&isProrated=true', answers: [401, 404, 200, 200] },
  endBilling: {
    ...proposal,
    body: ({ companyId }) => ({ on: '2099-01-01', isProrated: true, ...tampered(companyId) }),
    answers: [401, 404, 200, 409],
  },
  completeLine: { ...proposal, body: () => ({ lineId: crypto.randomUUID() }), answers: [401, 404, 404, 404] },
  // The member marks it first.
  markReceived: { ...payment, body: ({ companyId }) => ({ on: today(), ...tampered(companyId) }), answers: [401, 404, 200, 409] },
  undoReceived: { ...payment, answers: [401, 404, 409, 409] },
  cancelPayment: { ...payment, body: ({ companyId }) => ({ ...tampered(companyId) }), answers: [401, 404, 200, 409] },
  retryPayment: { ...payment, answers: [401, 404, 409, 409] },
  refundPayment: { ...payment, body: () => ({ amount: 1, reason: 'Goodwill' }), answers: [401, 404, 409, 409] },
  getPaymentSettings: { answers: [401, 200, 200, 200] },
  putBankDetails: {
    body: ({ companyId }) => ({ version: 1000, bankDetails: 'IBAN', ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  // An invalid key is refused before Stripe is asked.
  connectStripe: { body: () => ({ secretKey: 'x' }), answers: [401, 400, 403, 400] },
  disconnectStripe: { answers: [401, 200, 403, 200] },
  // anyone who has the link
  getPublicBilling: { ...link, answers: [200, 200, 200, 200] },
  openCheckout: { ...link, body: () => ({ kind: 'method' }), answers: [200, 200, 200, 200] },
  returnFromCheckout: { ...link, answers: [200, 200, 200, 200] },
  // Stripe, with a firm's secret
  takeStripeEvent: { path: { accountId: () => crypto.randomUUID() }, answers: [404, 404, 404, 404] },
};
