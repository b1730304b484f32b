/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { loadAhead } from './load-ahead';

const deployment = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 } as const;
const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '<script type="speculationrules">{}</script>';
  globalThis.fetch = async (path) => {
    requested.push(String(path));
    return String(path).endsWith('.json') ? Response.json(['/_suite/a.js']) : new Response('text');
  };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(navigator, 'connection');
});

const load = (rights = ['app:home', 'app:iq-dashboard', 'app:devices']) => loadAhead({ zone: 'home', deployment, rights });

test("the first views of the host's other zones that are open to the person are loaded once per tab", async () => {
  await load();
  expect(requested).toEqual(['/iq/dashboard/first-view.json', '/_suite/a.js']);
  await load();
  expect(requested).toHaveLength(2);
});

test('another tab loads them again only after an hour, or for a person who may open other apps', async () => {
  await load();
  requested.length = 0;
  sessionStorage.clear();
  await load();
  expect(requested).toEqual([]);
  sessionStorage.clear();
  await load(['app:home', 'app:iq-dashboard', 'app:offer']);
  expect(requested).toEqual(['/iq/dashboard/first-view.json', '/_suite/a.js', '/offer/first-view.json']);
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
  await load(['app:home', 'app:iq-dashboard', 'app:offer']);
  expect(requested).toHaveLength(6);
  jest.restoreAllMocks();
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('nothing is loaded over a connection with %j', async (connection) => {
  Object.assign(navigator, { connection });
  await load();
  expect(requested).toEqual([]);
});

test('after a failure the next page tries again', async () => {
  globalThis.fetch = async () => new Response('', { status: 503 });
  await expect(load()).rejects.toThrow('503');
  expect(sessionStorage.getItem('suite.ahead')).toBeNull();
});

test('a page outside an assembled site, such as one under next dev, requests nothing', async () => {
  document.body.replaceChildren();
  await load();
  expect(requested).toEqual([]);
});
