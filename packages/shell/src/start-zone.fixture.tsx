import type { AccessTokenClaims } from '@suite/contract/token';
import { configKeys } from '@suite/env/env-config';
import { createBrowser } from '@suite/session/browser';
import { unsignedToken } from '@suite/session/unsigned-token';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Header } from './header/header';
import { SuiteProviders } from './suite-providers';

type Answer = (request: Request) => Response | Promise<Response>;

interface Options {
  /** Who is signed in; nobody when absent. */
  claims?: Partial<AccessTokenClaims>;
  /** What the servers answer, by `GET /identity/v1/…`; a call without an answer gets a 404. */
  answers?: Record<string, Answer>;
}

export const CONFIG_CALL = 'GET /home/.env/fe_envConfig.json';

const API = 'https://api.suite.example';
const empty = Object.fromEntries(Object.keys(configKeys).map((key) => [key, '']));
export const config = { ...empty, ENV_NAME: 'prod', API_BASE_URL: API };

export const olivia = { userId: 'u1', companyId: 'c1', sessionId: 's1', firstName: 'Olivia', lastName: 'Hart', segments: 'iq' };

export const tokensOf = (claims: Partial<AccessTokenClaims>) => {
  const token = unsignedToken({ ...claims, exp: Date.now() / 1000 + 3600 });
  return { access_token: token, refresh_token: token, id_token: token };
};

export const browser = createBrowser({ environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 });

/** The whole frame of a zone, started as in a browser, with servers of the test at the end of the wire. */
export function startZone(zone: ZoneName, view: ReactNode, { claims, answers = {} }: Options = {}) {
  const tokens = claims && tokensOf(claims);
  for (const noun of ['access_token', 'refresh_token', 'id_token'] as const) {
    if (tokens) browser.writeCookie(noun, tokens[noun]);
    else browser.removeCookie(noun);
  }
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
      <SuiteProviders zone={zone}>
        {!zoneRow(zone).public && <Header />}
        <main id="main">{view}</main>
      </SuiteProviders>
    </SWRConfig>,
  );
  return { calls, answers: known };
}
