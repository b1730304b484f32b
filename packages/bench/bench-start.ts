import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@suite/env/node';
import { type Measurement, median, ratio } from './row';

const ROUNDS = 7;

/** Avoids the ports of a suite that may be running. */
const PORT_BASE = '3400';

interface Start {
  milliseconds: number;
  kilobytes: number;
}

/** Measures a warm start of the platform, including its process, compared with bare PGlite opening the same folder. */
export function benchStart(): Measurement[] {
  const folder = mkdtempSync(join(tmpdir(), 'suite-bench-'));
  try {
    start('start-platform.mjs', folder);
    const ours: Start[] = [];
    const bare: Start[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(start('start-platform.mjs', folder));
      bare.push(start('start-pglite.mjs', folder));
    }
    return [
      row('warm start, beside bare PGlite', ours, bare, ({ milliseconds }) => milliseconds / 1000, 's'),
      row('peak memory at start, beside bare PGlite', ours, bare, ({ kilobytes }) => kilobytes / 1024, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function start(script: string, folder: string): Start {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const env = childEnvironment({ SUITE_DATA: folder, SUITE_PORT_BASE: PORT_BASE, DATABASE_URL: '' });
  return JSON.parse(execFileSync(process.execPath, [path, folder], { encoding: 'utf8', env }));
}

function row(name: string, ours: Start[], bare: Start[], metric: (start: Start) => number, unit: string): Measurement {
  const [one, other] = [median(ours.map(metric)), median(bare.map(metric))];
  return { name, measured: `${one.toFixed(2)} / ${other.toFixed(2)} ${unit} = ${ratio(one / other)}`, aim: '1.5×' };
}
