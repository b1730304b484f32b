import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { childEnvironment } from '@suite/env/node';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, DriverElement, DriverTab } from './driver';

/** WebKitGTK's driver and its browser, as Debian installs them (`webkit2gtk-driver`). */
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((system) => `/usr/lib/${system}/webkit2gtk-4.1/MiniBrowser`);

const browser = () => BROWSERS.find((path) => existsSync(path));

export const hasWebKit = () => existsSync(DRIVER) && browser() !== undefined;

/**
 * Starts WebKitGTK with an empty profile. @param proxy address of the proxy that finds the suite's hosts @param folder an empty
 * folder for its files
 */
export async function startWebKit(proxy: string, display: string, folder: string): Promise<Driver> {
  const port = await freePort();
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const env = childEnvironment({ DISPLAY: display, XDG_CONFIG_HOME: folder });
  const service = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  try {
    const capabilities = new Capabilities()
      .set('browserName', 'MiniBrowser')
      .set('acceptInsecureCerts', true)
      .set('webkitgtk:browserOptions', { binary: browser(), args: ['--automation', `--proxy=${proxy}`] });
    const driver = await whenListening(service, () =>
      new Builder().usingServer(`http://127.0.0.1:${port}`).forBrowser('MiniBrowser').withCapabilities(capabilities).build(),
    );
    await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
    const version = (await driver.getCapabilities()).get('browserVersion');
    let firstTab: string | undefined = await driver.getWindowHandle();
    return {
      name: `WebKitGTK ${version}`,
      downloads: folder,
      async newTab() {
        if (firstTab === undefined) await driver.switchTo().newWindow('tab');
        const handle = firstTab ?? (await driver.getWindowHandle());
        firstTab = undefined;
        return tabOf(driver, handle);
      },
      async close() {
        await driver.quit().catch(() => undefined);
        await stop(service);
      },
    };
  } catch (error) {
    await stop(service);
    throw error;
  }
}

/** Commands of all tabs go to the one that the driver has switched to, so they take turns. */
const turns = new WeakMap<WebDriver, Promise<unknown>>();

function tabOf(driver: WebDriver, handle: string): DriverTab {
  const inTab = <Result>(command: () => Promise<Result>): Promise<Result> => {
    const turn = (turns.get(driver) ?? Promise.resolve()).then(async () => {
      await driver.switchTo().window(handle);
      return command();
    });
    turns.set(
      driver,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return {
    async evaluate(expression) {
      const result: { value?: unknown; error?: string } = await inTab(() =>
        driver.executeAsyncScript(
          `const done = arguments[0]; (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        ),
      );
      if (result.error !== undefined) throw new Error(result.error);
      return result.value;
    },
    async element(expression) {
      const element = await inTab<WebElement | null>(() => driver.executeScript(`return (${expression}) ?? null;`));
      return element ? elementOf(element, inTab) : undefined;
    },
    press: (key) => inTab(() => driver.actions().sendKeys(keys[key]).perform()),
    resize: (width, height) => inTab(async () => void (await driver.manage().window().setRect({ width, height }))),
    screenshot: async () => Buffer.from(await inTab(() => driver.takeScreenshot()), 'base64'),
    close: () => inTab(() => driver.close()),
  };
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

const elementOf = (element: WebElement, inTab: <Result>(command: () => Promise<Result>) => Promise<Result>): DriverElement => ({
  click: () => inTab(() => element.click()),
  type: (text) => inTab(() => element.sendKeys(text)),
  // The driver's keys don't reach the parts of a date field, so the day is set as the field itself would.
  enterDay: (day) =>
    inTab(() =>
      element.getDriver().executeScript(
        `const [field, day] = arguments;
         Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, day);
         field.dispatchEvent(new Event('input', { bubbles: true }));`,
        element,
        day,
      ),
    ),
  upload: (path) => inTab(() => element.sendKeys(path)),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Repeats a first request until the service listens; fails when it has ended. */
async function whenListening<Result>(service: ChildProcess, request: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (service.exitCode !== null || !/ECONNREFUSED/.test(String(error))) throw error;
    }
  }
}

async function stop(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  service.kill();
  await once(service, 'exit');
}
