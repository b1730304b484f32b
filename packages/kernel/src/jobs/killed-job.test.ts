import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, settings } from '@suite/host/test/open-queue';
import { programFile } from '@suite/host/test/program-file';
import * as v from 'valibot';
import { defineJob } from './define-job';
import { enqueue } from './enqueue';

const program = programFile('count-until-killed');
const NEW_YEAR = Date.UTC(2026, 0, 1);

const job = defineJob({ ...settings, kind: 'count', payload: v.object({ name: v.string() }), run: async () => undefined });

/** Creates a database with jobs that no process has run yet. */
async function leaveJobs(kind: Parameters<typeof openTestDatabase>[0], names: string[]) {
  const { database, pool, dataFolder, databaseUrl = '', close } = await openTestDatabase(kind);
  await pool.query('create table counted (name text, number int)');
  for (const name of names) await enqueue(database, job, { name });
  await close();
  return (now: number, hangAt = '') =>
    spawn(process.execPath, [program, dataFolder, databaseUrl, String(now), hangAt], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
}

type Child = ReturnType<Awaited<ReturnType<typeof leaveJobs>>>;

/** Lets processes run at the same time once all are ready; returns what each prints until it ends, or is killed at a number. */
async function run(children: Child[], killAt?: string) {
  let waiting = children.length;
  const linesOf = async (child: Child) => {
    const ended = once(child, 'exit');
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      if (line !== 'ready') lines.push(line);
      else if (--waiting === 0) for (const each of children) each.stdin.end();
      if (killAt && line.endsWith(` ${killAt}`)) child.kill('SIGKILL');
    }
    const [code, signal] = await ended;
    return { lines, end: signal ?? code };
  };
  return Promise.all(children.map(linesOf));
}

const numbersOf = (lines: string[]) => lines.map((line) => Number(line.split(' ')[2]));

onEachDatabase('a job whose process is killed with kill -9', (kind) => {
  it('is taken over by another process when its lease has ended, and continues where it was', async () => {
    const start = await leaveJobs(kind, ['a']);
    const [killed] = await run([start(NEW_YEAR, '3')], '3');
    expect([killed?.end, numbersOf(killed?.lines ?? [])]).toEqual(['SIGKILL', [1, 2, 3]]);
    const [next] = await run([start(NEW_YEAR + 61_000)]);
    expect([next?.end, numbersOf(next?.lines ?? [])]).toEqual([0, [4, 5, 6, 7, 8, 9, 10]]);
  }, 60_000);
});

onPostgres('two processes that share a queue', (kind) => {
  it('share its jobs and run each once', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `job-${i}`);
    const start = await leaveJobs(kind, names);
    const both = await run([start(NEW_YEAR), start(NEW_YEAR)]);
    const lines = both.flatMap((process) => process.lines);
    const ends = lines.filter((line) => line.endsWith(' 10')).map((line) => line.split(' ')[1]);
    expect(ends.sort()).toEqual([...names].sort());
    expect(lines).toHaveLength(600);
    expect(both.map(({ lines }) => lines.length > 0)).toEqual([true, true]);
  }, 60_000);
});
