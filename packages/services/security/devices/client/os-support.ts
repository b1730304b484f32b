import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/os-support';

const getOsSupport = (client: ApiClient) => client.call(endpoints.getOsSupport, { handleLocally: shownByPage });

/** When security updates of releases end; the caller shows failures, as for the call below. */
export const useOsSupport = () => useRead(getOsSupport, 'os-support', []);

export const putOsSupport = (client: ApiClient, body: RequestOf<typeof endpoints.putOsSupport>['body']) =>
  client.call(endpoints.putOsSupport, { body, handleLocally: shownByPage });
