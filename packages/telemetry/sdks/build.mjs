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

/**
 * What is changed in their code.
 * @type {{ file: RegExp, text: string, by: string }[]}
 */
const changes = [
  // Monitoring makes a frame to get a `URL` that no polyfill has replaced. No zone has such a polyfill, and a frame takes the
  // main thread 35 ms at a quarter of the speed; without one the SDK takes the page's own `URL`.
  { file: /urlPolyfill\.js$/, text: "document.createElement('iframe')", by: 'undefined' },
  // Analytics is set up and started in one task of 100 to 150 ms at that speed, in which the page could not answer.
  {
    file: /@pendo\/agent\/setup\.js$/,
    text: 'pendo.initialize(options);',
    by: 'await new Promise((resolve) => setTimeout(resolve)); pendo.initialize(options);',
  },
];

/** @type {import('esbuild').Plugin} */
const changed = {
  name: 'changed',
  setup({ onLoad }) {
    for (const { file, text, by } of changes) {
      onLoad({ filter: file }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        if (code.split(text).length !== 2) throw new Error(`${path} does not have ${text} once: see the changes here.`);
        return { contents: code.replace(text, by) };
      });
    }
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
    plugins: [changed],
    write: false,
  });
  const { code } = await minify(outputFiles[0]?.text ?? '', { module: true, compress: { passes: 2 }, mangle: true });
  writeFileSync(join(folder, `${name}.js`), code);
}
