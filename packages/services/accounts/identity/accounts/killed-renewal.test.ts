import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { openPlatform, type Platform } from '@suite/host/platform/open-platform';
import { Browser } from '@suite/host/test/browser';
import { type HeldSession, holdSession, sessionState } from '@suite/host/test/crash-renewal';
import { emptyFolder, onPostgres } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeJwt } from 'jose';
import { demoPeople } from '../demo/demo-people';

const renewer = programFile('renew-until-killed');

onPostgres('a renewal interrupted by kill -9', (kind) => {
  let signedInAt: TestPlatform;
  let databaseUrl: string;
  let dataFolder: string;
  let sessionId: string;
  let token: string;

  beforeAll(async () => {
    signedInAt = await openTestPlatform(kind);
    databaseUrl = String(signedInAt.databaseUrl);
  });
  beforeEach(async () => {
    dataFolder = emptyFolder();
    cpSync(join(signedInAt.dataFolder, 'token-key'), join(dataFolder, 'token-key'));
    const tokens = await new Browser(signedInAt).signIn(demoPeople.olivia.email);
    token = tokens.refresh_token;
    sessionId = String(decodeJwt(token).sessionId);
  });
  afterAll(() => signedInAt.close());

  /** Kills the platform during its renewal; returns the state of the session. */
  async function cutOff(release: (held: HeldSession) => Promise<void>) {
    const held = await holdSession(databaseUrl, sessionId);
    const child = spawn(process.execPath, [renewer, dataFolder, databaseUrl, token], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let heard = '';
    child.stdout.on('data', (chunk) => {
      heard += chunk;
    });
    await held.renewalWaits();
    child.kill('SIGKILL');
    await once(child, 'close');
    await release(held);
    expect(heard).toBe('');
    return sessionState(databaseUrl, sessionId);
  }

  /** Restarts the platform on the folder of the killed one. */
  async function restarted<T>(now: number, use: (browser: Browser) => Promise<T>): Promise<T> {
    const options = { dataFolder, databaseUrl, seed: false, clock: () => now, logger: createLogger('error') };
    const platform: Platform = await openPlatform(options);
    try {
      return await use(new Browser(platform));
    } finally {
      await platform.close();
    }
  }

  const generationOf = (refreshToken: string) => decodeJwt(refreshToken).generation;

  it('before the commit leaves the old refresh token valid for its lifetime', async () => {
    const before = await sessionState(databaseUrl, sessionId);
    expect(await cutOff((held) => held.releaseAborted())).toEqual(before);
    await restarted(before.rotatedAt + 3_600_000, async (browser) => {
      const renewed = await browser.refresh(token);
      expect(renewed.status).toBe(200);
      const { refresh_token } = await renewed.json();
      expect(generationOf(refresh_token)).toBe(before.generation + 1);
    });
  }, 60_000);

  it('after the commit gives the old refresh token the undelivered successor, within the grace period', async () => {
    const before = await sessionState(databaseUrl, sessionId);
    const { generation, rotatedAt } = await cutOff((held) => held.releaseCommitted());
    expect(generation).toBe(before.generation + 1);
    await restarted(rotatedAt + 9_999, async (browser) => {
      const [first, second] = [await (await browser.refresh(token)).json(), await (await browser.refresh(token)).json()];
      expect(decodeJwt(first.refresh_token)).toMatchObject({ generation, iat: Math.floor(rotatedAt / 1000) });
      expect(second.refresh_token).toBe(first.refresh_token);
      const { refresh_token } = await (await browser.refresh(first.refresh_token)).json();
      expect(generationOf(refresh_token)).toBe(generation + 1);
    });
  }, 60_000);

  it.each([11, 3_600])(
    'after the commit and %d s of downtime gives it that successor after the restart',
    async (seconds) => {
      const { generation, rotatedAt } = await cutOff((held) => held.releaseCommitted());
      await restarted(rotatedAt + seconds * 1000, async (browser) => {
        const renewed = await browser.refresh(token);
        expect(renewed.status).toBe(200);
        const { refresh_token, access_token } = await renewed.json();
        expect(generationOf(refresh_token)).toBe(generation);
        expect(decodeJwt(access_token).iat).toBe(Math.floor((rotatedAt + seconds * 1000) / 1000));
        expect(generationOf((await (await browser.refresh(refresh_token)).json()).refresh_token)).toBe(generation + 1);
      });
    },
    60_000,
  );
});
