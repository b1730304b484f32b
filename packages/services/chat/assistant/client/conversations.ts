import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { Header } from '@suite/contract/headers';
import { shownByPage } from '@suite/contract/status';
import type { DraftContent } from '../contract/answers';
import * as endpoints from '../contract/conversations';

type Query = RequestOf<typeof endpoints.getConversations>['query'];
export type ChatStatus = AnswerOf<typeof endpoints.getChatStatus>;
export type ConversationPage = AnswerOf<typeof endpoints.getConversation>;

const local = { handleLocally: shownByPage } as const;

const getStatus = (client: ApiClient) => client.call(endpoints.getChatStatus, local);
export const useChatStatus = () => useRead(getStatus, 'chat-status', []);

const getConversations = (client: ApiClient, query: Query) => client.call(endpoints.getConversations, { query, ...local });
export const useConversations = (query: Query) => useRead(getConversations, 'conversations', [query]);

const getFolders = (client: ApiClient) => client.call(endpoints.getFolders, local);
export const useFolders = () => useRead(getFolders, 'chat-folders', []);

/** Failures of all calls below are shown by their callers. */
export const getConversation = (client: ApiClient, conversationId: string, before?: string) =>
  client.call(endpoints.getConversation, { params: { conversationId }, query: { before, limit: '60' }, ...local });

export const createConversation = (client: ApiClient, body: RequestOf<typeof endpoints.createConversation>['body']) =>
  client.call(endpoints.createConversation, { body, ...local });

export const putConversation = (
  client: ApiClient,
  conversationId: string,
  body: RequestOf<typeof endpoints.putConversation>['body'],
) => client.call(endpoints.putConversation, { params: { conversationId }, body, ...local });

export const deleteConversation = (client: ApiClient, conversationId: string) =>
  client.call(endpoints.deleteConversation, { params: { conversationId }, ...local });

export const forkConversation = (client: ApiClient, conversationId: string, messageId: string) =>
  client.call(endpoints.forkConversation, { params: { conversationId }, body: { messageId }, ...local });

export const exportConversation = (client: ApiClient, conversationId: string) =>
  client.call(endpoints.exportConversation, { params: { conversationId }, ...local });

export const ask = (client: ApiClient, conversationId: string, text: string, parentId: string | null) =>
  client.call(endpoints.ask, { params: { conversationId }, body: { text, parentId }, ...local });

export const retryAnswer = (client: ApiClient, messageId: string) =>
  client.call(endpoints.retryAnswer, { params: { messageId }, ...local });

export const stopAnswer = (client: ApiClient, messageId: string) =>
  client.call(endpoints.stopAnswer, { params: { messageId }, ...local });

/** Streams an answer in progress, starting after the characters already received. */
export const streamAnswer = (client: ApiClient, messageId: string, received: number, signal: AbortSignal) =>
  client.call(endpoints.streamAnswer, {
    params: { messageId },
    headers: { Accept: 'text/event-stream', [Header.lastEventId]: String(received) },
    signal,
    ...local,
  });

export const createFolder = (client: ApiClient, name: string) =>
  client.call(endpoints.createFolder, { body: { name }, ...local });

export const putFolder = (client: ApiClient, folderId: string, name: string) =>
  client.call(endpoints.putFolder, { params: { folderId }, body: { name }, ...local });

export const deleteFolder = (client: ApiClient, folderId: string) =>
  client.call(endpoints.deleteFolder, { params: { folderId }, ...local });

export const confirmDraft = (client: ApiClient, draftId: string, content: DraftContent) =>
  client.call(endpoints.confirmDraft, { params: { draftId }, body: { content }, ...local });

export const discardDraft = (client: ApiClient, draftId: string) =>
  client.call(endpoints.discardDraft, { params: { draftId }, ...local });
