import type { AccessTokenClaims } from '@services/identity/contract/token';
import { detectEnvironment } from '@suite/env/detect-environment';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { createBrowser } from '@suite/session/browser';
import { unsignedToken } from '@suite/session/unsigned-token';
import type { Deployment } from '@suite/zones/addresses';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Header, type HeaderInputs } from '../header/header';
import { zonePages } from '../pages/zone-pages';
import { SuiteProviders } from './suite-providers';

type Answer = (request: Request) => Response | Promise<Response>;

interface Options {
  /** The signed-in person; nobody if absent. */
  claims?: Partial<AccessTokenClaims>;
  /** Responses of the servers, by `GET /identity/v1/…`; a call without one gets a 404. */
  answers?: Record<string, Answer>;
  header?: HeaderInputs;
}

export const CONFIG_CALL = 'GET /home/.env/fe_envConfig.json';

const API = 'https://api.suite.example';
export const config = { ...emptyConfig, ENV_NAME: 'prod', API_BASE_URL: API, RNAPI2_BASE_URL: `${API}/insights` };

export const olivia = { userId: 'u1', companyId: 'c1', sessionId: 's1', firstName: 'Olivia', lastName: 'Hart', segments: 'iq' };

export const tokensOf = (claims: Partial<AccessTokenClaims>) => {
  const now = Math.floor(Date.now() / 1000);
  const token = unsignedToken({ ...claims, iat: now, exp: now + 3600 });
  return { access_token: token, refresh_token: token, id_token: token };
};

/** The page's own environment; prod where a test opens a page outside the suite. */
function ownDeployment(): Deployment {
  try {
    return detectEnvironment(window.location);
  } catch {
    return { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 };
  }
}

export const browser = createBrowser(ownDeployment());

export function writeTokens(claims: Partial<AccessTokenClaims> | undefined): void {
  const tokens = claims && tokensOf(claims);
  for (const noun of ['access_token', 'refresh_token', 'id_token'] as const) {
    if (tokens) browser.writeCookie(noun, tokens[noun]);
    else browser.removeCookie(noun);
  }
}

/** Changes cookies as other tabs do; the browser notifies this tab. */
const otherTabs = (cookieStore: EventTarget) => {
  const change = (task: () => void) =>
    act(async () => {
      task();
      cookieStore.dispatchEvent(new Event('change'));
    });
  return {
    signIn: (claims: Partial<AccessTokenClaims>) => change(() => writeTokens(claims)),
    logOut: ({ sessionId = '' }: Partial<AccessTokenClaims>) =>
      change(() => {
        browser.writeCookie('ended_session', sessionId);
        writeTokens(undefined);
      }),
    /** Ends the session without a sign-out. */
    loseSession: () => change(() => writeTokens(undefined)),
  };
};

/** Stops the listeners of an earlier test's page, as leaving a page does. */
let endPage = () => {};

function startPage(): void {
  endPage();
  const page = new AbortController();
  endPage = () => page.abort();
  const { addEventListener } = EventTarget.prototype;
  Object.assign(window, {
    addEventListener: (type: string, listener: EventListener) =>
      addEventListener.call(window, type, listener, { signal: page.signal }),
  });
}

/** Starts the whole frame of a zone as in a browser, with the test's servers behind `fetch`. */
export function startZone(zone: ZoneName, view: ReactNode, { claims, answers = {}, header }: Options = {}) {
  startPage();
  // Pages of earlier tests may have stored something.
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (/^suite\.(config|kept)\b/.test(key)) storage.removeItem(key);
  for (const noun of ['ended_session', 'clock_skew'] as const) browser.removeCookie(noun);
  writeTokens(claims);
  const cookieStore = new EventTarget();
  Object.assign(globalThis, { cookieStore });
  const calls: string[] = [];
  const known: Record<string, Answer> = {
    [`GET ${zoneRow(zone).basePath}/.env/fe_envConfig.json`]: () => Response.json(config),
    ...answers,
  };
  globalThis.fetch = async (url, init) => {
    const request = new Request(String(url), { ...init, signal: undefined, credentials: undefined });
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    return known[call]?.(request) ?? Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
  };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SuiteProviders zone={zone} pages={zonePages(zone)}>
        {!zoneRow(zone).public && <Header zone={zone} {...header} />}
        <main id="main">{view}</main>
      </SuiteProviders>
    </SWRConfig>,
  );
  return { calls, answers: known, otherTabs: otherTabs(cookieStore) };
}
