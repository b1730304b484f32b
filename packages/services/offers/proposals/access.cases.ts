import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const proposal = { path: { proposalId: 'proposalId' } } as const;
const draftProposal = { path: { proposalId: 'draftProposalId' } } as const;
const recipient = { path: { proposalId: 'proposalId', recipientId: 'recipientId' } } as const;
const batch = { path: { batchId: 'batchId' } } as const;
const batchItem = { path: { batchId: 'batchId', itemId: 'batchItemId' } } as const;
const link = { path: { token: 'proposalToken' } } as const;
const nobodys = { path: { token: () => 'x' } } as const;

export const accessCases: AccessCases = {
  getProposals: { answers: [401, 200, 200, 200] },
  getProposal: { ...proposal, answers: [401, 404, 200, 200] },
  createProposal: {
    body: ({ companyId }) => ({ client: 'Bayview Dental', ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  // The member saves it first.
  putDraft: {
    ...draftProposal,
    body: ({ draft }) => ({ revision: 2, draft }),
    answers: [401, 404, 200, 409],
  },
  revise: { ...proposal, answers: [401, 404, 201, 201] },
  deleteDraft: { ...draftProposal, answers: [401, 404, 204, 404] },
  sendProposal: {
    ...draftProposal,
    body: ({ companyId }) => ({ revision: 2, ...tampered(companyId) }),
    answers: [401, 404, 201, 409],
  },
  decideApproval: {
    ...draftProposal,
    body: ({ companyId }) => ({ revision: 2, isApproved: true, ...tampered(companyId) }),
    answers: [401, 404, 403, 409],
  },
  withdraw: { ...proposal, answers: [401, 404, 200, 409] },
  extend: { ...proposal, body: () => ({ expiresOn: '2099-01-01' }), answers: [401, 404, 200, 200] },
  remindRecipient: { ...recipient, answers: [401, 404, 200, 200] },
  createLink: { ...recipient, answers: [401, 404, 201, 201] },
  answerClient: {
    ...proposal,
    body: ({ companyId }) => ({ text: 'Yes', ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  copyProposal: {
    ...proposal,
    body: ({ companyId }) => ({ isAmendment: false, ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  getAttention: { answers: [401, 200, 200, 200] },
  getLeakage: { answers: [401, 200, 200, 200] },
  getUnengaged: { answers: [401, 200, 200, 200] },
  getRevenueBySource: { answers: [401, 200, 200, 200] },
  getSignedDocument: { ...proposal, answers: [401, 404, 404, 404] },
  getRenewable: { answers: [401, 200, 200, 200] },
  createBatch: {
    body: ({ companyId, acceptedProposalId }) => ({
      kind: 'renewal',
      proposalIds: [acceptedProposalId],
      ...tampered(companyId),
    }),
    answers: [401, 404, 201, 201],
  },
  getBatches: { answers: [401, 200, 200, 200] },
  getBatch: { ...batch, answers: [401, 404, 200, 200] },
  // The member saves it first.
  putBatch: {
    ...batch,
    body: () => ({ revision: 1, increase: 500, roundTo: 1, title: null, message: null, expiresOn: '2099-01-01' }),
    answers: [401, 404, 200, 409],
  },
  putBatchItem: {
    ...batchItem,
    body: () => ({ revision: 1, prices: {}, leftOut: [], recipients: [] }),
    answers: [401, 404, 200, 409],
  },
  deleteBatchItem: { ...batchItem, answers: [401, 404, 204, 404] },
  startBatch: { ...batch, body: ({ companyId }) => ({ revision: 1, ...tampered(companyId) }), answers: [401, 404, 202, 202] },
  // anyone who has the link
  getPublicProposal: { ...link, answers: [200, 200, 200, 200] },
  noteView: { ...link, body: () => ({ optionId: null }), answers: [204, 204, 204, 204] },
  askQuestion: { ...link, body: ({ companyId }) => ({ text: 'Why?', ...tampered(companyId) }), answers: [201, 201, 201, 201] },
  forward: {
    ...link,
    body: ({ companyId }, { email }) => ({
      ...tampered(companyId),
      name: 'Bo',
      email: email || 'bo@client.example',
      role: 'reader',
    }),
    answers: [201, 201, 201, 201],
  },
  accept: {
    ...nobodys,
    body: () => ({
      version: 1,
      selection: { optionId: crypto.randomUUID(), addOns: [], quantities: {} },
      name: 'Bo',
      signature: { kind: 'typed' },
      consents: true,
      agrees: true,
    }),
    answers: [404, 404, 404, 404],
  },
  getPublicDocument: { ...link, answers: [404, 404, 404, 404] },
  // anyone who has a file
  verifyDocument: { answers: [200, 200, 200, 200] },
  decline: { ...nobodys, body: () => ({ version: 1, reason: '' }), answers: [404, 404, 404, 404] },
};
