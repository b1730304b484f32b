import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/pages';

const getPages = (client: ApiClient) => client.call(endpoints.getPages, { handleLocally: shownByPage });

/** Reads the pages and articles. The caller shows failures, as for all calls below. */
export const usePages = () => useRead(getPages, 'website-pages', []);

const getPage = (client: ApiClient, pageId: string) =>
  client.call(endpoints.getPage, { params: { pageId }, handleLocally: shownByPage });

/** How often an open page checks whether somebody else has changed it, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** Reads a page with its draft, repeatedly while it is open. */
export const usePage = (pageId: string | undefined) =>
  useRead(getPage, 'website-page', pageId === undefined ? undefined : [pageId], { readAgain: () => LOOK_AGAIN });

export const createPage = (client: ApiClient, body: RequestOf<typeof endpoints.createPage>['body']) =>
  client.call(endpoints.createPage, { body, handleLocally: shownByPage });

export const putPage = (client: ApiClient, pageId: string, body: RequestOf<typeof endpoints.putPage>['body']) =>
  client.call(endpoints.putPage, { params: { pageId }, body, handleLocally: shownByPage });

export const movePages = (client: ApiClient, pages: RequestOf<typeof endpoints.movePages>['body']['pages']) =>
  client.call(endpoints.movePages, { body: { pages }, handleLocally: shownByPage });

export const publishPages = (client: ApiClient, pages: { id: string; version: number }[]) =>
  client.call(endpoints.publishPages, { body: { pages }, handleLocally: shownByPage });

/** @param at when, in ISO 8601; null cancels the schedule */
export const schedulePage = (client: ApiClient, pageId: string, version: number, at: string | null) =>
  client.call(endpoints.schedulePage, { params: { pageId }, body: { version, at }, handleLocally: shownByPage });

export const unpublishPage = (client: ApiClient, pageId: string) =>
  client.call(endpoints.unpublishPage, { params: { pageId }, handleLocally: shownByPage });

export const trashPage = (client: ApiClient, pageId: string) =>
  client.call(endpoints.trashPage, { params: { pageId }, handleLocally: shownByPage });

export const restorePage = (client: ApiClient, pageId: string) =>
  client.call(endpoints.restorePage, { params: { pageId }, handleLocally: shownByPage });

const getRevisions = (client: ApiClient, pageId: string) =>
  client.call(endpoints.getRevisions, { params: { pageId }, handleLocally: shownByPage });

export const useRevisions = (pageId: string) => useRead(getRevisions, 'website-revisions', [pageId]);

export const restoreRevision = (client: ApiClient, pageId: string, revisionId: string, version: number) =>
  client.call(endpoints.restoreRevision, { params: { pageId, revisionId }, body: { version }, handleLocally: shownByPage });
