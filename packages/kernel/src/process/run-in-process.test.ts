import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProcessError, runInProcess } from './run-in-process';

const folder = mkdtempSync(join(tmpdir(), 'run-in-process-'));
let programs = 0;
function programOf(code: string): URL {
  const path = join(folder, `${++programs}.mjs`);
  writeFileSync(path, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(path);
}
const limits = { patience: 20_000, megabytes: 32 };

it('returns the result of a program', async () => {
  const program = programOf('parentPort.postMessage(workerData.map((number) => number * 2));');
  expect(await runInProcess(program, new Uint8Array([1, 2]), limits)).toEqual(new Uint8Array([2, 4]));
});

it.each([
  ['throws', "throw new Error('no');"],
  ['ends without a result', ''],
  ['runs out of memory', 'const all = []; for (;;) all.push(Array(10_000).fill(workerData));'],
  ['aborts as V8 does when a thread has no memory', 'process.kill(process.pid, "SIGABRT");'],
])('fails when the program %s, and the platform continues', async (_, code) => {
  await expect(runInProcess(programOf(code), 0, limits)).rejects.toEqual(new ProcessError('failed'));
});

it('ends a program that takes too long', async () => {
  await expect(runInProcess(programOf('for (;;);'), 0, { ...limits, patience: 300 })).rejects.toEqual(new ProcessError('late'));
});

it('runs two at a time until all are done', async () => {
  const program = programOf('parentPort.postMessage(workerData);');
  const results = await Promise.all([1, 2, 3, 4, 5].map((number) => runInProcess(program, number, limits)));
  expect(results).toEqual([1, 2, 3, 4, 5]);
});
