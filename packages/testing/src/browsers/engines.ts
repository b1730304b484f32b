import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Driver } from './driver';
import { hasFirefox, startFirefox } from './firefox';
import type { SuiteProxy } from './proxy';
import { hasWebKit, startWebKit } from './webkit';

interface Engine {
  name: string;
  isInstalled: boolean;
  /** @param folder an empty folder for its files */
  start(proxy: SuiteProxy, folder: string): Promise<Driver>;
}

export const engines: readonly Engine[] = [
  { name: 'Firefox', isInstalled: hasFirefox(), start: startFirefox },
  { name: 'WebKit', isInstalled: hasWebKit(), start: startOnDisplay },
];

/** WebKitGTK has no headless mode, so it gets a screen in memory. */
async function startOnDisplay(proxy: SuiteProxy, folder: string): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const driver = await startWebKit(proxy.address, `:${await displayOf(screen)}`, folder).catch(async (error) => {
    await end(screen);
    throw error;
  });
  return {
    ...driver,
    async close() {
      await driver.close();
      await end(screen);
    },
  };
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3];
  if (!output) throw new Error('Xvfb has no output');
  const [number] = await Promise.race([once(output, 'data'), once(screen, 'error').then(([error]) => Promise.reject(error))]);
  return String(number).trim();
}

async function end(screen: ChildProcess): Promise<void> {
  if (screen.exitCode !== null || screen.signalCode !== null) return;
  screen.kill();
  await once(screen, 'exit');
}
