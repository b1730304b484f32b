import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/settings';

const getSettings = (client: ApiClient) => client.call(endpoints.getContactSettings, { handleLocally: shownByPage });

export const useContactSettings = () => useRead(getSettings, 'contact-settings', []);

export const putContactSettings = (client: ApiClient, body: RequestOf<typeof endpoints.putContactSettings>['body']) =>
  client.call(endpoints.putContactSettings, { body, handleLocally: shownByPage });

export const createMailAddress = (client: ApiClient, body: RequestOf<typeof endpoints.createMailAddress>['body']) =>
  client.call(endpoints.createMailAddress, { body, handleLocally: shownByPage });

const getSavedReplies = (client: ApiClient) => client.call(endpoints.getSavedReplies, { handleLocally: shownByPage });

export const useSavedReplies = () => useRead(getSavedReplies, 'saved-replies', []);

type ReplyBody = RequestOf<typeof endpoints.createSavedReply>['body'];

export const createSavedReply = (client: ApiClient, body: ReplyBody) =>
  client.call(endpoints.createSavedReply, { body, handleLocally: shownByPage });

export const putSavedReply = (client: ApiClient, replyId: string, body: ReplyBody) =>
  client.call(endpoints.putSavedReply, { params: { replyId }, body, handleLocally: shownByPage });

export const deleteSavedReply = (client: ApiClient, replyId: string) =>
  client.call(endpoints.deleteSavedReply, { params: { replyId }, handleLocally: shownByPage });
