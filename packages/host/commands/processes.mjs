// @ts-check
import { spawn } from 'node:child_process';
// @boundaries-ignore Loaded before packages are installed.
import { Failure } from '../../kernel/src/errors/failure.js';

/**
 * Runs a program to its end in this terminal.
 * @param {string} program @param {string[]} args
 * @param {{ cwd: string, failure: string, env?: NodeJS.ProcessEnv }} options `failure` is the message when it fails
 * @returns {Promise<void>}
 */
export function run(program, args, { cwd, failure, env }) {
  // In its own process group, which receives signals as a whole, because the launchers of npm and turbo don't forward them.
  const child = spawn(program, args, { cwd, stdio: 'inherit', env, detached: true });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (child.pid) process.kill(-child.pid, signal);
    child.once('exit', () => process.exit(1));
  };
  process.on('SIGTERM', forward).on('SIGINT', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', forward).off('SIGINT', forward);
      if (code === 0) resolve();
      else reject(new Failure(failure));
    });
  });
}
