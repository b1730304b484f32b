import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/public';

const getPublicProposal = (client: ApiClient, token: string) =>
  client.call(endpoints.getPublicProposal, { params: { token }, handleLocally: shownByPage });

/** What people with the link can read; polled until the sealed document is ready. */
export const usePublicProposal = (token: string) =>
  useRead(getPublicProposal, 'public-proposal', [token], {
    readAgain: (proposal) => (proposal.state === 'accepted' && proposal.documentHash === null ? 3_000 : 0),
  });

/** Records that a person has opened the proposal, or one of its options. */
export const noteView = (client: ApiClient, token: string, body: RequestOf<typeof endpoints.noteView>['body']) =>
  client.call(endpoints.noteView, { params: { token }, body, handleLocally: shownByPage, outlivesPage: true });

/** @throws SuiteError shown by the form, as for all calls below */
export const askQuestion = (client: ApiClient, token: string, body: RequestOf<typeof endpoints.askQuestion>['body']) =>
  client.call(endpoints.askQuestion, { params: { token }, body, handleLocally: shownByPage });

export const forward = (client: ApiClient, token: string, body: RequestOf<typeof endpoints.forward>['body']) =>
  client.call(endpoints.forward, { params: { token }, body, handleLocally: shownByPage });

export const accept = (client: ApiClient, token: string, body: RequestOf<typeof endpoints.accept>['body']) =>
  client.call(endpoints.accept, { params: { token }, body, handleLocally: shownByPage });

export const decline = (client: ApiClient, token: string, body: RequestOf<typeof endpoints.decline>['body']) =>
  client.call(endpoints.decline, { params: { token }, body, handleLocally: shownByPage });

export const getPublicDocument = (client: ApiClient, token: string) =>
  client.call(endpoints.getPublicDocument, { params: { token }, handleLocally: shownByPage });

/** Checks whether a PDF was sealed here. */
export const verifyDocument = (client: ApiClient, file: File) =>
  client.call(endpoints.verifyDocument, { file, handleLocally: shownByPage });
