import { gunzipSync } from 'node:zlib';
import { withDeployment } from '@suite/kernel/http/deployment';
import type { App } from '@suite/kernel/http/kernel';
import { Hono } from 'hono';
import { endpoints } from './endpoints';
import { mountOpenapi } from './mount-openapi';

const routes = new Map(endpoints.map(({ endpoint }) => [endpoint, { summary: 'What it does' }]));

test('each document names the server that was requested', async () => {
  const app: App = new Hono();
  app.use(withDeployment({ onespace: false }));
  mountOpenapi(app, routes);
  for (const server of ['https://api.suite.example', 'https://qa-api.suite.example']) {
    expect(await (await app.request(`${server}/openapi.json`)).json()).toMatchObject({ servers: [{ url: server }] });
  }
});

test('the document is compressed, and sent again only after a change', async () => {
  const app: App = new Hono();
  app.use(withDeployment({ onespace: false }));
  mountOpenapi(app, routes);
  const get = (headers: Record<string, string>) => app.request('https://api.suite.example/openapi.json', { headers });
  const zipped = await get({ 'Accept-Encoding': 'gzip, br' });
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  const bytes = Buffer.from(await zipped.arrayBuffer());
  const plain = await get({});
  expect(gunzipSync(bytes).toString()).toBe(await plain.text());
  expect(bytes.length).toBeLessThan(gunzipSync(bytes).length / 4);
  const again = await get({ 'If-None-Match': plain.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
});
