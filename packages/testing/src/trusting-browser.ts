import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import type { RunningSuite } from './running-suite';

export interface TrustingBrowser {
  context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Opens a browser like a person's: with a disk cache, a back/forward cache, and trust in the suite's certificate. With
 * certificate errors it would neither cache assets or pages nor prerender pages.
 */
export async function trustingBrowser(suite: RunningSuite, flags: readonly string[] = []): Promise<TrustingBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    viewport: { width: 1280, height: 900 },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-first-run', '--disable-sync', '--disable-component-update', await trusting(suite), ...flags],
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the flag that makes Chromium trust the suite's certificate. */
export async function trusting({ dataFolder }: RunningSuite): Promise<string> {
  const certificate = new X509Certificate(await readFile(join(dataFolder, 'tls/cert.pem')));
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
