// @ts-check
/**
 * Bundles the SDKs that every zone loads late, once for all zones: compiling and minifying them in each zone's build
 * took a third of it. `next.config.base.mjs` puts the loaders beside this file in their place.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';

const sdks = {
  datadog: "export { datadogRum } from '@datadog/browser-rum';",
  pendo: "export { initialize } from '@pendo/agent';",
};

const FRAME = "document.createElement('iframe')";

/**
 * Monitoring makes a frame to get a `URL` that no polyfill has replaced. No zone has such a polyfill, and a frame takes the
 * main thread 35 ms at a quarter of the speed; without one the SDK takes the page's own `URL`.
 * @type {import('esbuild').Plugin}
 */
const withoutFrame = {
  name: 'without-frame',
  setup({ onLoad }) {
    onLoad({ filter: /urlPolyfill\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes(FRAME)) throw new Error(`${path} makes no frame any more: remove this plugin.`);
      return { contents: code.replace(FRAME, 'undefined') };
    });
  },
};

const folder = fileURLToPath(new URL('dist/', import.meta.url));
mkdirSync(folder, { recursive: true });

for (const [name, contents] of Object.entries(sdks)) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    // Session replay and the profiler are never started (requirements §9): what loads them stays an import that nobody makes.
    external: ['*/startRecording', '*/profiling/profiler'],
    plugins: [withoutFrame],
    write: false,
  });
  const { code } = await minify(outputFiles[0]?.text ?? '', { module: true, compress: { passes: 2 }, mangle: true });
  writeFileSync(join(folder, `${name}.js`), code);
}
