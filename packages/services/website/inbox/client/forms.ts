import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/forms';

const getForms = (client: ApiClient) => client.call(endpoints.getForms, { handleLocally: shownByPage });

export const useForms = () => useRead(getForms, 'website-forms', []);

export const createForm = (client: ApiClient, body: RequestOf<typeof endpoints.createForm>['body']) =>
  client.call(endpoints.createForm, { body, handleLocally: shownByPage });

export const putForm = (client: ApiClient, formId: string, body: RequestOf<typeof endpoints.putForm>['body']) =>
  client.call(endpoints.putForm, { params: { formId }, body, handleLocally: shownByPage });
