import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { BrowserContext } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import type { RunningSuite } from './running-suite';
import { trusting } from './trusting-browser';

type Values = Record<string, unknown>;

export interface PlainPage {
  goto(url: string): Promise<void>;
  /** Returns the value of an expression, evaluated in the page that the tab shows at that time. */
  evaluate<T>(expression: string): Promise<T>;
  /** Resolves once the expression is true. */
  until(expression: string): Promise<void>;
  /** Moves the pointer to the first element of a selector, and clicks it if `isPressed`. */
  point(selector: string, isPressed?: boolean): Promise<void>;
}

/** Interval and timeout in milliseconds of waiting for an expression to be true. */
const EVERY = 50;
const PATIENCE = 15_000;

/**
 * Opens one tab of an unmodified Chromium. Playwright attaches itself to prerendered pages and pauses them, so these are driven
 * by the DevTools protocol alone.
 * @param suite whose certificate the browser trusts
 * @param from whose cookies the browser gets
 */
export async function withPlainChromium<T>(
  suite: RunningSuite | undefined,
  from: BrowserContext | undefined,
  use: (page: PlainPage) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-pipe', '--window-size=1280,900'];
  if (suite) flags.push(await trusting(suite));
  const child = spawn(findChromium() ?? '', [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    const send = protocolOf(child.stdio[3] as Writable, child.stdio[4] as Readable);
    if (from) await send('Storage.setCookies', { cookies: await from.cookies() });
    const { targetInfos } = await send<{ targetInfos: { type: string; targetId: string }[] }>('Target.getTargets');
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
    return await use(pageOf(send, targetId ?? ''));
  } finally {
    child.kill();
    await closed;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Send = <T>(method: string, params?: Values, sessionId?: string) => Promise<T>;

function protocolOf(input: Writable, output: Readable): Send {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: Error) => void }>();
  let last = 0;
  let text = '';
  output.on('data', (bytes: Buffer) => {
    const messages = (text + bytes).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result as never);
      waiting.delete(id);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

function pageOf(send: Send, targetId: string): PlainPage {
  /** Looked up for each step, because a prerendered page replaces the previous one. */
  const inPage = async <T>(step: (sessionId: string) => Promise<T>): Promise<T> => {
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const result = await step(sessionId);
    await send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
    return result;
  };

  const page: PlainPage = {
    goto: (url) => inPage(async (sessionId) => void (await send('Page.navigate', { url }, sessionId))),
    evaluate: <T>(expression: string) =>
      inPage(async (sessionId) => {
        const parameters = { expression, returnByValue: true, awaitPromise: true };
        const { result } = await send<{ result: { value: T } }>('Runtime.evaluate', parameters, sessionId);
        return result.value;
      }),
    async until(expression) {
      const end = Date.now() + PATIENCE;
      while (!(await page.evaluate(expression).catch(() => false))) {
        if (Date.now() > end) throw new Error(`never true: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, EVERY));
      }
    },
    async point(selector, isPressed = false) {
      const box = `JSON.stringify(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;
      const { x, y, width, height } = JSON.parse(await page.evaluate<string>(box));
      const at = { x: x + width / 2, y: y + height / 2 };
      await inPage(async (sessionId) => {
        await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }, sessionId);
        for (const type of isPressed ? ['mousePressed', 'mouseReleased'] : [])
          await send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }, sessionId);
      });
    },
  };
  return page;
}
