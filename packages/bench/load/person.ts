import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TokenAnswer } from '@services/identity/contract/token';
import type { Platform } from '@suite/host/platform/open-platform';
import { Browser } from '@suite/host/test/browser';

/** Returns the platform on a local port, as a proxy calls it for a client with this address. */
export function platformAt(port: number, agent: Agent, client: string): Pick<Platform, 'fetch'> {
  return {
    async fetch(call) {
      const { host, pathname, search } = new URL(call.url);
      const headers = { ...Object.fromEntries(call.headers), host, 'x-forwarded-for': client };
      const body = call.body ? Buffer.from(await call.arrayBuffer()) : undefined;
      const options = { host: '127.0.0.1', port, method: call.method, path: pathname + search, headers, agent } as const;
      return new Promise((resolve, reject) => {
        const asking = request(options, async (incoming) => {
          const content = await buffer(incoming).catch(reject);
          if (!content) return;
          const isEmpty = incoming.statusCode === 204;
          const response = new Response(isEmpty ? null : new Uint8Array(content), { status: incoming.statusCode ?? 502 });
          for (const line of incoming.headers['set-cookie'] ?? []) response.headers.append('Set-Cookie', line);
          resolve(response);
        });
        asking.on('error', reject).end(body);
      });
    },
  };
}

export const newAgent = () => new Agent({ keepAlive: true, rejectUnauthorized: false });

export interface LoadedPerson {
  signIn(): Promise<Response>;
  renew(): Promise<Response>;
  dashboard(): Promise<Response>;
}

/** Returns a person with the three most frequent calls of a day. */
export async function personAt(platform: Pick<Platform, 'fetch'>, email: string): Promise<LoadedPerson> {
  const browser = new Browser(platform, 'https://api.suite.localhost');
  const code = await browser.code(email);
  const exchanged = await browser.exchange(code);
  if (!exchanged.ok) throw new Error(`signing in was answered ${exchanged.status}: ${await exchanged.text()}`);
  let tokens: TokenAnswer = await exchanged.json();
  return {
    signIn: () => browser.submit(email),
    async renew() {
      const response = await browser.refresh(tokens.refresh_token);
      if (response.ok) tokens = await response.clone().json();
      return response;
    },
    dashboard: () => browser.send('/insights/metrics/dashboard', { token: tokens.access_token }),
  };
}
