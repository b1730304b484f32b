import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './row';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Seconds of a build of all zones; `--force` takes nothing from the cache. */
function buildSeconds(...args: string[]): number {
  const begin = performance.now();
  execFileSync(process.execPath, [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
  return (performance.now() - begin) / 1000;
}

/** A build after one line more in a file, which is put back as it was. */
function afterEdit(file: string): number {
  const path = join(root, file);
  const before = readFileSync(path);
  try {
    appendFileSync(path, '\nexport const edited = true;\n');
    return buildSeconds();
  } finally {
    writeFileSync(path, before);
  }
}

/** Builds of the 28 zones: from nothing, with nothing to do, after a line in one zone and in a package of all. */
export function benchBuilds(): Row[] {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const cold = buildSeconds('--force');
  const idle = buildSeconds();
  const zone = afterEdit('zones/hub/home/features/dashboard/copy.ts');
  const shared = afterEdit('packages/ui/src/class-names.ts');
  return [
    { name: 'build of 28 zones, cold', measured: seconds(cold), aim: '' },
    { name: 'build of 28 zones, nothing to do', measured: seconds(idle), aim: '' },
    { name: 'build of 28 zones, one line of one zone', measured: seconds(zone), aim: '' },
    { name: 'build of 28 zones, one line of packages/ui', measured: seconds(shared), aim: '' },
  ];
}
