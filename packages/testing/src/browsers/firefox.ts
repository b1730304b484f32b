import { existsSync } from 'node:fs';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Driver, DriverElement, DriverTab } from './driver';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const program = () => PLACES.find((path) => existsSync(path));

export const hasFirefox = () => program() !== undefined;

/**
 * Starts Firefox with an empty profile. @param proxy host and port of the proxy that finds the suite's hosts @param folder an
 * empty folder for its files
 */
export async function startFirefox(proxy: { host: string; port: number }, folder: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program() ?? '',
    acceptInsecureCerts: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': proxy.host,
      'network.proxy.http_port': proxy.port,
      'network.proxy.ssl': proxy.host,
      'network.proxy.ssl_port': proxy.port,
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      'pdfjs.disabled': true,
      'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/pdf',
    },
  });
  return {
    name: (await browser.version()).replace('/', ' ').replace(/^firefox/i, 'Firefox'),
    downloads: folder,
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): DriverTab => ({
  evaluate: (expression) => page.evaluate(`(async () => (${expression}))()`),
  async element(expression) {
    const handle = (await page.evaluateHandle(expression)).asElement();
    return handle ? elementOf(handle as ElementHandle<HTMLElement>) : undefined;
  },
  press: (key) => page.keyboard.press(key),
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  close: () => page.close(),
});

const elementOf = (handle: ElementHandle<HTMLElement>): DriverElement => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
  async enterDay(day) {
    const [year, month, date] = day.split('-');
    await handle.click();
    await handle.type(`${month}${date}${year}`);
  },
  upload: (path) => (handle as unknown as ElementHandle<HTMLInputElement>).uploadFile(path),
});
