// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @typedef {object} Bundles
 * @property {typeof import('../src/serve/serve')} serve
 * @property {typeof import('../src/serve/announce')} announce
 * @property {typeof import('../src/assembly/assemble-suite')} assemble-suite
 * @property {typeof import('../src/backup/backup-command')} backup-command
 * @property {typeof import('../src/doctor/doctor-command')} doctor-command
 * @property {typeof import('../src/import/import-command')} import-command
 * @property {typeof import('../src/release/release-command')} release-command
 * @property {typeof import('../src/demo/generated/generate-command')} generate-command
 * @property {typeof import('../src/accounts/accounts-command')} accounts-command
 * @property {typeof import('../src/jobs/jobs-command')} jobs-command
 */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = fileURLToPath(new URL('../dist', import.meta.url));

const commands = [
  'host/src/serve/serve.ts',
  'host/src/serve/announce.ts',
  'host/src/assembly/assemble-suite.ts',
  'host/src/backup/backup-command.ts',
  'host/src/doctor/doctor-command.ts',
  'host/src/import/import-command.ts',
  'host/src/release/release-command.ts',
  'services/iq/ledger/import/sandbox/sandbox-process.ts',
  'host/src/demo/generated/generate-command.ts',
  'host/src/accounts/accounts-command.ts',
  'host/src/jobs/jobs-command.ts',
];

/** Test programs that run in their own process. */
const testPrograms = readdirSync(join(root, 'packages/host/test'))
  .filter((name) => /^(seed-databases|upload-hostile-files|examine-large-file|hold-lock|.*-until-killed)\.ts$/.test(name))
  .map((name) => `host/test/${name}`);

/**
 * Packages that stay in node_modules: those with binaries, and those that are loaded on first use. The sources import these
 * dynamically, because a static import would load them at once.
 */
const external = [
  '@electric-sql/pglite',
  '@libpdf/core',
  '@node-rs/argon2',
  '@opentelemetry/*',
  'fflate',
  'fontkit',
  'intuit-oauth',
  'nodemailer',
  'openid-client',
  'otplib',
  'pdfkit',
  'pino',
  'postal-mime',
  'pkijs',
  'selfsigned',
  'sharp',
];

/** CommonJS packages need it to load Node's own modules. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Returns the banner of test programs, which are short-lived. A server may not have the packages of tests. */
async function testBanner() {
  const { v8Flags } = await import('@suite/testing/v8-flags');
  const flags = JSON.stringify(v8Flags);
  return `${banner} import { setFlagsFromString } from 'node:v8'; for (const flag of ${flags}) setFlagsFromString(flag);`;
}

/**
 * Imports the platform's code as the commands run it: an entry with its imports in one JavaScript file, which loads several times
 * faster than its sources. It is rebuilt when a source has changed. Requires installed packages.
 * @template {keyof Bundles} Name
 * @param {Name} name
 * @returns {Promise<Bundles[Name]>}
 */
export async function fromBundle(name) {
  await ensureBundles();
  return import(pathToFileURL(join(folder, `${name}.js`)).href);
}

/** Builds the bundles unless they are up to date, for commands and tests that run the platform from its sources. */
export const ensureBundles = () => ensure('sources', commands);

/** Builds the bundles of test programs, which share their imports; `host/test/program-file.ts` finds them. */
export const ensureTestPrograms = () => ensure('test-sources', testPrograms);

/**
 * @param {string} name of the record, which lists the sources of the bundles: the time of the last change by path
 * @param {string[]} entries
 */
async function ensure(name, entries) {
  const record = join(folder, `${name}.json`);
  if (!isFresh(record)) await bundle(record, entries);
}

/** @param {string} record */
function isFresh(record) {
  const sources = readRecord(record);
  return sources !== undefined && Object.entries(sources).every(([path, changed]) => isSame(changedAt(path), changed));
}

/**
 * Compares two times exactly, or in whole seconds, because the layers of a container image store only those.
 * @param {number | undefined} now @param {number} then
 */
const isSame = (now, then) => now === then || (now !== undefined && now % 1000 === 0 && Math.abs(now - then) < 1000);

/** @param {string} record @param {string[]} entries */
async function bundle(record, entries) {
  const { build } = await import('esbuild');
  const startedAt = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => join('packages', entry)),
    entryNames: '[name]',
    splitting: entries === testPrograms,
    outdir: folder,
    bundle: true,
    external,
    banner: { js: entries === testPrograms ? await testBanner() : banner },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  // The lockfile represents the packages, because npm gives all their files the same time.
  const paths = [...Object.keys(metafile.inputs), 'package-lock.json', fileURLToPath(import.meta.url)];
  // Files that changed during the build count as changed after it.
  const sources = Object.fromEntries(paths.map((path) => [path, Math.min(changedAt(path) ?? 0, startedAt)]));
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) write(path, contents);
  write(record, JSON.stringify(sources));
}

/**
 * Writes atomically, because several commands may bundle at the same time. @param {string} path @param {string | Uint8Array}
 * contents
 */
function write(path, contents) {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** @param {string} record @returns {Record<string, number> | undefined} */
function readRecord(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns when a source was changed, in milliseconds since 1970; undefined when it was removed. @param {string} path from the
 * root
 */
const changedAt = (path) => statSync(resolve(root, path), { throwIfNoEntry: false })?.mtimeMs;
