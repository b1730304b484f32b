import type { Base } from '@suite/contract/endpoint';
import { unknown } from 'valibot';
import type { ApiClient } from './client';

const anything = unknown();

/** Generic PUT (§7) of a path that the contract does not name yet. */
export const put = (client: ApiClient, base: Base, path: `/${string}`, body: unknown): Promise<unknown> =>
  client.call({ method: 'PUT', base, path, auth: 'bearer', body: anything, answer: anything }, { body });

/** Generic DELETE (§7) of a path that the contract does not name yet. */
export const remove = (client: ApiClient, base: Base, path: `/${string}`): Promise<unknown> =>
  client.call({ method: 'DELETE', base, path, auth: 'bearer', answer: anything }, {});
