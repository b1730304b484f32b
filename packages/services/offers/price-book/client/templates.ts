import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/templates';

const getTemplates = (client: ApiClient) => client.call(endpoints.getTemplates, { handleLocally: shownByPage });

export const useTemplates = () => useRead(getTemplates, 'offer-templates', []);

/** Adds a template; the caller shows failures, as for all calls below. */
export const createTemplate = (client: ApiClient, body: RequestOf<typeof endpoints.createTemplate>['body']) =>
  client.call(endpoints.createTemplate, { body, handleLocally: shownByPage });

export const putTemplate = (client: ApiClient, templateId: string, body: RequestOf<typeof endpoints.putTemplate>['body']) =>
  client.call(endpoints.putTemplate, { params: { templateId }, body, handleLocally: shownByPage });

export const deleteTemplate = (client: ApiClient, templateId: string) =>
  client.call(endpoints.deleteTemplate, { params: { templateId }, handleLocally: shownByPage });
