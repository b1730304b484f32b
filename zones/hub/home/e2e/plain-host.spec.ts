import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSuite } from '@suite/testing/running-suite';
import { expect, placed, test } from '@suite/testing/suite-test';
import { zones } from '@suite/zones/zones';

const { basePath, port } = zones.home;
const exported = fileURLToPath(new URL('../out', import.meta.url));

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves files unchanged, as any static host does; the export lacks only the config that an operator adds. */
function serveFiles(config: string) {
  return createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    const inZone = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '/missing';
    const body =
      inZone === '/.env/fe_envConfig.json'
        ? config
        : await readFile(join(exported, inZone.endsWith('/') ? `${inZone}index.html` : inZone)).catch(() => undefined);
    const type = types[extname(inZone) || '.html'] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
  });
}

test('§2 the export of one zone works under its path on any static host', async ({ page, fillSignIn }) => {
  const suite = placed(await startSuite('local', {}, ['home']), 'local');
  const config = await (await fetch(`${suite.apiOrigin}/.env/fe_envConfig.json`)).text();
  const host = serveFiles(config).listen(suite.portBase + port, 'localhost');
  await once(host, 'listening');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  try {
    await page.goto(suite.url('home'));
    await fillSignIn('olivia');
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).port).toBe(String(suite.portBase + port));
    expect(missing).toEqual([]);
  } finally {
    host.closeAllConnections();
    host.close();
    await suite.stop();
  }
});
