/**
 * The parts of three services' calls that the palette needs. The bundler would cut their whole contracts down to what each zone
 * uses: the palette's chunk would differ from zone to zone, and with it the chunk that all zones share (decision 007).
 */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const found = { find: v.optional(v.string(), ''), limit: v.string() };

/** `getClientMetrics` of insights. */
export const findClients = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(found),
  response: v.object({ clients: v.array(v.object({ clientId: v.string(), name: v.string() })) }),
  failures: { 404: problem },
});

/** Of insights. */
export const findInvoices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/invoices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(found),
  response: v.object({
    invoices: v.array(v.object({ id: v.string(), number: v.string(), client: v.string(), issuedOn: v.string() })),
  }),
  failures: { 404: problem },
});

/** `getPeople` of identity. */
export const findPeople = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/people',
  auth: 'bearer',
  right: 'admin',
  query: v.object(found),
  response: v.object({
    people: v.array(v.object({ userId: v.string(), firstName: v.string(), lastName: v.string(), email: v.string() })),
  }),
});

/** `getReports` of insights. */
export const listReports = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/reports',
  auth: 'bearer',
  right: 'app:iq-reports',
  query: v.object({ limit: v.string() }),
  response: v.object({ reports: v.array(v.object({ id: v.string(), kind: v.string(), from: v.string(), to: v.string() })) }),
});
