import type { BrowserContext, Page, Request } from '@playwright/test';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, placed, type Suite, test } from '@suite/testing/suite-test';
import { existsIn } from '@suite/zones/zones';

// Flags affect everyone, so these stories have their own suite.
test.use({ dataset: 'telemetry' });

/** The services by part of their address on the platform. */
const services = { flags: /\/flags\//, analytics: /\/analytics\//, monitoring: /\/monitoring(\?|$)/ } as const;

/** Strings that occur in the script of one SDK only. */
const marks = { flags: 'X-LaunchDarkly', analytics: '_pendo_', monitoring: 'ddforward' } as const;

type Service = keyof typeof services;
const names = Object.keys(services) as Service[];

/** Watches the requests of a context, and which SDKs its pages have loaded, by path: each host serves them to its own pages. */
function watchRequests(context: BrowserContext) {
  const requests: Request[] = [];
  const scripts = new Map<string, Promise<string>>();
  context.on('request', (request) => requests.push(request));
  context.on('response', (response) => {
    if (/\/_suite\/.*\.js$/.test(response.url()))
      scripts.set(
        response.url(),
        response.text().catch(() => ''),
      );
  });
  return {
    sent: (service: Service) => requests.filter((request) => services[service].test(request.url())),
    async sdks(): Promise<Record<Service, string[]>> {
      const texts = await Promise.all([...scripts].map(async ([url, text]) => [url, await text] as const));
      const holding = (mark: string) =>
        new Set(texts.filter(([, text]) => text.includes(mark)).map(([url]) => new URL(url).pathname));
      return Object.fromEntries(names.map((name) => [name, [...holding(marks[name])]])) as Record<Service, string[]>;
    },
  };
}

/** Returns an administrator in the environment with the zone `internal`; where it doesn't exist, in dev of the same platform. */
async function deskOf(suite: Suite) {
  const desk = existsIn('internal', suite.deployment.environment) ? suite : placed(suite, 'dev');
  const olivia = apiOf(desk);
  await olivia.signIn(people.olivia.email, PASSWORD);
  await olivia.turnTo(people.olivia.company);
  return olivia;
}

type Desk = Awaited<ReturnType<typeof deskOf>>;

interface FlagState {
  environment: string;
  version: number;
}

async function setFlag(desk: Desk, environment: string, key: string, value: boolean | string): Promise<void> {
  const { body } = await desk.call('GET', '/internal/v1/flags');
  const flag = body.find((flag: { key: string }) => flag.key === key);
  const { version } = flag.values.find((state: FlagState) => state.environment === environment);
  const { status } = await desk.call('PUT', `/internal/v1/flags/${key}/environments/${environment}`, {
    version,
    value,
    internalValue: null,
  });
  expect(status).toBe(200);
}

/** Returns what arrived for a service in an environment, as JSON, newest first. */
async function arrived(desk: Desk, service: Service, environment: string): Promise<{ kind: string; json: string }[]> {
  return (await desk.call('GET', `/internal/v1/telemetry?list=${service}&environment=${environment}`)).body.events;
}

const chat = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AI chat' });

test('§3 a changed flag and an announcement of the operators reach an open page', async ({ page, suite, signIn }) => {
  const { environment } = suite.deployment;
  const desk = await deskOf(suite);
  await signIn('olivia');
  await expect(chat(page)).toBeVisible();
  await setFlag(desk, environment, 'ai-chat-button', false);
  await expect(chat(page)).toBeHidden();
  await setFlag(desk, environment, 'announcement', 'Payroll is closed on Friday.');
  const announcement = page.getByRole('status').filter({ hasText: 'Payroll is closed on Friday.' });
  await expect(announcement).toBeVisible();
  await announcement.getByRole('button', { name: /dismiss|close/i }).click();
  await expect(announcement).toBeHidden();

  // The next page starts with the last known values, and a dismissed announcement stays hidden.
  await page.goto(suite.url('profile'));
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await expect(announcement).toBeHidden();
  await setFlag(desk, environment, 'ai-chat-button', true);
  await expect(chat(page)).toBeVisible();
  await setFlag(desk, environment, 'announcement', '');
});

test('§9 services disabled in an environment are neither loaded nor called', async ({ page, context, suite, signInByForm }) => {
  const { sent, sdks } = watchRequests(context);
  await signInByForm('olivia');
  await expect.poll(() => sent('flags').length, { timeout: 30_000 }).toBeGreaterThan(0);
  const { environment } = suite.deployment;
  const isOn = {
    flags: true,
    analytics: environment !== 'local' && environment !== 'localHttps',
    monitoring: environment === 'prod',
  };
  for (const name of names.filter((name) => isOn[name])) {
    await expect.poll(async () => (await sdks())[name].length, { timeout: 30_000 }).toBe(1);
  }
  await page.goto('about:blank');
  for (const name of names.filter((name) => !isOn[name])) {
    expect(sent(name)).toEqual([]);
    expect((await sdks())[name]).toEqual([]);
  }
});

test('§9 the services load after the largest paint', async ({ page, context, suite, signIn }) => {
  const { sdks } = watchRequests(context);
  await signIn('olivia');
  await expect(chat(page)).toBeVisible();
  await page.goto(suite.url('home'));
  await expect.poll(async () => (await sdks()).flags.length, { timeout: 30_000 }).toBe(1);
  // The previous page may have loaded them already, so this waits until this page has loaded them too.
  const loaded = async () => {
    const paths = Object.values(await sdks()).flat();
    return await page.evaluate(
      (paths) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => paths.includes(new URL(name).pathname))
          .map(({ startTime }) => startTime),
      paths,
    );
  };
  await expect.poll(async () => (await loaded()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  expect(paint).toBeGreaterThan(0);
  for (const moment of await loaded()) expect(moment).toBeGreaterThan(paint);
});

test('§9 monitoring, analytics and flags arrive with their fields, and without anything that identifies a person', async ({
  page,
  suite,
  signInByForm,
  cookie,
}) => {
  test.skip(suite.deployment.environment !== 'prod', 'monitoring runs in prod alone');
  const desk = await deskOf(suite);
  await signInByForm('olivia');
  await expect(chat(page)).toBeVisible();
  const token = (await cookie('access_token')) ?? '';
  const { userId, companyId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await page.getByRole('button', { name: 'Apps' }).click();
  const has = async (service: Service, text: string) =>
    (await arrived(desk, service, 'prod')).some(({ json }) => json.replaceAll(' ', '').includes(text));
  await expect.poll(() => has('flags', `"key":"${userId}"`), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => has('analytics', userId), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => has('analytics', companyId)).toBe(true);
  // The rest of a batch is sent when the page is left.
  await page.goto('about:blank');
  await expect.poll(() => has('monitoring', '"name":"/dashboard"')).toBe(true);

  const events = (await arrived(desk, 'monitoring', 'prod')).map(({ json }) => JSON.parse(json));
  expect(events.find(({ type, service }) => type === 'view' && service === 'frontend-home')).toMatchObject({
    version: '20251002.3',
    view: { name: '/dashboard' },
    application: { id: 'embedded' },
    privacy: { replay_level: 'mask-user-input' },
  });
  const sent = JSON.stringify(events);
  const secrets = [people.olivia.email, people.olivia.firstName, token.slice(0, 40)];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  expect(sent.match(/auth_code=[\w-]{20,}/)).toBeNull();
});

const faults: Record<string, (context: BrowserContext, of: RegExp) => Promise<unknown>> = {
  refused: (context, of) => context.route(of, (route) => route.abort('connectionrefused')),
  hanging: (context, of) => context.route(of, () => undefined),
  failing: (context, of) => context.route(of, (route) => route.fulfill({ status: 500, body: 'no' })),
  garbage: (context, of) => context.route(of, (route) => route.fulfill({ status: 200, body: '<html>{"a":' })),
  blocked: (context, of) => context.route(of, (route) => route.abort('blockedbyclient')),
};

for (const [fault, meddle] of Object.entries(faults)) {
  test(`a page works with its defaults while every service is ${fault}`, async ({ page, context, suite, signInByForm }) => {
    for (const of of Object.values(services)) await meddle(context, of);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const { sent } = watchRequests(context);
    await signInByForm('olivia');
    await expect.poll(() => sent('flags').length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect(chat(page)).toBeVisible();
    await page.getByRole('button', { name: 'Apps' }).click();
    await expect(page.getByRole('dialog').or(page.locator('[popover]:popover-open')).first()).toBeVisible();
    await page.goto(suite.url('profile'));
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    expect(thrown).toEqual([]);
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  });
}
