import type { ServiceCalls } from '@suite/kernel/service/service';
import { getAttention } from './contract/attention';
import * as proposals from './contract/proposals';
import * as publicCalls from './contract/public';
import * as revenue from './contract/revenue';

export const proposalsEndpoints = {
  getProposals: proposals.getProposals,
  getProposal: proposals.getProposal,
  createProposal: proposals.createProposal,
  putDraft: proposals.putDraft,
  revise: proposals.revise,
  deleteDraft: proposals.deleteDraft,
  sendProposal: proposals.sendProposal,
  decideApproval: proposals.decideApproval,
  withdraw: proposals.withdraw,
  extend: proposals.extend,
  answerClient: proposals.answerClient,
  copyProposal: proposals.copyProposal,
  getSignedDocument: proposals.getSignedDocument,
  getAttention,
  getLeakage: revenue.getLeakage,
  getUnengaged: revenue.getUnengaged,
  getRevenueBySource: revenue.getRevenueBySource,
  getPublicProposal: publicCalls.getPublicProposal,
  noteView: publicCalls.noteView,
  askQuestion: publicCalls.askQuestion,
  forward: publicCalls.forward,
  accept: publicCalls.accept,
  decline: publicCalls.decline,
  getPublicDocument: publicCalls.getPublicDocument,
  verifyDocument: publicCalls.verifyDocument,
};

const summaries: Record<keyof typeof proposalsEndpoints, string> = {
  getProposals: "The firm's proposals, by where they stand",
  getProposal: 'A proposal with its draft, the version that was sent, and what happened to it',
  createProposal: 'Begin a proposal',
  putDraft: 'Save the draft of a proposal',
  revise: 'Begin the next version of a proposal that was sent',
  deleteDraft: 'Drop the draft of a proposal',
  sendProposal: 'Send a proposal, or ask for its approval',
  decideApproval: 'Approve and send a proposal, or return it',
  withdraw: 'Withdraw a proposal that was sent',
  extend: 'Let a proposal be accepted until a later day',
  answerClient: "Answer a client's question",
  copyProposal: 'Begin a proposal with what another one says, or an amendment of an accepted one',
  getSignedDocument: 'The sealed document of an accepted proposal',
  getAttention: 'How many proposals await acceptance, and how many of them expire soon',
  getLeakage: 'What clients accepted beside what they were invoiced, by month',
  getUnengaged: 'Clients that are invoiced without an accepted proposal',
  getRevenueBySource: 'First-year value of what was accepted, by period and source',
  getPublicProposal: 'What the holder of a link may read',
  noteView: 'Note that the client has opened the proposal or an option',
  askQuestion: 'Ask the firm a question',
  forward: 'Send a colleague a link of their own',
  accept: 'Sign and accept',
  decline: 'Decline, with a reason',
  getPublicDocument: 'The sealed document, for the holder of a link',
  verifyDocument: 'Whether a PDF is one that was sealed here',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = { proposals: { endpoints: proposalsEndpoints, summaries } } as const satisfies ServiceCalls;
