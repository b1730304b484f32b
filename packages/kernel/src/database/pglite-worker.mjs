// @ts-check
/**
 * Runs the embedded database in its own thread, so that a heavy query never blocks the event loop (decision 005). It carries
 * connections of the PostgreSQL wire protocol: a message names its connection and contains bytes to run, or none when the
 * connection ends; results return the same way. All messages use one port, because messages of different ports may overtake each
 * other. Written in plain JavaScript, because both tests and commands start the thread directly from this file.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

if (!parentPort) throw new Error('pglite-worker.mjs runs as a worker thread');
const port = parentPort;

/** @param {number} connection @param {Uint8Array} bytes */
async function run(connection, bytes) {
  // Uses the stream, because otherwise PGlite parses every result, which costs more than most statements.
  await database.execProtocolRawStream(bytes, {
    onRawData(window) {
      const answer = window.slice();
      port.postMessage({ connection, bytes: answer }, [answer.buffer]);
    },
  });
}

/** All connections share one backend, so each one has to be reset when it ends. */
async function reset() {
  await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

async function close() {
  await database.close();
  port.close();
}

/** Statements run one after another, across all connections. A failure here ends the thread. */
let last = Promise.resolve();

// Listens before the database is open: a thread that starts to listen afterwards wakes up about 90 ms late (measured).
port.on('message', ({ connection, bytes }) => {
  last = last.then(() => {
    if (connection === undefined) return close();
    return bytes ? run(connection, bytes) : reset();
  });
});

/**
 * The embedded database never returns memory that a statement once took, so sorts and hash tables spill to files at a quarter of
 * PostgreSQL's default. Buffers keep the default: with 32 MB, an import of a million invoices takes almost 50% longer.
 */
const settings = ['-c', 'work_mem=1MB'];

/** Restricts files to their owner: by default PGlite gives everybody access to the files it creates, whatever the umask. */
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

// Created under another name, so that a killed first start leaves no partial database.
if (!existsSync(workerData.folder)) {
  const draft = `${workerData.folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const made = await open(draft);
  await made.close();
  renameSync(draft, workerData.folder);
}
const database = await open(workerData.folder);
port.postMessage('ready');
