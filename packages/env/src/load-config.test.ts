import { configKeys } from './env-config';
import { loadConfig } from './load-config';
import { createLogger } from './logger';

const lines: string[] = [];
const sink = { debug: note, info: note, warn: note, error: note };
function note(...parts: unknown[]) {
  lines.push(parts.join(' '));
}
beforeEach(() => {
  lines.length = 0;
});

const load = (answer: () => Response) =>
  loadConfig({ logger: createLogger('warning', sink), base: 'https://hub.suite.example/home/', fetch: async () => answer() });

const whole = Object.fromEntries(Object.keys(configKeys).map((key) => [key, `value of ${key}`]));

test('§7 the config is read from beside the zone', async () => {
  const requested: string[] = [];
  await loadConfig({
    logger: createLogger('error', sink),
    base: 'https://hub.suite.example/home/',
    fetch: async (url) => {
      requested.push(String(url));
      return Response.json(whole);
    },
  });
  expect(requested).toEqual(['https://hub.suite.example/home/.env/fe_envConfig.json']);
});

test('§8 a non-OK status is an error with the status in the console', async () => {
  await expect(load(() => new Response('', { status: 404 }))).rejects.toMatchObject({ code: 'config_load_failed', status: 404 });
  expect(lines).toEqual(['Failed to load config 404']);
});

test('§8 a missing response is an error', async () => {
  const refused = () => {
    throw new TypeError('refused');
  };
  await expect(load(refused)).rejects.toMatchObject({ code: 'config_load_failed' });
  expect(lines[0]).toMatch(/^Failed to load config/);
});

test.each(['<!doctype html>', '', '[]', 'null', '"text"'])('§8 %j is invalid JSON', async (text) => {
  await expect(load(() => new Response(text))).rejects.toMatchObject({ code: 'config_invalid' });
  expect(lines).toEqual(['The config file has invalid JSON.']);
});

test('§8 missing keys are logged as not defined, whether they are used or not, and the other keys are returned', async () => {
  const { API_BASE_URL: _, BASE_URL: __, ACOREN_GRAPHQL_BASE_URL: ___, ...rest } = whole;
  const config = await load(() => Response.json(rest));
  const missing = ['BASE_URL', 'API_BASE_URL', 'ACOREN_GRAPHQL_BASE_URL'];
  expect(lines).toEqual(missing.map((key) => `${key} is not defined`));
  expect(config.API_BASE_URL).toBe('');
  expect(config.ENV_NAME).toBe('value of ENV_NAME');
});

test('an optional key may be missing and is then empty', async () => {
  const config = await load(() => Response.json(whole));
  expect(lines).toEqual([]);
  expect(config.ANALYTICS_KEY).toBe('');
});

describe('a config that the browser has cached', () => {
  const stored = new Map<string, string>();
  const memory = {
    recall: (key: string) => stored.get(key) ?? '',
    keep: (key: string, value: string) => void stored.set(key, value),
  };
  beforeEach(() => stored.clear());

  const loadAt = (minute: number, answer: () => Response | Promise<Response>, zone = 'home') =>
    loadConfig({
      logger: createLogger('error', sink),
      base: `https://hub.suite.example/${zone}/`,
      fetch: async () => answer(),
      memory,
      now: () => minute * 60_000,
    });
  const named = (ENV_NAME: string) => () => Response.json({ ...whole, ENV_NAME });

  test('is used at once, and the next page gets the refreshed one', async () => {
    await loadAt(0, named('first'));
    let answer = (_: Response) => {};
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    expect((await loadAt(1, () => waiting)).ENV_NAME).toBe('first');
    answer(named('second')());
    await new Promise(setImmediate);
    expect((await loadAt(2, named('third'))).ENV_NAME).toBe('second');
  });

  test('is not used after an hour, by another zone, or when it cannot be read', async () => {
    await loadAt(0, named('first'));
    expect((await loadAt(1, named('of another'), 'profile')).ENV_NAME).toBe('of another');
    expect((await loadAt(60, named('second'))).ENV_NAME).toBe('second');
    for (const key of stored.keys()) stored.set(key, '{"at":3600000,"values":[]}');
    expect((await loadAt(61, named('third'))).ENV_NAME).toBe('third');
  });

  test('is used while the host does not respond, until the hour is over', async () => {
    await loadAt(0, named('first'));
    const broken = () => new Response('', { status: 500 });
    expect((await loadAt(59, broken)).ENV_NAME).toBe('first');
    await expect(loadAt(60, broken)).rejects.toMatchObject({ code: 'config_load_failed' });
  });
});
