import { randomUUID } from 'node:crypto';
import type { AppContext } from '@suite/kernel/http/kernel';
import { routePattern } from '@suite/kernel/http/route-pattern';
import type { MiddlewareHandler } from 'hono';
import type { Pool } from 'pg';

export const REQUEST_ID = 'X-Request-Id';

/** A request of the API as it begins. */
export interface Asked {
  id: string;
  method: string;
  header(name: string): string | undefined;
}

/** A request that was answered: nothing of its address, which may hold a one-time token, nor of its content. */
export interface Seen {
  id: string;
  method: string;
  /** The pattern of its route. */
  route: string;
  status: number;
  /** Until the answer began. */
  milliseconds: number;
  environment?: string;
  company?: string;
  person?: string;
}

export interface Observer {
  /** Runs a request, and is told what it came to. */
  around(asked: Asked, run: () => Promise<void>, seen: () => Seen): Promise<void>;
  /** The connections to the database, before the first statement. */
  database?(pool: Pool): void;
}

/** Gives every request an id, which the answer names, and tells the observers. */
export function observed(observers: readonly Observer[]): MiddlewareHandler {
  return async (context, next) => {
    const id = idOf(context.req.header(REQUEST_ID));
    const asked: Asked = { id, method: context.req.method, header: (name) => context.req.header(name) };
    const begin = performance.now();
    const seen = () => seenOf(context as AppContext, id, performance.now() - begin);
    await observers.reduceRight<() => Promise<void>>((run, observer) => () => observer.around(asked, run, seen), next)();
    context.res.headers.set(REQUEST_ID, id);
  };
}

/** What a proxy named it, when that is nothing but an id. */
const idOf = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());

function seenOf(context: AppContext, id: string, milliseconds: number): Seen {
  // Undefined where no place was needed, though its type cannot tell.
  const environment = context.get('place')?.environment;
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
