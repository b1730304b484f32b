// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folder of the programs, which are not on its PATH; the newest version is used first. */
const debian = '/usr/lib/postgresql';

function findPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Returns the account that runs PostgreSQL instead of root, which it refuses. */
function otherAccount() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {}
  }
  return undefined;
}

/**
 * Starts a separate PostgreSQL server that is only reachable through a socket in the folder.
 * @param {string} folder
 * @returns {Promise<{ reason: string } | { pid: () => number, restart: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres(folder) {
  const programs = findPrograms();
  if (!programs) return { reason: 'initdb is not on the PATH' };
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? otherAccount() : undefined;
  if (isRoot && !account) return { reason: 'root may not run PostgreSQL, and there is no other account' };

  const home = join(folder, 'postgres');
  mkdirSync(home);
  if (account) {
    chmodSync(folder, 0o711);
    chownSync(home, account.uid, account.gid);
  }
  const data = join(home, 'data');
  const options = { ...account, cwd: home };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  });
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off'].flatMap((setting) => ['-c', setting]);
  const start = async () => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await accepting(started);
    return started;
  };
  let server = await start();
  process.env.SUITE_TEST_POSTGRES = home;
  const stop = async () => {
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    await exit;
  };
  return {
    /** ID of the process that starts all others. */
    pid: () => server.pid ?? 0,
    /** Closes all connections and briefly refuses new ones. */
    async restart() {
      await stop();
      server = await start();
    },
    stop,
  };
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
function accepting(server) {
  let log = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
  });
}
