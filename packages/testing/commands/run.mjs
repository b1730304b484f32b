// @ts-check
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Runs a program in this terminal.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, args, env) {
  // In its own process group, so that a signal reaches all of it: the launchers of npm and turbo do not forward signals.
  const child = spawn(program, args, { stdio: 'inherit', env, detached: true });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (child.pid) process.kill(-child.pid, signal);
    child.once('exit', () => process.exit(1));
  };
  process.on('SIGTERM', forward).on('SIGINT', forward);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      process.off('SIGTERM', forward).off('SIGINT', forward);
      resolve(code === 0);
    });
  });
}

/**
 * Runs a program in the background at low priority; it ends with this process at the latest.
 * @param {string} program @param {string[]} args
 * @returns {() => Promise<boolean>} prints all of its output; resolves to whether it succeeded
 */
export function runBeside(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const { pid } = child;
  if (pid) setPriority(pid, 10);
  /** @type {Buffer[]} */
  const printed = [];
  let print = (/** @type {Buffer} */ bytes) => void printed.push(bytes);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => print(bytes));
  const stop = () => void (pid && process.kill(-pid));
  process.on('exit', stop);
  /** @type {Promise<boolean>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve(code === 0);
    });
  });
  return () => {
    print = (bytes) => void process.stdout.write(bytes);
    for (const bytes of printed) print(bytes);
    return ended;
  };
}
