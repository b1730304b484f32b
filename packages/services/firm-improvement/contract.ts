import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

const entry = v.object({ id: v.string(), name: v.string() });

/** What the company keeps here, by name. */
export const getFirmImprovementEntries = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/firm-improvement/v1/entries',
  auth: 'bearer',
  answer: v.array(entry),
});
