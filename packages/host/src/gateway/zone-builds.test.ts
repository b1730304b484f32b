import { createHash } from 'node:crypto';
import { zones } from '@suite/zones/zones';
import { ask, startGateway } from './fixture-gateway';

let gateway: Awaited<ReturnType<typeof startGateway>>;
const states: Record<string, 'waiting' | 'failed'> = { apps: 'waiting', chat: 'failed' };
beforeAll(async () => {
  gateway = await startGateway({ topology: 'local', builds: { request: (name) => states[name] } });
});
afterAll(() => gateway.close());

const open = (name: 'apps' | 'chat' | 'home') =>
  ask(`http://localhost:${gateway.portBase + zones[name].port}${zones[name].basePath}/`);

test('a zone that is not built yet shows this, and its page reloads by itself', async () => {
  const { status, headers, text } = await open('apps');
  expect(status).toBe(503);
  expect(text).toContain(`<h1>${zones.apps.title} is being built</h1>`);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
  expect(script).toContain('location.reload()');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
  delete states.apps;
  expect((await open('apps')).status).toBe(200);
});

test('a zone that could not be built refers the reader to the terminal and does not reload', async () => {
  const { status, text } = await open('chat');
  expect(status).toBe(503);
  expect(text).toContain(`<h1>${zones.chat.title} could not be built</h1>`);
  expect(text).not.toContain('<script>');
});

test('the other zones are served meanwhile', async () => {
  expect((await open('home')).text).toContain('<h1>home</h1>');
});
