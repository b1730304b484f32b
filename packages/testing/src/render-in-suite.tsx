import type { AccessTokenClaims } from '@services/identity/contract/token';
import { ApiProvider } from '@suite/api/api-provider';
import { createClient } from '@suite/api/client';
import { createEvents } from '@suite/api/events';
import type { CookieNoun } from '@suite/contract/cookies';
import { emptyConfig, silentLogger } from '@suite/env/quiet.fixture';
import { memoryBrowser } from '@suite/session/memory-browser';
import { createSession } from '@suite/session/session';
import { SessionProvider, useSession } from '@suite/session/session-provider';
import { unsignedToken } from '@suite/session/unsigned-token';
import { OwnPages } from '@suite/shell/pages/own-pages';
import { zonePages } from '@suite/shell/pages/zone-pages';
import { EpochScope, SuiteContext } from '@suite/shell/start/suite-context';
import { createTelemetry } from '@suite/telemetry/telemetry';
import type { Deployment } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

export type Answer = (request: Request) => Response | Promise<Response>;

type Claims = Partial<AccessTokenClaims>;

interface Options {
  zone: ZoneName;
  /** Without them nobody is signed in. */
  claims: Claims | undefined;
  /** Size in bytes of the largest cookie that the browser stores; 0 where cookies are blocked. */
  cookieLimit?: number;
  environment?: EnvironmentName;
  /** Query string of the page's address. */
  search?: string;
  /** Cookies in addition to those of the tokens. */
  cookies?: Partial<Record<CookieNoun, string>>;
  /** Responses of the servers, by `GET /insights/users`; a call without one gets a 404. */
  answers?: Record<string, Answer>;
  /**
   * Milliseconds during which a read is not repeated: SWR's 2,000 in the suite; by default a test need not wait before it reads
   * again.
   */
  dedupingInterval?: number;
}

const API = 'http://localhost:3100';
const config = {
  ...emptyConfig,
  API_BASE_URL: API,
  RNAPI2_BASE_URL: `${API}/insights`,
  LEGACY_INSIGHTS_BASE_URL: `${API}/insights`,
  ACOREN_GRAPHQL_BASE_URL: `${API}/acoren`,
};

const deploymentOf = (environment: EnvironmentName): Deployment =>
  environment === 'local' || environment === 'localHttps'
    ? { environment, domain: 'localhost', port: 3000 }
    : { environment, domain: 'suite.example', label: 'hub', port: 0 };

/** Renders a signed-in person's screen with the real session and the real client, and the test's servers behind `fetch`. */
export function renderInSuite(view: ReactNode, options: Options) {
  const { zone, claims, environment = 'prod', search = '', cookies = {}, answers = {}, dedupingInterval = 0 } = options;
  const deployment = deploymentOf(environment);
  const browser = memoryBrowser(zoneUrl(deployment, zone).replace('#', `${search}#`));
  browser.cookieLimit = options.cookieLimit ?? browser.cookieLimit;
  for (const [noun, value] of Object.entries(cookies)) browser.writeCookie(noun as CookieNoun, value);
  const requests: string[] = [];
  const toasts: string[] = [];
  const events = createEvents();
  events.on('toast', ({ text }) => toasts.push(text));
  const client = createClient({
    config,
    events,
    logger: silentLogger,
    wait: async () => {},
    fetch: async (url, init) => {
      const request = new Request(String(url), { ...init, signal: undefined });
      const call = `${request.method} ${new URL(request.url).pathname}`;
      requests.push(call);
      return answers[call]?.(request) ?? Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
    },
  });
  const tokensOf = (now: Claims) => {
    const all = { iat: browser.time, exp: browser.time + 3600, rights: 'change', ...now };
    return { access_token: unsignedToken(all), refresh_token: unsignedToken(all), id_token: unsignedToken(all) };
  };
  const writeTokens = (now: Claims) => {
    const tokens = tokensOf(now);
    for (const noun of ['access_token', 'refresh_token', 'id_token'] as const) browser.writeCookie(noun, tokens[noun]);
  };
  if (claims) writeTokens(claims);
  const session = createSession({ deployment, config, client, events, logger: silentLogger, browser });

  const telemetry = createTelemetry({ environment, logger: silentLogger });

  render(
    <SuiteContext value={{ zone, deployment, config, logger: silentLogger, events, browser, telemetry }}>
      <SessionProvider session={session}>
        <Scoped client={client} dedupingInterval={dedupingInterval}>
          <OwnPages value={zonePages(zone)}>{view}</OwnPages>
        </Scoped>
      </SessionProvider>
    </SuiteContext>,
  );
  /** Signs in or switches the company in another tab. */
  const signInElsewhere = (now: Claims) => act(async () => writeTokens(now));
  return { deployment, browser, session, signInElsewhere, requests, toasts, answers, tokensOf };
}

interface ScopedProps extends Required<Pick<Options, 'dedupingInterval'>> {
  client: ReturnType<typeof createClient>;
  children: ReactNode;
}

function Scoped({ client, dedupingInterval, children }: ScopedProps) {
  const { token, epoch } = useSession();
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval }}>
      <ApiProvider client={client} scope={`${token.userId}/${token.companyId}`} epoch={epoch}>
        <EpochScope>{children}</EpochScope>
      </ApiProvider>
    </SWRConfig>
  );
}
