import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { emptyFolder, onOneDatabase, onPostgres } from '@suite/host/test/databases';
import { eventsOf } from '@suite/host/test/event-source';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { environmentNames } from '@suite/zones/environments';
import type { Flag } from '../contract/administration';
import { flagKeys } from '../contract/flags';

const { olivia } = demoPeople;
type Name = 'dev' | 'qa' | 'prod';
const apiOf = (environment: Name) => `https://${environment === 'prod' ? '' : `${environment}-`}api.suite.localhost:8443`;
const encoded = (context: unknown) => Buffer.from(JSON.stringify(context)).toString('base64url');
const person = { kind: 'user', key: 'u1', email: 'u1@firm.example', internalUser: false };
const colleague = { ...person, key: 'u2', internalUser: true };

onOneDatabase('the embedded flag service', (kind) => {
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    token = (await operator().signIn(olivia.email)).access_token;
  });
  afterEach(() => platform.close());

  const operator = () => new Browser(platform, apiOf('dev'));
  const page = (environment: Name = 'prod') => new Browser(platform, apiOf(environment));
  const evaluate = (context: unknown, environment: Name = 'prod', key: string = environment) =>
    page(environment).send(`/flags/sdk/evalx/${key}/contexts/${encoded(context)}`);
  const valuesFor = async (context: unknown, environment?: Name) => {
    const all: Record<string, { value: unknown }> = await (await evaluate(context, environment)).json();
    return Object.fromEntries(Object.entries(all).map(([key, { value }]) => [key, value]));
  };
  const put = (body: object, environment = 'prod', flag = 'announcement') =>
    operator().send(`/internal/v1/flags/${flag}/environments/${environment}`, { method: 'PUT', body, token });
  const list = async (): Promise<Flag[]> => (await operator().send('/internal/v1/flags', { token })).json();
  const listed = async (flag: string, environment: string) =>
    (await list()).find(({ key }) => key === flag)?.values.find((one) => one.environment === environment);

  it('returns every declared flag with its default, as the SDK reads it', async () => {
    const response = await evaluate(person);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const at = { version: 1, flagVersion: 1, variation: 0, trackEvents: false };
    expect(await response.json()).toEqual({
      'ai-chat-button': { value: true, ...at },
      announcement: { value: '', ...at },
    });
    expect(await (await page().send('/flags/sdk/goals/prod')).json()).toEqual([]);
  });

  it('returns one value for everyone, and another for internal users', async () => {
    expect((await put({ version: 1, value: 'Soon', internalValue: 'Now' })).status).toBe(200);
    expect(await valuesFor(person)).toMatchObject({ announcement: 'Soon' });
    expect(await valuesFor(colleague)).toMatchObject({ announcement: 'Now', 'ai-chat-button': true });
    expect(await valuesFor({ kind: 'multi', user: colleague, company: { key: 'c' } })).toMatchObject({ announcement: 'Now' });
    expect(await valuesFor({ key: 'u2', custom: { internalUser: true } })).toMatchObject({ announcement: 'Now' });
    expect(await valuesFor({ kind: 'company', key: 'c', internalUser: true })).toMatchObject({ announcement: 'Soon' });
  });

  it('keeps text that looks like a number as text', async () => {
    await put({ version: 1, value: '1', internalValue: 'true' });
    expect(await valuesFor(person)).toMatchObject({ announcement: '1' });
    expect(await valuesFor(colleague)).toMatchObject({ announcement: 'true' });
  });

  it('does not return the flags of one environment for the key of another', async () => {
    await put({ version: 1, value: 'For qa alone', internalValue: null }, 'qa');
    expect(await valuesFor(person, 'qa')).toMatchObject({ announcement: 'For qa alone' });
    expect(await valuesFor(person, 'prod')).toMatchObject({ announcement: '' });
    for (const path of [`sdk/evalx/qa/contexts/${encoded(person)}`, `eval/qa/${encoded(person)}`, 'ping/qa', 'sdk/goals/qa']) {
      const response = await page('prod').send(`/flags/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('For qa alone');
    }
    for (const path of ['bulk/qa', 'diagnostic/qa']) {
      expect((await page('prod').send(`/flags/events/${path}`, { body: [] })).status).toBe(404);
    }
  });

  it('refuses a key of no environment and an invalid context', async () => {
    expect((await evaluate(person, 'prod', '6488674dc2ea1d6673731ba2')).status).toBe(404);
    for (const context of [
      'text',
      null,
      [],
      {},
      { key: '' },
      { kind: 'user' },
      { kind: 7, key: 'a' },
      { kind: 'multi', user: {} },
    ]) {
      expect([context, (await evaluate(context)).status]).toEqual([context, 400]);
    }
    expect((await page().send('/flags/sdk/evalx/prod/contexts/%00')).status).toBe(400);
  });

  it('accepts a context in the body of a REPORT request', async () => {
    const report = (path: string) => page().send(`/flags${path}`, { method: 'REPORT', body: person });
    expect(Object.keys(await (await report('/sdk/evalx/prod/context')).json())).toEqual(flagKeys);
    const { body, headers } = await report('/eval/prod');
    expect(headers.get('Content-Type')).toBe('text/event-stream');
    await body?.cancel();
  });

  it("allows the zones' pages to use the SDK's own headers, and no other page", async () => {
    const preflightHeaders = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-launchdarkly-event-schema',
    };
    const preflight = await page().send('/flags/events/bulk/prod', { method: 'OPTIONS', headers: preflightHeaders });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://hub.suite.localhost:8443');
    const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase();
    for (const name of ['user-agent', 'wrapper', 'tags', 'event-schema', 'payload-id']) {
      expect(allowed).toContain(`x-launchdarkly-${name}`);
    }
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('REPORT');
    const other = page();
    other.origin = 'https://elsewhere.example';
    const refused = await other.send('/flags/events/bulk/prod', { method: 'OPTIONS', headers: preflightHeaders });
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  async function openStream(context: unknown, environment: Name = 'prod') {
    const { body, status } = await page(environment).send(`/flags/eval/${environment}/${encoded(context)}`);
    if (!body) throw new Error(`no stream: ${status}`);
    const events = eventsOf(body);
    return async () => {
      const { event, data } = (await events.next()).value ?? { event: 'end', data: '{}' };
      return { event, ...JSON.parse(data) };
    };
  }

  it('sends each change to the streams it concerns, and no others', async () => {
    const everyone = await openStream(person);
    const internal = await openStream(colleague);
    const qa = await openStream(person, 'qa');
    for (const next of [everyone, internal, qa])
      expect(await next()).toMatchObject({ event: 'put', announcement: { version: 1 } });
    await put({ version: 1, value: 'Soon', internalValue: 'Now' });
    await put({ version: 1, value: 'Of qa', internalValue: null }, 'qa');
    const patch = { event: 'patch', key: 'announcement', version: 2, flagVersion: 2, trackEvents: false };
    expect(await everyone()).toEqual({ ...patch, value: 'Soon', variation: 0 });
    expect(await internal()).toEqual({ ...patch, value: 'Now', variation: 1 });
    expect(await qa()).toEqual({ ...patch, value: 'Of qa', variation: 0 });
    platform.endStreams();
    expect(await everyone()).toEqual({ event: 'end' });
  });

  it('sends nothing about a refused change', async () => {
    const next = await openStream(person);
    await next();
    expect((await put({ version: 7, value: 'Refused', internalValue: null })).status).toBe(409);
    expect((await put({ version: 1, value: 5, internalValue: null })).status).toBe(400);
    await put({ version: 1, value: 'Made', internalValue: null });
    expect(await next()).toMatchObject({ value: 'Made' });
  });

  describe('changed by operators', () => {
    it('is listed for every environment, with who last changed it and when', async () => {
      expect((await list()).map(({ key, values }) => [key, values.map(({ environment }) => environment)])).toEqual(
        flagKeys.map((key) => [key, environmentNames]),
      );
      expect((await list())[1]).toMatchObject({ kind: 'string', default: '', owner: 'shell', maxLength: 200 });
      const untouched = { environment: 'prod', value: '', internalValue: null, version: 1, changedAt: null, changedBy: null };
      expect(await listed('announcement', 'prod')).toEqual(untouched);
      const answer: Flag[] = await (await put({ version: 1, value: 'Soon', internalValue: 'Now' })).json();
      expect(answer).toEqual(await list());
      const changedAt = new Date(platform.time.now).toISOString();
      const set = {
        value: 'Soon',
        internalValue: 'Now',
        version: 2,
        changedAt,
        changedBy: `${olivia.firstName} ${olivia.lastName}`,
      };
      expect(await listed('announcement', 'prod')).toEqual({ environment: 'prod', ...set });
      expect(await listed('announcement', 'qa')).toEqual({ ...untouched, environment: 'qa' });
    });

    it('is refused when the version has changed since it was read, for the first change as for later ones', async () => {
      const both = await Promise.all([1, 2].map((n) => put({ version: 1, value: `by ${n}`, internalValue: null })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const later = await put({ version: 1, value: 'late', internalValue: null });
      expect([later.status, (await later.json()).code]).toEqual([409, 'changed_meanwhile']);
      const again = await Promise.all([1, 2].map(() => put({ version: 2, value: 'on it', internalValue: null })));
      expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await listed('announcement', 'prod')).toMatchObject({ value: 'on it', version: 3 });
    });

    it('does not store the default value, but keeps its version', async () => {
      await put({ version: 1, value: 'Soon', internalValue: null });
      await put({ version: 2, value: '', internalValue: null });
      const { rows } = await platform.pool.query('SELECT value, internal_value, version FROM telemetry.flag_values');
      expect(rows).toEqual([{ value: null, internal_value: null, version: 3 }]);
      expect(await listed('announcement', 'prod')).toMatchObject({ value: '', version: 3, changedBy: expect.any(String) });
    });

    it('refuses a value of another type or length, and says what it accepts', async () => {
      const refusal = async (body: object, flag?: string) => {
        const response = await put({ version: 1, internalValue: null, ...body }, 'prod', flag);
        return [response.status, (await response.json()).message];
      };
      expect(await refusal({ value: 'yes' }, 'ai-chat-button')).toEqual([400, 'The flag ai-chat-button takes true or false.']);
      const text = [400, 'The flag announcement takes a text of at most 200 characters.'];
      expect(await refusal({ value: 1 })).toEqual(text);
      expect(await refusal({ value: 'x'.repeat(201) })).toEqual(text);
      expect(await refusal({ value: '', internalValue: true })).toEqual(text);
      expect((await put({ version: 1, value: 'x'.repeat(200), internalValue: null })).status).toBe(200);
    });

    it('is only changed from dev: qa and prod have no such path', async () => {
      for (const environment of ['qa', 'prod'] as const) {
        const { access_token } = await page(environment).signIn(olivia.email);
        const response = await page(environment).send('/internal/v1/flags', { token: access_token });
        expect(response.status).toBe(404);
      }
    });
  });
});

onPostgres('flags changed by another process', (kind) => {
  it('are sent to open streams within seconds, once each', async () => {
    const one = await openTestPlatform(kind);
    const tokenKey = readFileSync(join(one.dataFolder, 'token-key'), 'utf8');
    const other = await openTestPlatform(kind, { dataFolder: emptyFolder(), databaseUrl: one.databaseUrl, tokenKey });
    try {
      const { body } = await new Browser(other, apiOf('prod')).send(`/flags/eval/prod/${encoded(person)}`);
      if (!body) throw new Error('no stream');
      const events = eventsOf(body);
      await events.next();
      const operator = new Browser(one, apiOf('dev'));
      const { access_token: token } = await operator.signIn(olivia.email);
      for (const [version, value] of [
        [1, 'Soon'],
        [2, 'Now'],
      ] as const) {
        const change = { version, value, internalValue: null };
        await operator.send('/internal/v1/flags/announcement/environments/prod', { method: 'PUT', body: change, token });
        const { value: event } = await events.next();
        expect(JSON.parse(event?.data ?? '{}')).toMatchObject({ key: 'announcement', value, version: version + 1 });
      }
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });
});
