import type { TokenAnswer } from '@services/identity/contract/token';
import { createClient } from '@suite/api/client';
import { createEvents } from '@suite/api/events';
import { cookies } from '@suite/contract/cookies';
import { emptyConfig, silentLogger } from '@suite/env/quiet.fixture';
import type { Deployment } from '@suite/zones/addresses';
import { type Machine, memoryBrowser, memoryMachine } from './memory-browser';
import { createSession } from './session';
import { unsignedToken } from './unsigned-token';

export const deployment: Deployment = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 };
export const config = {
  ...emptyConfig,
  API_BASE_URL: 'https://api.suite.example',
  LOGIN_URL: 'https://accounts.suite.example/login/#/',
};

export const HOME = 'https://hub.suite.example/home/?tab=1#/dashboard';

export const TOKEN = 'POST /identity/v1/oauth2/token';
export const DISCOVERY = 'GET /identity/v1/.well-known/openid-configuration';
export const COMPANIES = 'GET /identity/v3/users/u1/companies';

export type Answer = (request: Request) => Response | Promise<Response>;

interface StoredSession {
  userId: string;
  companyId: string;
  generation: number;
  ended: boolean;
  rights?: string;
}

interface SignIn {
  userId?: string;
  companyId?: string;
  /** Remaining lifetime of the access token in seconds. */
  lives?: number;
}

let isApart = false;

/** Makes the identity service store refresh tokens in HttpOnly cookies from now on, and return placeholders to pages. */
export function keepRefreshTokensApart(): void {
  isApart = true;
}

/** A step that a test may order among others. */
type Step = (name: string) => Promise<unknown>;

interface Options {
  /**
   * Called before each arrival: of a request, of the cookies that its response sets, of the response, of a cookie's change event.
   */
  step?: Step | undefined;
}

export const loginFrom = (address: string) =>
  `https://api.suite.example/identity/v1/oauth2/authorize?${new URLSearchParams({ redirect_uri: address })}`;

export const down: Answer = () => Promise.reject(new TypeError('refused'));

export const invalidGrant: Answer = () =>
  Response.json({ error: 'invalid_grant', error_description: 'AADB2C90080: expired' }, { status: 400 });

/**
 * Creates a browser and its servers, with a strict identity service: any replay of a refresh token ends its session. It sets the
 * cookies of its responses itself, even after the page has abandoned the call. Time is the machine's uptime, independent of the
 * machine's clock.
 */
export function memorySuite({ step }: Options = {}) {
  const machine = memoryMachine();
  if (step) machine.deliver = (news) => void step('news').then(news);
  const begin = machine.time - machine.uptime;
  const now = () => Math.floor(begin + machine.uptime);
  const sessions = new Map<string, StoredSession>();
  /** The identity host's HttpOnly cookies: generations of refresh tokens by session. */
  const apart = new Map<string, number>();
  const requests: Request[] = [];
  const counts = { renewals: 0, refusals: 0 };

  function issue(
    sessionId: string,
    { userId, companyId, generation, rights }: StoredSession,
    lives: number = cookies.access_token.maxAge,
  ): TokenAnswer {
    const iat = now();
    const claims = { sessionId, userId, iat, nbf: iat };
    return {
      access_token: unsignedToken({ ...claims, companyId, generation, rights, exp: iat + lives }),
      refresh_token: unsignedToken({ ...claims, generation, exp: iat + cookies.refresh_token.maxAge }),
      id_token: unsignedToken({ ...claims, generation, exp: iat + cookies.id_token.maxAge }),
    };
  }

  /** Simulates a sign-in elsewhere, which writes the tokens to the cookies. */
  function signIn({ userId = 'u1', companyId = 'c1', lives }: SignIn = {}): TokenAnswer & { sessionId: string } {
    const sessionId = `s${sessions.size + 1}`;
    const stored = { userId, companyId, generation: 1, ended: false };
    sessions.set(sessionId, stored);
    const tokens = issue(sessionId, stored, lives);
    setCookies(tokens);
    return { ...tokens, sessionId };
  }

  function setCookies(tokens: TokenAnswer): void {
    const { sessionId, generation } = JSON.parse(atob(tokens.refresh_token.split('.')[1] ?? ''));
    apart.set(sessionId, generation);
    for (const noun of ['access_token', 'refresh_token', 'id_token'] as const) writer.writeCookie(noun, tokens[noun]);
  }

  function refuse(): Response {
    counts.refusals += 1;
    return Response.json({ error: 'invalid_grant', error_description: 'AADB2C90080: expired' }, { status: 400 });
  }

  async function answerToken(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    if (form.get('grant_type') === 'authorization_code') {
      const { sessionId: _, ...tokens } = signIn();
      return Response.json(tokens);
    }
    const claims = JSON.parse(atob((form.get('refresh_token') ?? '').split('.')[1] ?? ''));
    const stored = sessions.get(claims.sessionId);
    if (!stored || stored.ended || claims.exp <= now()) return refuse();
    if ((isApart ? apart.get(claims.sessionId) : claims.generation) !== stored.generation) {
      stored.ended = true;
      return refuse();
    }
    stored.generation += 1;
    stored.companyId = form.get('scope')?.replace('assigned companyid:', '') ?? stored.companyId;
    counts.renewals += 1;
    const tokens = issue(claims.sessionId, stored);
    await step?.('cookies');
    setCookies(tokens);
    return Response.json(tokens);
  }

  /** Returns 401 for a token that has expired or whose session has ended, like the platform's own check. */
  function refusedBearer(request: Request): Response | undefined {
    const [, token = ''] = (request.headers.get('Authorization') ?? '').split(' ');
    const claims = JSON.parse(atob(token.split('.')[1] ?? 'e30='));
    const isLive = claims.exp > now() && sessions.get(claims.sessionId)?.ended === false;
    return isLive ? undefined : Response.json({ code: 'unauthorized', message: 'No.' }, { status: 401 });
  }

  const routes: Record<string, Answer> = {
    [DISCOVERY]: () =>
      Response.json({
        issuer: 'https://api.suite.example/identity/v1',
        authorization_endpoint: 'https://api.suite.example/identity/v1/oauth2/authorize',
        token_endpoint: '',
        jwks_uri: '',
        response_types_supported: [],
        subject_types_supported: [],
        id_token_signing_alg_values_supported: [],
      }),
    [TOKEN]: answerToken,
    [COMPANIES]: (request) => refusedBearer(request) ?? Response.json([]),
  };

  function answer(request: Request): Response | Promise<Response> {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const found = routes[call];
    if (found) return found(request);
    const [, ended] = /^DELETE \/identity\/v1\/sessions\/(.*)$/.exec(call) ?? [];
    const stored = ended && sessions.get(ended);
    if (!stored) return new Response('', { status: 404 });
    stored.ended = true;
    return new Response(null, { status: 204 });
  }

  /** Opens a tab at the address, with its own session. */
  function openTab(address = HOME) {
    const browser = memoryBrowser(address, machine);
    const raised: string[] = [];
    const events = createEvents();
    events.on('token-expired', () => raised.push('token-expired'));
    events.on('toast', ({ text }) => raised.push(text));
    const client = createClient({
      config,
      events,
      logger: silentLogger,
      wait: async () => {},
      fetch: async (url, init) => {
        const request = new Request(new URL(String(url), browser.address()), init);
        requests.push(request.clone());
        await step?.('request');
        const response = await answer(request);
        await step?.('answer');
        return response;
      },
    });
    const session = createSession({ deployment, config, client, events, logger: silentLogger, browser });
    return { browser, client, session, raised, events };
  }

  const writer = memoryBrowser(HOME, machine);
  return { machine, routes, requests, sessions, counts, answerToken, signIn, openTab, now };
}

export type MemorySuite = ReturnType<typeof memorySuite>;
export type MemoryTab = ReturnType<MemorySuite['openTab']>;

/** Signs a person in, with one tab open. */
export function onePage(signedIn: SignIn | undefined, address?: string) {
  const suite = memorySuite();
  const tokens = signedIn && suite.signIn(signedIn);
  return { ...suite, ...suite.openTab(address), tokens };
}

/** Changes a cookie without an event, as between two pages. */
export const setQuietly = ({ cookies }: Machine, noun: 'access_token' | 'refresh_token' | 'id_token', value: string) =>
  value ? cookies.set(noun, value) : cookies.delete(noun);
