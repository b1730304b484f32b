import { connectDesktop as endpoint } from '@suite/contract/connections';
import type { ApiClient } from '../client';

/** Connects QuickBooks Desktop: the file and the password of its Web Connector, shown this once. */
export const connectDesktop = (client: ApiClient) => client.call(endpoint, { silent: true }).then(({ data }) => data);
