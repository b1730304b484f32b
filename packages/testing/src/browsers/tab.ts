import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { DriverElement, DriverTab } from './driver';
import type { ElementQuery } from './in-page';

export type Tab = ReturnType<typeof storyTab>;

let script: Promise<string> | undefined;

/** The queries as one script for any page. */
async function queries(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'iife', minify: true, write: false });
  return outputFiles[0]?.text ?? '';
}

const PATIENCE = 15_000;

/** A tab with what a person does on a page: each action waits until its element is there. */
export function storyTab(tab: DriverTab) {
  /** Repeats a look at the page, which may be navigating, until it gives something. */
  async function until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    let failure: unknown;
    while (Date.now() < end) {
      try {
        const found = await look();
        if (found !== undefined && found !== false) return found;
        failure = undefined;
      } catch (error) {
        failure = error;
      }
    }
    throw new Error(`${what} was not there: ${failure ?? (await text().catch(String)).slice(0, 2_000)}`);
  }

  async function ready(): Promise<void> {
    if (await tab.evaluate('typeof inPage === "object"')) return;
    script ??= queries();
    await tab.evaluate(`(() => { ${await script} })()`);
  }

  const find = (query: ElementQuery) =>
    until(JSON.stringify(query), async () => {
      await ready();
      return tab.element(`inPage.find(${JSON.stringify(query)})`);
    });

  /** Acts on an element; one that has been replaced in the meantime is looked for again. */
  const act = (query: ElementQuery, action: (element: DriverElement) => Promise<void>) =>
    until(JSON.stringify(query), async () => {
      await action(await find(query));
      return true;
    });

  /** Waits until the page that navigates has been replaced. Drivers wait for events, which redirects during a load can suppress. */
  async function navigate(statement: string): Promise<void> {
    await tab.evaluate(`void (globalThis.isLeaving = true, setTimeout(() => ${statement}))`);
    await until('another page', async () => (await tab.evaluate('typeof isLeaving === "undefined"')) || undefined);
  }

  const text = async () => String(await tab.evaluate('location.href + "\\n" + document.body.innerText'));

  return {
    ...tab,
    open: (address: string) => navigate(`location.assign(${JSON.stringify(address)})`),
    reload: () => navigate('location.reload()'),
    click: (query: ElementQuery) => act(query, (element) => element.click()),
    /** Replaces what a field has. */
    fill: (label: string, value: string, within?: ElementQuery) =>
      act({ label, within }, async (element) => {
        await element.click();
        await tab.evaluate('document.activeElement.select?.()');
        await element.type(value);
      }),
    enterDay: (label: string, day: string, within?: ElementQuery) => act({ label, within }, (element) => element.enterDay(day)),
    /** Chooses a file for the page's file field, which is hidden behind a button. */
    upload: (path: string) =>
      until('a file field', async () => {
        const field = await tab.element('document.querySelector("input[type=file]")');
        await field?.upload(path);
        return field && true;
      }),
    /** Waits until a hidden field has a value, such as a proof of work. */
    solved: (name: string) =>
      until(name, async () => (await tab.evaluate(`Boolean(document.querySelector('input[name=${name}]')?.value)`)) || undefined),
    sees: (query: ElementQuery) => find(query).then(() => undefined),
    lacks: (query: ElementQuery) =>
      until(`no ${JSON.stringify(query)}`, async () => {
        await ready();
        return (await tab.element(`inPage.find(${JSON.stringify(query)})`)) ? undefined : true;
      }),
    /** Returns the content of a file that the browser has saved. */
    downloaded: (folder: string, name: RegExp) =>
      until(`a download ${name}`, async () => {
        const file = (await readdir(folder)).find((entry) => name.test(entry));
        return (file && (await readFile(join(folder, file), 'utf8'))) || undefined;
      }),
    /** Waits until the page's text contains this. */
    reads: (part: string | RegExp) =>
      until(String(part), async () => {
        const all = await text();
        return (typeof part === 'string' ? all.includes(part) : part.test(all)) || undefined;
      }),
    text,
    address: async () => String(await tab.evaluate('location.href')),
  };
}
