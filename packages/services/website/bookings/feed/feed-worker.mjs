// Reads one ICS feed, then ends. It runs in its own process (`runInProcess`), because the feed's author decides how long reading
// takes.
import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '@suite/kernel/errors/failure';
import { busyTimes } from './busy-times.js';

try {
  parentPort?.postMessage(busyTimes(workerData));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  parentPort?.postMessage({ failure: error.message });
}
