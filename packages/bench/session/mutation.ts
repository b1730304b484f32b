import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measurement } from '../row';

const session = fileURLToPath(new URL('../../session/', import.meta.url));

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Measures the share of mutants of packages/session that its tests detect (Stryker). */
export function benchMutation(): Measurement[] {
  const stryker = join(session, '../../node_modules/.bin/stryker');
  const { status } = spawnSync(stryker, ['run'], { cwd: session, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  const report: Report = JSON.parse(readFileSync(join(session, 'stryker/mutation.json'), 'utf8'));
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const among = (...names: string[]) => statuses.filter((name) => names.includes(name)).length;
  const noticed = among('Killed', 'Timeout');
  const all = noticed + among('Survived', 'NoCoverage');
  return [
    {
      name: 'mutation score of packages/session',
      measured: `${((100 * noticed) / all).toFixed(1)} % (${noticed} of ${all})`,
      aim: '90 % or more',
    },
  ];
}
