// Runs one program in a thread, so that this process can end it, and sends its result to the parent process.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** @typedef {{ program: string, data: unknown, megabytes: number, patience: number }} Job */

/** As in run-in-process.ts. */
const LATE = 2;

process.once('message', (/** @type {Job} */ { program, data, megabytes, patience }) => {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 };
  const worker = new Worker(fileURLToPath(program), { workerData: data, resourceLimits });
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > patience) process.exit(LATE);
  }, 50);
  const fail = () => process.exit(1);
  worker.once('error', fail).once('exit', fail);
  worker.once('message', (result) => {
    worker.off('exit', fail);
    process.send?.(result, () => process.exit());
  });
});

// The parent process is gone or no longer waits.
process.on('disconnect', () => process.exit());
