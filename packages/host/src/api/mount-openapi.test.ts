import type { App } from '@suite/kernel/http/kernel';
import { withPlace } from '@suite/kernel/http/place';
import { Hono } from 'hono';
import { mountOpenapi } from './mount-openapi';

test('the document names the server it is asked at, each time', async () => {
  const app: App = new Hono();
  app.use(withPlace({ onespace: false }));
  mountOpenapi(app);
  for (const server of ['https://api.suite.example', 'https://qa-api.suite.example']) {
    expect(await (await app.request(`${server}/openapi.json`)).json()).toMatchObject({ servers: [{ url: server }] });
  }
});
