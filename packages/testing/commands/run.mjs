// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a program with this terminal as its own.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, args, env) {
  // A group of its own, which a signal reaches whole: the launchers of npm and turbo do not pass one on.
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
