// @ts-check
/**
 * The embedded database in a thread of its own, so that a heavy query never holds the event loop
 * (decision 005). Carries connections of the PostgreSQL wire protocol: a message names its connection
 * and holds bytes to run, or none when the connection ends; the answer goes back the same way. All
 * by one port, because messages of several ports may overtake each other. Plain JavaScript, because
 * tests and commands alike start the thread from this file as it stands.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

if (!parentPort) throw new Error('pglite-worker.mjs runs as a worker thread');
const port = parentPort;

/** @param {number} connection @param {Uint8Array} bytes */
async function run(connection, bytes) {
  // The stream, because without one PGlite parses every answer, which costs it more than most statements do.
  await database.execProtocolRawStream(bytes, {
    onRawData(window) {
      const answer = window.slice();
      port.postMessage({ connection, bytes: answer }, [answer.buffer]);
    },
  });
}

/** All connections share one backend, so whoever leaves must leave nothing behind. */
async function reset() {
  await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

async function close() {
  await database.close();
  port.close();
}

/** Statements run one after another, whichever connection they come by. A failure here ends the thread. */
let last = Promise.resolve();

// Heard before the database is open: a thread that begins to listen afterwards wakes up some 90 ms late (measured).
port.on('message', ({ connection, bytes }) => {
  last = last.then(() => {
    if (connection === undefined) return close();
    return bytes ? run(connection, bytes) : reset();
  });
});

/**
 * What a statement once took the embedded database never gives back: a sort or a table of hashes spills to files at a
 * quarter of PostgreSQL's own measure. Buffers stay at theirs: with 32 MB an import of a million invoices takes almost
 * half as long again.
 */
const settings = ['-c', 'work_mem=1MB'];

/** Files for their owner alone: by itself PGlite gives each that it creates to everybody, whatever the umask says. */
class OwnFiles extends NodeFS {
  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const restrict = (/** @type {any} */ { FS }) => {
      const { chmod } = FS;
      FS.chmod = (/** @type {unknown} */ path, /** @type {number} */ mode, /** @type {unknown[]} */ ...rest) =>
        chmod(path, mode & ~0o077, ...rest);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrict] } };
  }
}

/** @param {string} folder */
const open = (folder) => PGlite.create({ fs: new OwnFiles(folder), startParams: [...PGlite.defaultStartParams, ...settings] });

// Made aside, so that a first start that is killed leaves no half of a database.
if (!existsSync(workerData.folder)) {
  const draft = `${workerData.folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const made = await open(draft);
  await made.close();
  renameSync(draft, workerData.folder);
}
const database = await open(workerData.folder);
port.postMessage('ready');
