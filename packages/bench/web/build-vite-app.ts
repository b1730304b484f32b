import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '@suite/testing/find-chromium';
import { type ZoneName, zones } from '@suite/zones/zones';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = fileURLToPath(new URL('../vite-app/', import.meta.url));

/** Runs in a page: returns its header and main as plain data, with React's attribute names where they differ from HTML's. */
const readMarkup = `(() => {
  const names = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', popovertarget: 'popoverTarget' };
  const nodeOf = (element) => ({
    tag: element.localName,
    props: Object.fromEntries(
      [...element.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [names[name] ?? name, value]),
    ),
    children: [...element.childNodes].flatMap((child) =>
      child.nodeType === 3 ? [child.textContent] : child.nodeType === 1 ? [nodeOf(child)] : [],
    ),
  });
  const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
  return { markup: [...document.querySelectorAll('body > :is(header, main)')].map(nodeOf), styles };
})()`;

/** Builds a plain Vite app under the base path of a zone, with the markup and styles of the zone's exported page. */
export async function buildViteApp(zone: ZoneName, outDir: string): Promise<void> {
  const exported = join(root, 'zones', zones[zone].host, zone, 'out');
  const folder = join(root, 'zones/.build/vite', zone);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { markup, styles } = await readPage(readFileSync(join(exported, 'index.html'), 'utf8'));
  writeFileSync(join(folder, 'markup.js'), `export const markup = ${JSON.stringify(markup)};\n`);
  writeFileSync(join(folder, 'page.css'), stylesOf(exported, styles));
  writeFileSync(join(folder, 'main.jsx'), readFileSync(join(source, 'main.jsx')));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vite</title></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
  );
  await build({
    root: folder,
    base: `${zones[zone].basePath}/`,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

async function readPage(html: string): Promise<{ markup: unknown; styles: string[] }> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(html, { waitUntil: 'commit' });
  const read = await page.evaluate<{ markup: unknown; styles: string[] }>(readMarkup);
  await browser.close();
  return read;
}

/** Returns the rules of the page's style sheets. Files that they load, such as the font, are left out in favor of the peer. */
function stylesOf(exported: string, styles: readonly string[]): string {
  return readdirSync(join(exported, '_next/static/chunks'))
    .filter((file) => styles.some((href) => href.endsWith(`/${file}`)))
    .map((file) => readFileSync(join(exported, '_next/static/chunks', file), 'utf8'))
    .join('\n')
    .replace(/@font-face\{[^}]*\}/g, '');
}
