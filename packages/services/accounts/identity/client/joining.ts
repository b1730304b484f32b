import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/joining';

/** Returns who joins the company by signing in with the OpenID provider. */
const getJoining = (client: ApiClient) => client.call(endpoints.getJoining, { handleLocally: shownByPage });

export const useJoining = () => useRead(getJoining, 'joining', []);

/** Lets people of the caller's domain join as `role`, or nobody when null. The caller shows every failure. */
export const putJoining = (client: ApiClient, role: endpoints.JoiningRole | null) =>
  client.call(endpoints.putJoining, { body: { role }, handleLocally: shownByPage });
