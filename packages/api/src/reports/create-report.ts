import { createReport as endpoint } from '@suite/contract/reports';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Makes the report of the latest period that the figures reach the end of; the caller tells failures itself. */
export const createReport = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { body, silent: true });
