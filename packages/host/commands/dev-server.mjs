// @ts-check
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

/** @import { ZoneName } from '@suite/zones/zones' */

/** Milliseconds between two checks whether a server listens. */
const INTERVAL = 100;

/** Milliseconds a server may take to end by itself. */
const PATIENCE = 3000;

/**
 * @typedef {object} DevServer
 * @property {ZoneName} name
 * @property {Promise<void>} ended
 * @property {() => Promise<void>} stop
 */

/**
 * Runs a zone under `next dev` on the zone's own port, with its whole process group tied to this process.
 * @param {ZoneName} name
 * @returns {Promise<DevServer>} once it listens
 */
export async function startDevServer(name) {
  const { zones } = await import('@suite/zones/zones');
  const { portBase } = await import('@suite/env/node');
  const tether = fileURLToPath(new URL('./tether.mjs', import.meta.url));
  const next = join(root, 'packages/shell/next-zone.mjs');
  const child = spawn(process.execPath, ['--import', tether, next, 'dev'], {
    cwd: join(root, 'zones', zones[name].host, name),
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The process has ended.
    }
  };
  const killNow = () => kill('SIGKILL');
  process.on('exit', killNow);
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));

  await Promise.race([listens(portBase() + zones[name].port), ended]);
  return {
    name,
    ended,
    async stop() {
      kill('SIGTERM');
      const timer = setTimeout(killNow, PATIENCE);
      await ended;
      clearTimeout(timer);
      killNow();
    },
  };
}

/** Resolves once something listens on a port. @param {number} port @returns {Promise<void>} */
function listens(port) {
  return new Promise((resolve) => {
    const look = () => {
      const socket = connect({ port, host: 'localhost' });
      socket.on('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.on('error', () => setTimeout(look, INTERVAL).unref());
    };
    look();
  });
}
