// @ts-check
/**
 * Bundles the SDKs that every zone loads late, once for all zones: compiling and minifying them in each zone's build
 * took a third of it. `next.config.base.mjs` puts the loaders beside this file in their place.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';

const sdks = {
  datadog: "export { datadogRum } from '@datadog/browser-rum';",
  pendo: "export { initialize } from '@pendo/agent';",
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
    write: false,
  });
  const { code } = await minify(outputFiles[0]?.text ?? '', { module: true, compress: { passes: 2 }, mangle: true });
  writeFileSync(join(folder, `${name}.js`), code);
}
