import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, settings } from '@suite/host/test/open-queue';
import * as v from 'valibot';
import { defineJob } from './define-job';
import { enqueue } from './enqueue';

const program = join(__dirname, '../../../host/test/count-until-killed.ts');
const NEW_YEAR = Date.UTC(2026, 0, 1);

const job = defineJob({ ...settings, kind: 'count', payload: v.object({ name: v.string() }), run: async () => undefined });

/** A database with jobs that nobody runs yet. */
async function leaveJobs(kind: Parameters<typeof openTestDatabase>[0], names: string[]) {
  const { database, pool, dataFolder, databaseUrl = '', close } = await openTestDatabase(kind);
  await pool.query('create table counted (name text, number int)');
  for (const name of names) await enqueue(database, job, { name });
  await close();
  return (now: number) =>
    spawn(process.execPath, ['--import', 'tsx', program, dataFolder, databaseUrl, String(now)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
}

/** What a process prints until it ends, or is killed after so many lines. */
async function linesOf(child: ChildProcess, killAfter = Number.POSITIVE_INFINITY) {
  const lines: string[] = [];
  if (!child.stdout) throw new Error('the output of the process is not read');
  for await (const line of createInterface({ input: child.stdout })) {
    if (lines.push(line) === killAfter) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { lines, end: child.signalCode ?? child.exitCode };
}

const numbersOf = (lines: string[]) => lines.map((line) => Number(line.split(' ')[2]));

onEachDatabase('a job whose process is killed with kill -9', (kind) => {
  it('is taken up by another when its lease has ended, and goes on where it was', async () => {
    const start = await leaveJobs(kind, ['a']);
    const killed = await linesOf(start(NEW_YEAR), 3);
    expect(killed.end).toBe('SIGKILL');
    const { lines, end } = await linesOf(start(NEW_YEAR + 61_000));
    expect(end).toBe(0);
    const numbers = numbersOf(lines);
    const last = 10 - numbers.length;
    expect(last).toBeGreaterThanOrEqual(3);
    expect(numbers).toEqual(Array.from({ length: 10 - last }, (_, i) => last + 1 + i));
  }, 60_000);
});

onPostgres('two processes on one queue', (kind) => {
  it('share its jobs, and run each once', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `job-${i}`);
    const start = await leaveJobs(kind, names);
    const both = await Promise.all([linesOf(start(NEW_YEAR)), linesOf(start(NEW_YEAR))]);
    const lines = both.flatMap((process) => process.lines);
    const ends = lines.filter((line) => line.endsWith(' 10')).map((line) => line.split(' ')[1]);
    expect(ends.sort()).toEqual([...names].sort());
    expect(lines).toHaveLength(600);
    expect(both.map(({ lines }) => lines.length > 0)).toEqual([true, true]);
  }, 60_000);
});
