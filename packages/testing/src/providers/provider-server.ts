import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { mountGoogle } from './google-server';
import { mountMicrosoft } from './microsoft-server';
import { mountQuickbooks } from './quickbooks-server';
import { mountXero } from './xero-server';

/** A failure at a provider. */
export interface Fault {
  /** Part of the path that it affects. */
  at: string;
  /** How often it occurs; always if absent. */
  times?: number;
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** The connection is closed instead of a response. */
  isBroken?: boolean;
  /** It occurs after the request was processed, so that only the response is lost. */
  isAfter?: boolean;
  /** Only requests of this method. */
  method?: string;
}

/**
 * Emulates the providers' servers, as far as the suite calls them, in their published shapes: each provider's file names the
 * schema that it follows. Runs on a free port of this machine.
 */
export interface ProviderServer extends World {
  /** `http://localhost:…`, the base address of every provider. */
  address: string;
  reset(): void;
  close(): Promise<void>;
}

interface World {
  xero: ReturnType<typeof mountXero>;
  google: ReturnType<typeof mountGoogle>;
  microsoft: ReturnType<typeof mountMicrosoft>;
  quickbooks: ReturnType<typeof mountQuickbooks>;
  /** Failures from now on. */
  faults: Fault[];
  /** Requested paths with their queries, in order. */
  requests: string[];
  /** Called with each request before it is processed. */
  onRequest: (path: string) => void | Promise<void>;
}

export async function openProviderServer(): Promise<ProviderServer> {
  let app = new Hono();
  const world = {} as World;
  const reset = () => {
    app = new Hono();
    Object.assign(world, { faults: [], requests: [], onRequest: () => undefined });
    app.use((context, next) => strike(world, context, next));
    world.xero = mountXero(app);
    world.google = mountGoogle(app);
    world.microsoft = mountMicrosoft(app);
    world.quickbooks = mountQuickbooks(app);
  };
  reset();
  const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env) });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(world, {
    address: `http://localhost:${port}`,
    reset,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function strike({ faults, requests, onRequest }: World, context: Context, next: () => Promise<void>) {
  const { pathname, search } = new URL(context.req.url);
  requests.push(pathname + search);
  await onRequest(pathname + search);
  const fault = faults.find(
    ({ at, times = Number.POSITIVE_INFINITY, method = context.req.method }) =>
      pathname.includes(at) && times > 0 && method === context.req.method,
  );
  if (!fault) return next();
  if (fault.times !== undefined) fault.times--;
  if (fault.isAfter) await next();
  if (fault.isBroken) (context.env as { incoming: { socket: { destroy(): void } } }).incoming.socket.destroy();
  const response = new Response(fault.body ?? '', { status: fault.status || 500, headers: fault.headers ?? {} });
  if (fault.isAfter) context.res = undefined;
  context.res = response;
  return response;
}
