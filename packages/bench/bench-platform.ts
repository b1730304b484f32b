import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { openPlatform, type Platform } from '@suite/host/platform/open-platform';
import { Browser } from '@suite/host/test/browser';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';

/** Opens a platform with the demo data and a bare database with one session; removes both afterwards. */
export async function withPlatform<T>(use: (platform: Platform, bare: OpenDatabase) => Promise<T>): Promise<T> {
  const folders = [mkdtempSync(join(tmpdir(), 'suite-bench-')), mkdtempSync(join(tmpdir(), 'suite-bare-'))] as const;
  const logger = createLogger('error');
  const platform = await openPlatform({ dataFolder: folders[0], seed: true, logger });
  const signedIn = await openPlatform({ dataFolder: folders[1], seed: true, logger });
  await new Browser(signedIn).signIn('olivia@harborline.example');
  await signedIn.close();
  const bare = await openDatabase({ dataFolder: folders[1], logger });
  try {
    return await use(platform, bare);
  } finally {
    await platform.close();
    await bare.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

/** Runs a job repeatedly, `atOnce` at a time. Returns jobs per second and the milliseconds of each. */
export async function measure(count: number, atOnce: number, job: (index: number) => Promise<unknown>) {
  const times: number[] = [];
  let next = 0;
  const begin = performance.now();
  const worker = async () => {
    while (next < count) {
      const start = performance.now();
      await job(next++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: count / ((performance.now() - begin) / 1000), times };
}
