import { endpoint } from '@suite/contract/endpoint';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { connection } from './firms';

/** The companies that the caller can switch to, in the order of joining, each with its connections (§7, known shapes). */
export const getConnectedCompanies = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/connections/v1/companies',
  auth: 'bearer',
  response: v.array(v.object({ id, name: v.string(), connections: v.array(v.pick(connection, ['connectionType', 'status'])) })),
});
