import type { ApiClient } from '@suite/api/client';
import type { AnswerOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/administration';

export type ChatAdministration = AnswerOf<typeof endpoints.getChatAdministration>;

const local = { handleLocally: shownByPage } as const;

const getAdministration = (client: ApiClient) => client.call(endpoints.getChatAdministration, local);
export const useChatAdministration = () => useRead(getAdministration, 'chat-administration', []);

const getSentRequests = (client: ApiClient, offset: string) =>
  client.call(endpoints.getSentRequests, { query: { offset, limit: '25' }, ...local });
export const useSentRequests = (offset: number) => useRead(getSentRequests, 'chat-requests', [String(offset)]);

/** @throws SuiteError shown by the form */
export const putChatSettings = (client: ApiClient, body: endpoints.ChatSettings) =>
  client.call(endpoints.putChatSettings, { body, ...local });
