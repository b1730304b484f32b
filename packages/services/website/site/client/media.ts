import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/media';

/** Timeout of an upload in milliseconds: the server creates nine pictures from it. */
const TIMEOUT = 120_000;

const getMedia = (client: ApiClient) => client.call(endpoints.getMedia, { handleLocally: shownByPage });

/** Reads the website's pictures. The caller shows failures, as for all calls below. */
export const useMedia = () => useRead(getMedia, 'website-media', []);

export const uploadMedium = (client: ApiClient, file: File) =>
  client.call(endpoints.uploadMedium, { query: { fileName: file.name }, file, timeout: TIMEOUT, handleLocally: shownByPage });

export const putMedium = (client: ApiClient, mediumId: string, body: RequestOf<typeof endpoints.putMedium>['body']) =>
  client.call(endpoints.putMedium, { params: { mediumId }, body, handleLocally: shownByPage });

export const deleteMedium = (client: ApiClient, mediumId: string) =>
  client.call(endpoints.deleteMedium, { params: { mediumId }, handleLocally: shownByPage });
