import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { createAsk } from './ask-provider';
import { ProviderBusyError } from './provider-error';

const NOW = Date.parse('2026-03-01T10:00:00Z');

describe('requests to a provider', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  let requests = 0;
  const waits: number[] = [];
  beforeAll(async () => {
    server = createServer((_, response) => {
      requests++;
      answer(response);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    requests = 0;
    waits.length = 0;
  });

  const ask = (means: { accessToken?: (refused?: string) => Promise<string>; signal?: AbortSignal } = {}) =>
    createAsk({
      provider: 'The provider',
      accessToken: async () => 'token',
      wait: async (milliseconds) => void waits.push(milliseconds),
      clock: () => NOW,
      ...means,
    })({ url: `http://localhost:${(server.address() as AddressInfo).port}/` });

  const busy = (retryAfter?: string) => (response: ServerResponse) => {
    if (requests > 1) return response.end('{}');
    return response.writeHead(429, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end();
  };

  it.each([
    ['seconds', '12', 12_000],
    ['a date', 'Sun, 01 Mar 2026 10:00:30 GMT', 30_000],
    ['a date that is over', 'Sun, 01 Mar 2026 09:00:00 GMT', 0],
    ['nothing', undefined, 60_000],
    ['nonsense', 'soon', 60_000],
  ])('waits as long as a Retry-After header with %s says', async (_, header, expected) => {
    answer = busy(header);
    await ask();
    expect(waits).toEqual([expected]);
  });

  it('does not wait for hours and reports when the next request is allowed', async () => {
    answer = busy('7200');
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderBusyError);
    expect((error as ProviderBusyError).until).toBe(NOW + 7_200_000);
    expect(waits).toEqual([]);
  });

  it.each(['Sun, 01 Mar 2099 10:00:00 GMT', '31536000', '9'.repeat(30)])(
    'tries again after a day at most if Retry-After is %s',
    async (header) => {
      answer = busy(header);
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderBusyError);
      expect((error as ProviderBusyError).until).toBe(NOW + MILLISECONDS_PER_DAY);
    },
  );

  it('gives up if the provider keeps asking it to wait', async () => {
    answer = (response) => response.writeHead(429, { 'Retry-After': '1' }).end();
    await expect(ask()).rejects.toBeInstanceOf(ProviderBusyError);
    expect(requests).toBeLessThan(30);
  });

  it('tries five times in total', async () => {
    answer = (response) => response.writeHead(502).end();
    await expect(ask()).rejects.toThrow('out of order at the moment (502)');
    expect([requests, waits]).toEqual([5, [1000, 2000, 4000, 8000]]);
  });

  it('replaces a refused access token once', async () => {
    answer = (response) => response.writeHead(401).end();
    const given: (string | undefined)[] = [];
    const accessToken = async (refused?: string) => `token ${given.push(refused)}`;
    await expect(ask({ accessToken })).rejects.toThrow('The provider no longer lets the suite in: connect it again.');
    expect(given).toEqual([undefined, 'token 1']);
  });

  it('does not send the token to another address', async () => {
    answer = (response) => response.writeHead(302, { Location: 'http://localhost:9/' }).end();
    await expect(ask()).rejects.toThrow('cannot be reached');
  });

  it('stops immediately when it is aborted', async () => {
    const stop = new AbortController();
    answer = (response) => {
      stop.abort(new Error('stopped'));
      response.end('{}');
    };
    await expect(ask({ signal: stop.signal })).rejects.toThrow('stopped');
  });
});
