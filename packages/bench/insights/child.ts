import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@suite/env/node';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a job of `job.ts` in a separate process, so that no job leaves memory or warm code to the next. */
export function inChild<Answer>(job: string, ...given: unknown[]): Answer {
  const args = ['--import', 'tsx', pathOf('job.ts'), job, JSON.stringify(given)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28, env: childEnvironment({}) }));
}

/** Runs a command as people do. Returns the peak memory of its process, in MB. */
export function peakOf(command: string, args: readonly string[], env: Record<string, string>): number {
  const output = execFileSync(
    process.execPath,
    ['--import', pathOf('tell-peak.mjs'), pathOf(`../../host/commands/${command}`), ...args],
    {
      encoding: 'utf8',
      env: childEnvironment(env),
    },
  );
  return Number(/^peak (\d+)$/m.exec(output)?.[1]) / 1024;
}
