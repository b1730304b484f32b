import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { childEnvironment } from '@suite/env/node';
import { fillSignIn } from '@suite/testing/fill-sign-in';
import { takePorts } from '@suite/testing/free-ports';
import { zones } from '@suite/zones/zones';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

test.setTimeout(300_000);

test('a person signs in at home under turbo dev, where the other zones are served as built', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-dev-'));
  const { portBase, previewPort, release } = await takePorts();
  const ports = { SUITE_PORT_BASE: `${portBase}`, SUITE_PREVIEW_PORT: `${previewPort}` };
  const turbo = spawn('npx', ['turbo', 'dev', '--filter=@zone/home'], {
    cwd: root,
    env: childEnvironment({ ...ports, SUITE_DATA: folder, SUITE_DEMO_SIZE: 'small', NODE_ENV: 'development' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => turbo.once('close', resolve));
  let printed = '';
  const isReady = new Promise<void>((resolve) => {
    const take = (chunk: Buffer) => {
      printed += chunk;
      if (/ready http:/.test(printed) && /Ready in/.test(printed)) resolve();
    };
    turbo.stdout.on('data', take);
    turbo.stderr.on('data', take);
  });
  try {
    await Promise.race([isReady, ended]);
    await page.goto(`http://localhost:${portBase + zones.home.port}/home/`);
    await page.waitForURL(({ port }) => port === String(portBase + zones.login.port));
    await fillSignIn(page, 'olivia');
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 60_000 });
    expect(new URL(page.url()).port).toBe(String(portBase + zones.home.port));
  } catch (error) {
    throw new Error(`turbo dev printed:\n${printed}`, { cause: error });
  } finally {
    if (turbo.pid) process.kill(-turbo.pid, 'SIGTERM');
    await ended;
    release();
    rmSync(folder, { recursive: true });
  }
});
