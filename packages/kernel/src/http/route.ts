/**
 * Mounts an endpoint of a contract. The routes of a resource are in one function, which the service's `routes` calls:
 *
 *     route(app, kernel, getInsightsFirm, { summary: 'The firm and its connections' }, async ({ input, caller, database }) => {
 *       const firm = await findFirm(database, caller.companyId, input.params.organizationId);
 *       if (!firm) throw new SuiteError('not_found', 'There is no such firm.');
 *       return { data: firm };
 *     });
 *
 * A handler returns the endpoint's result, or a whole Response. For anything else it throws a SuiteError with a code of
 * `problemStatus`.
 *
 * A write runs in one transaction, `database`: it commits when the handler returns and rolls back when it throws. A handler that
 * commits its writes but still fails returns `problemAnswer(…)`. In a write, never use `kernel.database` instead of the given
 * `database`: the embedded database has one connection, and the transaction uses it.
 *
 * Mails that a write without a sign-in queues count toward the limits of their recipients and the firm (`mail/limit-mails.ts`).
 *
 * An `Idempotency-Key` on a write is honored: the same key, caller, company, URL with its query, and body get the first response
 * again; a thrown failure leaves no trace.
 */

import { type Endpoint, TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { SuiteError } from '@suite/contract/errors';
import { changesApp, patternOf } from '@suite/contract/serving';
import type { Deployment } from '@suite/zones/addresses';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { GenericSchema, InferInput } from 'valibot';
import type { Database } from '../database/database';
import { enqueuedSoFar } from '../jobs/enqueue';
import { markPublicCall } from '../mail/public-call';
import type { Caller } from './caller';
import type { App, AppContext, Kernel } from './kernel';
import { once } from './once';
import { type Input, parseInput } from './parse-input';
import { ANONYMOUS_BODY, CALLER_BODY, readText } from './read-body';
import type { RouteDescription } from './route-description';

export interface Call<E extends Endpoint> {
  input: Input<E>;
  /** The caller, from a verified access token of a live session. */
  caller: E['auth'] extends 'bearer' ? Caller : undefined;
  deployment: Deployment;
  database: Database;
  clock: () => number;
  /** Runs a job that outlives the request. It starts after the write is committed, and never after a rollback. */
  inBackground: Kernel['inBackground'];
  context: AppContext;
}

type ResponseBody<E extends Endpoint> = E extends { response: infer S extends GenericSchema } ? InferInput<S> : undefined;

interface RouteOptions<E extends Endpoint> extends RouteDescription {
  /** Checks that need no database and may take long, such as a DNS lookup; they run before the transaction of a write starts. */
  before?: (input: Input<E>) => Promise<void>;
}

const holdsRight = ({ rights }: Caller, { right }: Endpoint) =>
  right === undefined || [right].flat().some((one) => rights.includes(one));

/**
 * Excludes calls with the identity host's cookie, which detect repetitions themselves, and calls that receive a file or wait for
 * another server, because nobody else could use the embedded database meanwhile.
 */
const isTransactional = ({ method, auth, isFile, waitsOutside, onlyReads }: Endpoint) =>
  method !== 'GET' && auth !== 'cookie' && !isFile && !waitsOutside && !onlyReads;

export function route<const E extends Endpoint>(
  app: App,
  kernel: Kernel,
  endpoint: E,
  { before, ...description }: RouteOptions<E>,
  handler: (call: Call<E>) => ResponseBody<E> | Response | Promise<ResponseBody<E> | Response>,
): void {
  const { clock } = kernel;
  kernel.routes.set(endpoint, description);
  app.on(endpoint.method, patternOf(endpoint), async (context) => {
    const deployment = context.get('deployment');
    const caller = endpoint.auth === 'bearer' ? await kernel.authenticate(context) : undefined;
    context.set('caller', caller);
    if (caller?.rights.includes(TWO_FACTOR_NEEDED) && !endpoint.beforeTwoFactor)
      throw new SuiteError('two_factor_needed', 'Your firm requires two-factor authentication. Set it up in your account first.');
    if (caller && !holdsRight(caller, endpoint))
      throw new SuiteError('forbidden', "You don't have access to this app. Ask an administrator of your firm.");
    if (caller && changesApp(endpoint) && !caller.rights.includes('change'))
      throw new SuiteError('forbidden', 'You have read-only access. Ask an administrator of your firm to change your role.');
    const text =
      endpoint.body || endpoint.form ? await readText(context, endpoint.maxBytes ?? (caller ? CALLER_BODY : ANONYMOUS_BODY)) : '';
    const input = await parseInput(endpoint, context, text);
    await before?.(input);
    const jobs: Parameters<Kernel['inBackground']>[0][] = [];
    const inBackground: Kernel['inBackground'] = (job) => void jobs.push(job);
    const answer = async (database: Database) => {
      if (!caller && isTransactional(endpoint)) await markPublicCall(database);
      const result = await handler({ input, caller, deployment, database, clock, inBackground, context } as Call<E>);
      if (result instanceof Response) return result;
      const status = endpoint.status ?? 200;
      return result === undefined ? context.body(null, status) : context.json(result as object, status as ContentfulStatusCode);
    };
    const enqueued = enqueuedSoFar();
    const response = isTransactional(endpoint)
      ? await once({ kernel, context, caller, text, answer })
      : await answer(kernel.database);
    for (const job of jobs) kernel.inBackground(job);
    if (enqueuedSoFar() > enqueued) kernel.wakeJobs();
    return response;
  });
}

/** Responds with 404 for unknown paths. */
export const noRoute = (): never => {
  throw new SuiteError('not_found', 'There is nothing at this address.');
};
