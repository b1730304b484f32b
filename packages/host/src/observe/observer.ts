import { randomUUID } from 'node:crypto';
import type { AppContext } from '@suite/kernel/http/kernel';
import { routePattern } from '@suite/kernel/http/route-pattern';
import type { MiddlewareHandler } from 'hono';
import type { Pool } from 'pg';

export const REQUEST_ID = 'X-Request-Id';

/** A request of the API at its start. */
export interface ObservedRequest {
  id: string;
  method: string;
  header(name: string): string | undefined;
}

/** A completed request, without its address, which may contain a one-time token, and without its content. */
export interface Seen {
  id: string;
  method: string;
  route: string;
  status: number;
  /** Time until the response started. */
  milliseconds: number;
  environment?: string;
  company?: string;
  person?: string;
}

export interface Observer {
  /** Runs a request; `seen` returns its outcome. */
  around(request: ObservedRequest, run: () => Promise<void>, seen: () => Seen): Promise<void>;
  /** Called with the database's connection pool before the first statement. */
  database?(pool: Pool): void;
}

/** Gives every request an ID, which the response includes, and notifies the observers. */
export function observed(observers: readonly Observer[]): MiddlewareHandler {
  return async (context, next) => {
    const id = idOf(context.req.header(REQUEST_ID));
    const request: ObservedRequest = { id, method: context.req.method, header: (name) => context.req.header(name) };
    const begin = performance.now();
    const seen = () => seenOf(context as AppContext, id, performance.now() - begin);
    await observers.reduceRight<() => Promise<void>>((run, observer) => () => observer.around(request, run, seen), next)();
    context.res.headers.set(REQUEST_ID, id);
  };
}

/** Uses a proxy's ID for the request if it is well-formed. */
const idOf = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());

function seenOf(context: AppContext, id: string, milliseconds: number): Seen {
  // Undefined when no host context was needed, although its type doesn't say so.
  const environment = context.get('deployment')?.environment;
  const caller = context.get('caller');
  return {
    id,
    method: context.req.method,
    route: routePattern(context),
    status: context.res.status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(environment && { environment }),
    ...(caller && { person: caller.userId, ...(caller.companyId && { company: caller.companyId }) }),
  };
}
