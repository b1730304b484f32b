import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/multiples';

const handleLocally = shownByPage;

const getMultiples = (client: ApiClient) => client.call(endpoints.getMultiples, { handleLocally });

export const useMultiples = () => useRead(getMultiples, 'exit-multiples', []);

type Body = RequestOf<typeof endpoints.putMultiples>['body'];

export const putMultiples = (client: ApiClient, body: Body) => client.call(endpoints.putMultiples, { body, handleLocally });

export const putOperatorMultiples = (client: ApiClient, body: Body) =>
  client.call(endpoints.putOperatorMultiples, { body, handleLocally });
