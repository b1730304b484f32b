import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ZoneName, zones } from '@suite/zones/zones';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const left = /^(\.next|\.turbo|out|node_modules|e2e|next-env\.d\.ts|package\.json)$|\.test\.tsx?$/;

/** Builds a zone with Next's default multi-zone layout: its own base path, its own assets, Next's own chunks. */
export function buildDefaultZone(zone: ZoneName, outDir: string): void {
  const { host, basePath } = zones[zone];
  // At the same depth as the zone's own folder, so that packages resolve.
  const folder = join(root, 'zones/.build', `default-${zone}`);
  rmSync(folder, { recursive: true, force: true });
  const source = join(root, 'zones', host, zone);
  cpSync(source, folder, { recursive: true, filter: (path) => path === source || !left.test(basename(path)) });
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `import { zoneConfig } from '../../../next.config.base.mjs';
const { experimental, assetPrefix, ...rest } = zoneConfig('${zone}')('phase-production-build');
export default { ...rest, basePath: '${basePath}' };
`,
  );
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  rmSync(outDir, { recursive: true, force: true });
  cpSync(join(folder, 'out'), outDir, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}
