import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead, useRevalidate } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/proposals';

type Query = RequestOf<typeof endpoints.getProposals>['query'];
export type ProposalsPage = AnswerOf<typeof endpoints.getProposals>;

/** A page of the firm's proposals; the caller shows failures. */
export const getProposals = (client: ApiClient, query: Query) =>
  client.call(endpoints.getProposals, { query, handleLocally: shownByPage });

/** A page of the firm's proposals, with counts for each view. */
export const useProposals = (query: Query) => useRead(getProposals, 'proposals', [query]);

const getProposal = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.getProposal, { params: { proposalId }, handleLocally: shownByPage });

export const useProposal = (proposalId: string) => useRead(getProposal, 'proposal', [proposalId]);

/**
 * Returns a function that reads again what a write may have changed, including clients without an engagement, who may have a
 * proposal now.
 */
export function useProposalsChanged(): (...reads: ('proposals' | 'proposal')[]) => Promise<unknown> {
  const revalidate = useRevalidate();
  return (...reads) => revalidate(...reads, 'unengaged');
}

/** @throws SuiteError shown by the form, as for all calls below */
export const createProposal = (client: ApiClient, body: RequestOf<typeof endpoints.createProposal>['body']) =>
  client.call(endpoints.createProposal, { body, handleLocally: shownByPage });

/** Saves the draft. @throws SuiteError `changed_meanwhile` when it was saved elsewhere */
export const putDraft = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.putDraft>['body']) =>
  client.call(endpoints.putDraft, { params: { proposalId }, body, handleLocally: shownByPage });

export const revise = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.revise, { params: { proposalId }, handleLocally: shownByPage });

export const deleteDraft = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.deleteDraft, { params: { proposalId }, handleLocally: shownByPage });

export const sendProposal = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.sendProposal>['body']) =>
  client.call(endpoints.sendProposal, { params: { proposalId }, body, handleLocally: shownByPage });

export const decideApproval = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.decideApproval>['body']) =>
  client.call(endpoints.decideApproval, { params: { proposalId }, body, handleLocally: shownByPage });

export const withdraw = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.withdraw, { params: { proposalId }, handleLocally: shownByPage });

export const extend = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.extend>['body']) =>
  client.call(endpoints.extend, { params: { proposalId }, body, handleLocally: shownByPage });

export const remindRecipient = (client: ApiClient, params: { proposalId: string; recipientId: string }) =>
  client.call(endpoints.remindRecipient, { params, handleLocally: shownByPage });

export const createLink = (client: ApiClient, params: { proposalId: string; recipientId: string }) =>
  client.call(endpoints.createLink, { params, handleLocally: shownByPage });

export const answerClient = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.answerClient>['body']) =>
  client.call(endpoints.answerClient, { params: { proposalId }, body, handleLocally: shownByPage });

export const copyProposal = (client: ApiClient, proposalId: string, body: RequestOf<typeof endpoints.copyProposal>['body']) =>
  client.call(endpoints.copyProposal, { params: { proposalId }, body, handleLocally: shownByPage });

/** The sealed document, as a file. */
export const getSignedDocument = (client: ApiClient, proposalId: string) =>
  client.call(endpoints.getSignedDocument, { params: { proposalId }, handleLocally: shownByPage });
