import { Server } from 'node:http';
import { demoPeople } from '@services/identity/demo/demo-people';
import { startGateway } from '@suite/host/gateway/fixture-gateway';
import { Browser } from '@suite/host/test/browser';
import { oneDatabase } from '@suite/host/test/databases';
import { EventSource } from '@suite/host/test/event-source';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { JSDOM } from 'jsdom';
import type { TelemetryEvent } from '../contract/administration';
import { flagKeys } from '../contract/flags';

// The SDK itself, in a page of one origin, with the platform on another one.
let platform: TestPlatform;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const apiOf = ({ portBase }: { portBase: number }) => `http://localhost:${portBase + 100}`;
let operator: Browser;
let token: string;

beforeAll(async () => {
  platform = await openTestPlatform(oneDatabase);
  gateway = await startGateway({ topology: 'local', platform: (request) => platform.fetch(request) });
  operator = new Browser(platform, apiOf(gateway));
  token = (await operator.signIn(demoPeople.olivia.email)).access_token;
  const { window } = new JSDOM('', { url: `http://localhost:${gateway.portBase}/home/` });
  Object.assign(window, { EventSource });
  Object.assign(globalThis, { window, document: window.document });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const set = (version: number, value: string) =>
  operator.send('/internal/v1/flags/announcement/environments/local', {
    method: 'PUT',
    token,
    body: { version, value, internalValue: null },
  });

async function start(key = 'local', more = {}) {
  const { initialize } = await import('launchdarkly-js-client-sdk');
  const url = `${apiOf(gateway)}/flags`;
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  return initialize(
    key,
    { kind: 'user', key: 'u1', internalUser: false },
    { baseUrl: url, streamUrl: url, eventsUrl: url, logger: silent, ...more },
  );
}

const next = (client: Awaited<ReturnType<typeof start>>, flag: string) =>
  new Promise((resolve) => {
    client.on(`change:${flag}`, resolve);
  });

const stored = async (): Promise<TelemetryEvent[]> =>
  (await (await operator.send('/internal/v1/telemetry?list=flags', { token })).json()).events;

test('the SDK reads flags, receives a change, and reports which flags it used', async () => {
  const client = await start();
  await client.waitForInitialization(5);
  await client.waitUntilGoalsReady();
  expect(Object.keys(client.allFlags()).sort()).toEqual([...flagKeys].sort());
  expect(client.variation('announcement')).toBe('');
  const changed = next(client, 'announcement');
  await set(1, 'Soon');
  expect(await changed).toBe('Soon');
  await client.flush();
  const events = await stored();
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identify', 'summary']));
  expect(events.find(({ kind }) => kind === 'summary')?.summary).toContain('announcement');
  expect(new Set(events.map(({ environment }) => environment))).toEqual(new Set(['local']));
  await client.close();
});

test('with REPORT, it learns of changes by a ping', async () => {
  const client = await start('local', { useReport: true });
  await client.waitForInitialization(5);
  const changed = next(client, 'announcement');
  await set(2, 'Now');
  expect(await changed).toBe('Now');
  await client.close();
});

test('an unknown key is reported as such', async () => {
  const client = await start('nobody');
  await expect(client.waitForInitialization(5)).rejects.toMatchObject({ name: 'LaunchDarklyInvalidEnvironmentIdError' });
  await client.close();
});

test('open streams do not delay the shutdown of a server', async () => {
  const closing = await startGateway({ topology: 'local', platform: (request) => platform.fetch(request) });
  const { body } = await fetch(`${apiOf(closing)}/flags/ping/local`);
  const text = new Response(body).text();
  const cut = jest.spyOn(Server.prototype, 'closeAllConnections');
  platform.endStreams();
  await closing.close();
  expect(cut).not.toHaveBeenCalled();
  expect(await text).toContain('event: ping');
});
