/** The two ways to query: by the id of a stored query, as the zone does, and outside of production with any query. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const MAX_VARIABLES = 8_000;
const MAX_QUERY = 20_000;

/** GraphQL's response format: failures of fields are sent with status 200, each with an error code of the suite. */
const answer = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
  ),
});

const of = { base: 'ACOREN_GRAPHQL_BASE_URL', path: '/graphql', auth: 'bearer', right: 'app:explore' } as const;

export const getGraphql = endpoint({
  ...of,
  method: 'GET',
  query: v.object({
    /** SHA-256 of the stored query in hexadecimal. */
    documentId: v.pipe(v.string(), v.maxLength(64)),
    /** Its variables as JSON. */
    variables: v.optional(v.pipe(v.string(), v.maxLength(MAX_VARIABLES)), '{}'),
  }),
  response: answer,
  failures: { 400: problem },
});

export const postGraphql = endpoint({
  ...of,
  method: 'POST',
  onlyReads: true,
  body: v.object({
    query: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_QUERY)),
    variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
    operationName: v.optional(v.nullable(v.string())),
  }),
  response: answer,
  failures: { 400: problem },
});
