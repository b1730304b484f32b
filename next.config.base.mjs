// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portBase } from '@suite/env/node';
import { clientCookies } from '@suite/shell/client-cookies';
import { ASSET_PREFIX } from '@suite/shell/zone-build';
import { API_PORT_OFFSET, zones } from '@suite/zones/zones';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** @import { NextConfig } from 'next' */
/** @import { ZoneName } from '@suite/zones/zones' */

const root = fileURLToPath(new URL('.', import.meta.url));

const CONFIG_PATH = '/.env/fe_envConfig.json';
const FLAG_STREAMS = '/flags/eval/:path*';

/** @type {NextConfig} */
const shared = {
  reactStrictMode: true,
  poweredByHeader: false,
  trailingSlash: true,
  // A random id would make two builds of the same source differ. Names of scripts have hashes of their content already.
  generateBuildId: () => 'suite',
  images: { unoptimized: true },
  // Checked by `tsc` at the root, for all zones at once.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    // As npm has linked them, wherever their folders are.
    ...readdirSync(new URL('node_modules/@services/', import.meta.url)).map((name) => `@services/${name}`),
    '@suite/api',
    '@suite/contract',
    '@suite/env',
    '@suite/session',
    '@suite/shell',
    '@suite/telemetry',
    '@suite/ui',
    '@suite/zones',
  ],
  turbopack: {
    root,
    resolveAlias: {
      'cookies-next/client': clientCookies(root),
      cookie: '../../../packages/session/src/serialize-cookie.ts',
      // What they stand in for is part of React since version 18.
      'use-sync-external-store/shim': 'react',
      'use-sync-external-store/shim/index.js': 'react',
      // Bundled once for all zones (`telemetry/sdks/build.mjs`).
      '@datadog/browser-rum': '../../../packages/telemetry/sdks/datadog.mjs',
      '@pendo/agent': '../../../packages/telemetry/sdks/pendo.mjs',
    },
  },
};

/**
 * Three scripts for every page: Next's, the layout's and the page's own, of which the first two are the
 * same in all zones (decision 007). By default modules are merged and grouped by who uses them, which a
 * zone's page has a say in. Sizes are bytes of source: a part above the second stays a chunk of its
 * own, so that a large library that a zone loads late is not copied into each place that asks for it.
 * @type {NextConfig}
 */
const equalChunks = {
  experimental: {
    turbopackFileSystemCacheForBuild: true,
    turbopackScopeHoisting: false,
    turbopackChunking: { minChunkSize: 10_000_000, maxMergeChunkSize: 1_000_000 },
  },
};

/**
 * The Next config of a zone (decision 001), under the zone's own base path: for a development server, and for a plain
 * `next build` in its folder.
 * @param {ZoneName} name
 * @returns {(phase: string) => Promise<NextConfig>}
 */
export const zoneConfig = (name) => async (phase) => {
  await bundleSdks();
  const { basePath } = zones[name];
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...shared, ...equalChunks, output: 'export', basePath };
  return {
    ...shared,
    basePath,
    async rewrites() {
      const api = `http://localhost:${portBase() + API_PORT_OFFSET}`;
      return [
        { source: CONFIG_PATH, destination: `${api}${CONFIG_PATH}` },
        { source: FLAG_STREAMS, destination: `${api}${FLAG_STREAMS}`, basePath: false },
      ];
    },
  };
};

/**
 * The config of every zone that `shell/zone-build.mjs` builds, with a placeholder for the base path: hash routing needs that
 * for nothing but assets, and Next's own `basePath` would make a chunk of 433 KB differ between zones and each zone compile
 * everything for itself.
 * @type {NextConfig}
 */
export const placeholderConfig = { ...shared, ...equalChunks, output: 'export', basePath: '', assetPrefix: ASSET_PREFIX };

/** Turbo makes them before a build of its own. */
async function bundleSdks() {
  const sdks = new URL('packages/telemetry/sdks/', import.meta.url);
  if (!existsSync(new URL('dist', sdks))) await import(new URL('build.mjs', sdks).href);
}
