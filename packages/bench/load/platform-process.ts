import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@suite/env/node';

const program = fileURLToPath(import.meta.resolve('@suite/host/commands/serve'));

/** Processor ticks per second that Linux reports to programs. */
const TICKS = 100;

/** Starts only the platform, as operators do, on loopback. */
export async function startPlatform(port: number, settings: Record<string, string>) {
  const env = childEnvironment({ ...settings, SUITE_PREVIEW_PORT: String(port), SUITE_PROXIES: '1' });
  const child = spawn(process.execPath, [program, '--platform'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) if (String(chunk).includes('ready https')) break;
  child.stdout.resume();
  if (child.exitCode !== null) throw new Error('the platform ended before it was ready');
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns the processor seconds of a process and its children; Linux only. */
export function processorSeconds(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? []);
  const own = stats.filter((stat) => stat.pid === pid || stat.parent === pid);
  // The parent process accounts for children that have ended.
  return own.reduce((sum, stat) => sum + stat.ticks + (stat.pid === pid ? stat.ended : 0), 0) / TICKS;
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((field) => fields[field]);
    return { pid: Number(pid), parent, ticks: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
