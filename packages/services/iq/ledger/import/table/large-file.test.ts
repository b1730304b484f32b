import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isFullRun } from '@suite/env/node';
import { emptyFolder } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';

const script = programFile('examine-large-file');
const MEGABYTES = isFullRun() ? 200 : 80;

it(`${MEGABYTES} MB are read with a heap of 64 MB`, async () => {
  const path = join(emptyFolder(), 'large.csv');
  const child = spawn(process.execPath, ['--max-old-space-size=64', script, path, String(MEGABYTES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(code).toBe(0);
    expect(JSON.parse(output).asOf).toBe('2021-03-14');
    expect(JSON.parse(output).rows).toBeGreaterThan(MEGABYTES * 20_000);
    expect(statSync(path).size).toBeGreaterThan(MEGABYTES * 1_000_000);
  } finally {
    rmSync(path);
  }
}, 180_000);
