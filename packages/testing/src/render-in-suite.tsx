import { ApiProvider } from '@suite/api/api-provider';
import { createClient } from '@suite/api/client';
import { createEvents } from '@suite/api/events';
import type { AccessTokenClaims } from '@suite/contract/token';
import { type ConfigKey, configKeys } from '@suite/env/env-config';
import { createLogger } from '@suite/env/logger';
import { memoryBrowser } from '@suite/session/memory-browser';
import { createSession } from '@suite/session/session';
import { SessionProvider, useSession } from '@suite/session/session-provider';
import { unsignedToken } from '@suite/session/unsigned-token';
import { SuiteContext } from '@suite/shell/suite-context';
import type { Place } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

export type Answer = (request: Request) => Response | Promise<Response>;

type Claims = Partial<AccessTokenClaims>;

interface Options {
  zone: ZoneName;
  claims: Claims;
  environment?: EnvironmentName;
  /** What the servers answer, by `GET /insights/users`; a call without an answer gets a 404. */
  answers?: Record<string, Answer>;
}

const API = 'http://localhost:3100';
const silent = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });
const empty = Object.fromEntries(Object.keys(configKeys).map((key) => [key, ''])) as Record<ConfigKey, string>;
const config = { ...empty, API_BASE_URL: API, RNAPI2_BASE_URL: `${API}/insights`, LEGACY_INSIGHTS_BASE_URL: `${API}/insights` };

const placeOf = (environment: EnvironmentName): Place =>
  environment === 'local' || environment === 'localHttps'
    ? { environment, domain: 'localhost', port: 3000 }
    : { environment, domain: 'suite.example', label: 'hub', port: 0 };

/** A screen of a signed-in person on the real session and the real client, with servers of the test at the end of the wire. */
export function renderInSuite(view: ReactNode, { zone, claims, environment = 'prod', answers = {} }: Options) {
  const place = placeOf(environment);
  const browser = memoryBrowser(zoneUrl(place, zone));
  const requests: string[] = [];
  const toasts: string[] = [];
  const events = createEvents();
  events.on('toast', ({ text }) => toasts.push(text));
  const client = createClient({
    config,
    events,
    logger: silent,
    wait: async () => {},
    fetch: async (url, init) => {
      const request = new Request(String(url), { ...init, signal: undefined });
      const call = `${request.method} ${new URL(request.url).pathname}`;
      requests.push(call);
      return answers[call]?.(request) ?? Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
    },
  });
  const session = createSession({ place, config, client, events, logger: silent, browser });

  const tokensOf = (now: Claims) => {
    const all = { ...now, exp: browser.time + 3600 };
    return { access_token: unsignedToken(all), refresh_token: unsignedToken(all), id_token: unsignedToken(all) };
  };
  for (const [noun, token] of Object.entries(tokensOf(claims))) {
    browser.writeCookie(noun as keyof ReturnType<typeof tokensOf>, token);
  }

  render(
    <SuiteContext value={{ zone, place, config, logger: silent, events, browser }}>
      <SessionProvider session={session}>
        <Scoped client={client}>{view}</Scoped>
      </SessionProvider>
    </SuiteContext>,
  );
  return { place, browser, requests, toasts, answers, tokensOf };
}

function Scoped({ client, children }: { client: ReturnType<typeof createClient>; children: ReactNode }) {
  const { token } = useSession();
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ApiProvider client={client} scope={`${token.userId}/${token.companyId}`}>
        {children}
      </ApiProvider>
    </SWRConfig>
  );
}
