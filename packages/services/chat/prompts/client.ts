import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from './contract';

const local = { handleLocally: shownByPage } as const;

const getPrompts = (client: ApiClient) => client.call(endpoints.getPrompts, local);
export const usePrompts = () => useRead(getPrompts, 'prompts', []);

/** @throws SuiteError shown by the form, as for all calls below */
export const createPrompt = (client: ApiClient, body: endpoints.PromptEntries) =>
  client.call(endpoints.createPrompt, { body, ...local });

export const putPrompt = (client: ApiClient, promptId: string, body: endpoints.PromptEntries) =>
  client.call(endpoints.putPrompt, { params: { promptId }, body, ...local });

export const deletePrompt = (client: ApiClient, promptId: string) =>
  client.call(endpoints.deletePrompt, { params: { promptId }, ...local });
