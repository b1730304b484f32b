// @ts-check
/**
 * Builds a zone (docs/architecture.md). Turbopack caches compiled code by folder, so all zones are built in the same few folders,
 * one after another: shared code is compiled once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Placeholder for the zone's base path during the build, so that identical scripts of two zones have identical bytes. */
export const ASSET_PREFIX = '/__zone__';

/** At the same depth as a zone's own folder, because the configs are addressed relative to it. */
const folder = fileURLToPath(new URL('../../zones/.build', import.meta.url));

/** One build keeps about two cores busy. */
const SLOTS = Math.max(1, Math.floor(availableParallelism() / 2));

/** The font that renders almost all text of a page. */
const FONT = /^inter-latin-wght-normal\b.*\.woff2$/;

/** Replaces the zone's own config, which is for a plain `next build`. */
const CONFIG = "export { placeholderConfig as default } from '../../../next.config.base.mjs';\n";

/** Milliseconds between two attempts to find a free folder. */
const INTERVAL = 200;

/** The same path as in `env/src/env-config.ts`, which this file cannot import. */
const CONFIG_PATH = '.env/fe_envConfig.json';

/**
 * Files that a build doesn't need: its own output, dependencies, tests. With its `package.json`, the folder would be a second
 * workspace.
 */
const left =
  /^(\.next|\.turbo|out|node_modules|e2e|next-env\.d\.ts|next\.config\.mjs|package\.json|jest\.config\.js)$|\.test\.tsx?$/;

const isText = (/** @type {string} */ file) => /^\.(html|txt|js|css|json|map)$/.test(extname(file));

/**
 * Writes the zone's export to its `out`, complete under its base path.
 * @param {string} zone its folder
 * @param {string} basePath
 * @returns {Promise<boolean>} whether the build succeeded; its output is printed above
 */
export async function buildZone(zone, basePath) {
  const slot = await takeSlot();
  try {
    for (const entry of readdirSync(slot.folder)) {
      if (entry !== '.next') rmSync(join(slot.folder, entry), { recursive: true });
    }
    cpSync(zone, slot.folder, { recursive: true, filter: (source) => source === zone || !left.test(basename(source)) });
    writeFileSync(join(slot.folder, 'next.config.mjs'), CONFIG);
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
    const build = spawn(process.execPath, [next, 'build'], { cwd: slot.folder, stdio: 'inherit' });
    const [code] = await once(build, 'exit');
    if (code !== 0) return false;
    rmSync(join(zone, 'out'), { recursive: true, force: true });
    copyUnder(basePath, preload(join(slot.folder, 'out')), join(zone, 'out'));
    return true;
  } finally {
    slot.release();
  }
}

/**
 * Preloads in every page of an export its font, which would move the text if it came later, and the environment config, which all
 * calls wait for.
 * @param {string} out
 * @returns {string} the same folder
 */
function preload(out) {
  const media = join(out, '_next/static/media');
  const font = readdirSync(media).find((file) => FONT.test(file));
  if (!font) throw new Error(`The export has no ${FONT}: packages/ui/src/font.css names it.`);
  const links =
    `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${ASSET_PREFIX}/_next/static/media/${font}"/>` +
    `<link rel="preload" as="fetch" crossorigin="" href="${ASSET_PREFIX}/${CONFIG_PATH}"/>`;
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (extname(file) !== '.html') continue;
    const page = join(out, file);
    writeFileSync(page, readFileSync(page, 'utf8').replace('<link rel="stylesheet"', `${links}$&`));
  }
  return out;
}

/** @param {string} basePath @param {string} from @param {string} to */
function copyUnder(basePath, from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyUnder(basePath, source, target);
    else if (isText(source)) writeFileSync(target, readFileSync(source, 'utf8').replaceAll(ASSET_PREFIX, basePath));
    else cpSync(source, target);
  }
}

/** Waits for a folder that no other build uses. */
async function takeSlot() {
  mkdirSync(folder, { recursive: true });
  // Written to another file and then linked, so that nobody reads a partial lock.
  const mine = join(folder, `${process.pid}.mine`);
  writeFileSync(mine, String(process.pid));
  try {
    for (;;) {
      for (let number = 1; number <= SLOTS; number++) {
        const slot = join(folder, String(number));
        const lock = `${slot}.lock`;
        if (!links(mine, lock)) {
          dropStale(lock);
          continue;
        }
        mkdirSync(slot, { recursive: true });
        return { folder: slot, release: () => rmSync(lock, { force: true }) };
      }
      await setTimeout(INTERVAL);
    }
  } finally {
    rmSync(mine);
  }
}

/** @param {string} from @param {string} to @returns {boolean} false if the file already exists */
function links(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the lock of a process that has ended; a lock that another process has taken in the meantime is restored. @param
 * {string} lock
 */
function dropStale(lock) {
  const holder = read(lock);
  if (holder === undefined || isRunning(Number(holder))) return;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (read(aside) !== holder) links(aside, lock);
  rmSync(aside, { force: true });
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
