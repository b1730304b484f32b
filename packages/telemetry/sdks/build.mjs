// @ts-check
/**
 * Bundles the SDKs that every zone loads late, once for all zones: compiling and minifying them took a third of each zone's
 * build. `next.config.base.mjs` replaces them with the loaders beside this file.
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
  // Monitoring creates a frame to get a `URL` that no polyfill has replaced. No zone has such a polyfill, and a frame blocks the
  // main thread for 35 ms at a quarter of the speed; without a frame the SDK uses the page's own `URL`.
  { file: /urlPolyfill\.js$/, text: "document.createElement('iframe')", by: 'undefined' },
  // Analytics is set up and started in one task of 100 to 150 ms at that speed, during which the page could not respond.
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
    // Session replay and the profiler are never started (requirements §9), so the imports that load them are never executed.
    external: ['*/startRecording', '*/profiling/profiler'],
    plugins: [changed],
    write: false,
  });
  const { code } = await minify(outputFiles[0]?.text ?? '', { module: true, compress: { passes: 2 }, mangle: true });
  writeFileSync(join(folder, `${name}.js`), code);
}
