import { type Endpoint, type Method, pathOf } from '@suite/contract/endpoint';
import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { shownByPage } from '@suite/contract/status';
import { endpoints } from '@suite/host/api/endpoints';
import fc from 'fast-check';
import { unknown } from 'valibot';
import type { ApiClient } from './client';
import { type Answer, brokenOff, json, problem, refused, setUp, tooLate } from './client.fixture';

/** How a try may end, described by what the client should do: nothing more, a second try, or get another token. */
interface Outcome {
  asks: 'nothing' | 'a second try' | 'another token';
  answer: Answer;
}

const ofStatus = (asks: Outcome['asks'], ...statuses: number[]) =>
  fc.constantFrom(...statuses).map((status): Outcome => ({ asks, answer: json({}, status) }));
const always = (asks: Outcome['asks'], ...answers: Answer[]) =>
  fc.constantFrom(...answers).map((answer): Outcome => ({ asks, answer }));

const throttled = fc.record({ status: fc.constantFrom(429, 503), seconds: fc.nat(600) }).map(
  ({ status, seconds }): Outcome => ({
    asks: seconds <= 5 ? 'a second try' : 'nothing',
    answer: json({}, status, { 'Retry-After': String(seconds) }),
  }),
);

const outcome = fc.oneof(
  ofStatus('nothing', 200, 201, 400, 402, 403, 404, 405, 409, 410, 413, 422, 429, 451, 501),
  ofStatus('a second try', 408, 500, 502, 503, 504, 507, 599),
  throttled,
  always('a second try', refused, tooLate, brokenOff),
  always('nothing', () => new Response('<!doctype html>'), problem('wrong_mfa_code', 400)),
  always('another token', problem('unauthorized', 401), json({}, 401), () => new Response('Sign in', { status: 401 })),
);

/**
 * Arbitrary endpoints and every endpoint of the contract. Response schemas are not checked here, and streams are read like any
 * other response.
 */
const endpoint: fc.Arbitrary<Endpoint> = fc.oneof(
  fc.constantFrom<Endpoint[]>(...endpoints.map(({ endpoint }) => endpoint)).map(({ response, responseStream, ...rest }) => rest),
  fc
    .record({
      method: fc.constantFrom<Method[]>('GET', 'POST', 'PUT', 'DELETE'),
      auth: fc.constantFrom<Endpoint['auth'][]>('bearer', 'cookie', 'none'),
      kind: fc.constantFrom('body', 'form', 'neither'),
    })
    .map(({ method, auth, kind }): Endpoint => {
      const base: Endpoint = { method, auth, base: 'API_BASE_URL', path: '/things/{id}' };
      return kind === 'neither' || method === 'GET' ? base : { ...base, [kind]: unknown() };
    }),
);

const choices = fc.record(
  {
    bearer: fc.constant('the-callers-own'),
    idempotencyKey: fc.constantFrom('a-key', ''),
    handleLocally: fc.subarray([...shownByPage]),
    epoch: fc.nat(3),
    outlivesPage: fc.boolean(),
  },
  { requiredKeys: [] },
);

const params = { id: '7', userId: 'u', companyId: 'c', sessionId: 's', organizationId: 'o', token: 't' };

test('§9 a call is tried at most twice, retried only when that may help, and a write keeps one key', async () => {
  const keys = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      endpoint,
      choices,
      fc.array(outcome, { minLength: 3, maxLength: 3 }),
      fc.constantFrom('token-2', 'token-1', ''),
      async (called, chosen, outcomes, replacement) => {
        const credentials = { accessToken: async () => 'token-1', replaceToken: async () => replacement };
        const server = setUp(
          outcomes.map(({ answer }) => answer),
          { credentials },
        );
        const request = { ...chosen, params, body: { name: 'x' }, form: { name: 'x' }, file: new Blob(['x']) };
        const failure = await server.client.call(called, request as Parameters<ApiClient['call']>[1]).catch((error) => error);

        const isReplaced = called.auth === 'bearer' && chosen.bearer === undefined && replacement === 'token-2';
        const asks = outcomes[0]?.asks;
        // A file is streamed from its source, so it is sent only once.
        const isRepeated = !called.isFile && (asks === 'a second try' || (asks === 'another token' && isReplaced));
        expect(server.requests).toHaveLength(isRepeated ? 2 : 1);
        expect(server.waits.every((pause) => pause <= 5_000)).toBe(true);
        expect(server.waits).toHaveLength(isRepeated && asks === 'a second try' ? 1 : 0);
        expect(failure === undefined || failure instanceof SuiteError).toBe(true);

        const sent = await Promise.all(server.requests.map(partsOf));
        const [first, second = first] = sent;
        expect(first?.url).toContain(pathOf(called, params as never));
        expect(second).toEqual({ ...first, bearer: second?.bearer });
        if (called.auth !== 'bearer') expect([first?.bearer, second?.bearer]).toEqual([null, null]);
        else if (isRepeated && asks === 'another token') expect(second?.bearer).toBe('Bearer token-2');
        else expect(second?.bearer).toBe(`Bearer ${chosen.bearer ?? 'token-1'}`);

        if (called.method === 'GET' || called.isFile) return expect(first?.key).toBeNull();
        expect(first?.key).toBeTruthy();
        if (chosen.idempotencyKey) return expect(first?.key).toBe(chosen.idempotencyKey);
        expect(keys).not.toContain(first?.key);
        keys.add(String(first?.key));
      },
    ),
    { numRuns: 2_000 },
  );
});

/** The parts of a request that must not differ between the tries, and its bearer. */
async function partsOf(request: Request) {
  return {
    method: request.method,
    url: request.url,
    body: await request.text(),
    credentials: request.credentials,
    key: request.headers.get(Header.idempotencyKey),
    bearer: request.headers.get('Authorization'),
  };
}
