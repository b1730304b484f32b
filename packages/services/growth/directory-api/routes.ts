import { createHash } from 'node:crypto';
import type { Caller } from '@suite/kernel/http/caller';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import type { Deployment } from '@suite/zones/addresses';
import { getGraphql, postGraphql } from './contract/graphql';
import { documents } from './documents/documents';
import { createGraphql, PATH } from './graphql';
import { createContext } from './schema/context';

const stored = new Map(Object.values(documents).map((text) => [createHash('sha256').update(text).digest('hex'), text as string]));
const storedTexts = new Set(stored.values());

/** Mounts GraphQL at the environment's `ACOREN_GRAPHQL_BASE_URL`. */
export function mountGraphql(app: App, kernel: Kernel): void {
  const open = createGraphql(kernel.logger, { hasIntrospection: true });
  const closed = createGraphql(kernel.logger, { hasIntrospection: false });

  const ask = async ({ environment }: Deployment, caller: Caller, request: object, signal: AbortSignal): Promise<Response> => {
    const { fetch } = environment === 'prod' ? closed : open;
    const body = JSON.stringify(request);
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const forwarded = new Request(`http://localhost${PATH}`, { method: 'POST', headers, body, signal });
    const answer = await fetch(forwarded, { own: createContext(kernel.database, caller) });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
  };

  route(
    app,
    kernel,
    getGraphql,
    { summary: 'Answers a stored query of the solutions app, by its id' },
    ({ input: { query }, caller, deployment, context }) => {
      const text = stored.get(query.documentId);
      if (!text)
        throw new InvalidRequestError('There is no stored query of this id. Reload the page: it may be of an earlier release.');
      return ask(deployment, caller, { query: text, variables: variablesOf(query.variables) }, context.req.raw.signal);
    },
  );

  route(
    app,
    kernel,
    postGraphql,
    { summary: 'Answers a GraphQL query; in production only a stored one' },
    ({ input: { body }, caller, deployment, context }) => {
      if (deployment.environment === 'prod' && !storedTexts.has(body.query))
        throw new InvalidRequestError('Only stored queries are answered in production.');
      return ask(deployment, caller, body, context.req.raw.signal);
    },
  );
}

function variablesOf(text: string): object {
  try {
    const variables: unknown = JSON.parse(text);
    if (typeof variables === 'object' && variables !== null && !Array.isArray(variables)) return variables;
  } catch {}
  throw new InvalidRequestError('The variables are not a JSON object.');
}
