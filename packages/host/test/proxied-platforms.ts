import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { childEnvironment } from '@suite/env/node';
import { v8Flags } from '@suite/testing/v8-flags';
import { freePorts } from '../src/gateway/fixture-gateway';
import type { Platform } from '../src/platform/open-platform';

const program = join(__dirname, '../commands/serve.mjs');

/** Starts only a platform, in a separate process that can be killed and restarted on its port. */
export async function startPlatform(settings: Record<string, string>) {
  const port = await freePorts([0]);
  let child: ChildProcess;
  let isReady = false;
  const run = async () => {
    const env = childEnvironment({ ...settings, SUITE_PREVIEW_PORT: String(port), SUITE_PROXIES: '1' });
    const started = spawn(process.execPath, [...v8Flags, program, '--platform'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let printed = '';
    const ended = once(started, 'close');
    await new Promise<void>((resolve, reject) => {
      const take = (chunk: Buffer) => {
        printed += chunk;
        if (/^ready https/m.test(printed)) resolve();
      };
      started.stdout.on('data', take);
      started.stderr.on('data', take);
      void ended.then(() => reject(new Error(`the platform ended:\n${printed}`)));
    });
    isReady = true;
  };
  await run();
  return {
    port,
    isReady: () => isReady,
    /** Kills the process with `kill -9` and starts it again. */
    async killAndStart(): Promise<void> {
      isReady = false;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await run();
    },
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type PlatformProcess = Awaited<ReturnType<typeof startPlatform>>;

/** Starts a reverse proxy as operators have one: round-robin, with the next platform for a request that one did not accept. */
export async function startProxy(ports: readonly number[]) {
  let turn = 0;
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const first = turn++;
    for (let n = 0; n < ports.length; n++) {
      const port = ports[(first + n) % ports.length] ?? 0;
      const outcome = await pass(request, body, response, port, agent);
      if (outcome === 'passed') return;
      if (outcome === 'broke') break;
    }
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(request: IncomingMessage, body: Buffer, answer: ServerResponse, port: number, agent: Agent) {
  const { method, url, headers } = request;
  return new Promise<'passed' | 'refused' | 'broke'>((resolve) => {
    const forwarded = { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? '192.0.2.1' };
    const options = { host: '127.0.0.1', port, method, path: url, headers: forwarded, agent };
    const passing = httpsRequest(options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on('end', () => resolve('passed')).on('error', () => resolve('broke'));
    });
    passing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broke'));
    passing.end(body);
  });
}

/** Returns the platforms behind a proxy, as a browser reaches them. @param client address that limits apply to */
export function behindProxy(port: number, client: string): Pick<Platform, 'fetch'> {
  return {
    async fetch(request) {
      const { host, pathname, search } = new URL(request.url);
      const headers = { ...Object.fromEntries(request.headers), host, 'x-forwarded-for': client };
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
      const options = {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: pathname + search,
        headers,
        agent: false,
      } as const;
      return new Promise((resolve, reject) => {
        const asking = httpRequest(options, async (answer) => {
          const content = await buffer(answer).catch(reject);
          if (!content) return;
          const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
          const response = new Response(isEmpty ? null : new Uint8Array(content), { status: answer.statusCode ?? 502 });
          for (let n = 0; n < answer.rawHeaders.length; n += 2)
            response.headers.append(answer.rawHeaders[n] ?? '', answer.rawHeaders[n + 1] ?? '');
          resolve(response);
        });
        asking.on('error', reject).end(body);
      });
    },
  };
}
