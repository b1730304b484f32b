/**
 * The lock of a data folder, where two platforms would silently lose each other's rows (decision 005). It works where neither
 * pids nor clocks are shared, between containers and between machines on a network share:
 *
 * - `platform.lock` names its holder by a random id. The holder renews it every few seconds by setting its modification
 *   time through the open file, so that it never renews another holder's lock.
 * - A platform that finds a lock of the same boot and PID namespace asks the kernel whether the holder is alive, and takes
 *   over at once if it is not.
 * - A holder elsewhere is alive if something listens on the platform's socket (this works on the same kernel, even for a
 *   frozen container), or if the lock is renewed while it is watched. It counts as gone after `PATIENCE` without a renewal.
 *   Clocks are never compared: only a change of the modification time counts.
 * - A holder that was frozen or cut off for longer checks before its next statement whether it still has the lock.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, futimesSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Failure } from '../errors/failure';
import { pidScope, processStart } from './process-identity';
import { socketPath } from './socket-path';

/** Milliseconds between two renewals. */
const RENEWAL = 2_000;

/** Milliseconds after its last renewal during which a holder relies on the lock without checking it. */
const RELIANCE = 8_000;

/** Milliseconds without a renewal after which a lock from elsewhere counts as abandoned. */
const PATIENCE = 20_000;

/** Milliseconds between two checks of a lock from elsewhere. */
const LOOK = 500;

interface Holder {
  id: string;
  pid: number;
  host: string;
  /** Distinguishes the holder from a later process with the same pid; absent if the system doesn't provide it. */
  started?: string | undefined;
  /** Where the pid is valid; absent if the system doesn't provide it. */
  scope?: string | undefined;
}

/** The content of a lock file; two reads differ if the holder renewed it in between. */
interface ExistingLock {
  text: string;
  /** Nanoseconds since 1970 by the clock that set it; only compared for equality. */
  renewed: bigint;
}

export interface FolderLock {
  /** @throws Failure when the folder now belongs to another platform; nothing may be written anymore. */
  assertHeld(): void;
  /** Resolves if another platform takes the folder. */
  lost: Promise<Failure>;
  release(): void;
}

interface Options {
  /** Shows a line to the person at the terminal when the lock has to be watched. */
  say: (line: string) => void;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Locks an existing data folder for this process until `release`.
 * @throws Failure naming the other platform and what to do about it
 */
export async function lockFolder(folder: string, { say, wait = setTimeout }: Options): Promise<FolderLock> {
  const path = join(folder, 'platform.lock');
  const id = randomUUID();
  const mine: Holder = { id, pid: process.pid, host: hostname(), started: processStart(process.pid), scope: pidScope() };
  // Written to a draft and then linked, so that nobody reads a partial lock.
  const draft = `${path}.${id}`;
  let file: number;
  try {
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o600, flush: true });
    file = openSync(draft, 'r+');
  } catch (error) {
    throw unusable(folder, error);
  }
  try {
    renew(file);
    while (!links(draft, path)) {
      const found = read(path);
      if (!found) continue;
      await assertGone(found, { path, folder, mine, say, wait });
      remove(path, found, id);
    }
  } catch (error) {
    closeSync(file);
    throw error instanceof Failure ? error : unusable(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
  return hold({ folder, path, id, file });
}

/** Renews the lock until it is released or lost. */
function hold({ folder, path, id, file }: { folder: string; path: string; id: string; file: number }): FolderLock {
  let reliedOn = now();
  let failure: Failure | undefined;
  let tellLost: (failure: Failure) => void;
  const lost = new Promise<Failure>((resolve) => {
    tellLost = resolve;
  });
  const look = () => {
    renew(file);
    if (holderOf(read(path))?.id === id) {
      reliedOn = now();
      return;
    }
    failure = new Failure(
      `The lock of the data folder ${folder} is gone or another platform's, which takes it from one that does not run for a while: this one stops; start it again when no other uses the folder.`,
    );
    clearInterval(timer);
    tellLost(failure);
  };
  const timer = setInterval(() => {
    try {
      look();
    } catch {
      // Temporarily unreachable, or out of file descriptors: `assertHeld` decides.
    }
  }, RENEWAL);
  timer.unref();
  return {
    lost,
    assertHeld() {
      if (!failure && isOver(reliedOn)) look();
      if (failure) throw failure;
    },
    release() {
      clearInterval(timer);
      closeSync(file);
      if (holderOf(read(path))?.id === id) rmSync(path, { force: true });
    },
  };
}

/** Reads both clocks of this process: the monotonic one stops while a laptop sleeps, the other can be set. */
const now = () => ({ monotonic: performance.now(), wall: Date.now() });
const isOver = ({ monotonic, wall }: ReturnType<typeof now>) =>
  performance.now() - monotonic > RELIANCE || Math.abs(Date.now() - wall) > RELIANCE;

/** Sets attributes, because unlike content they reach the server of a network share at once. */
function renew(file: number): void {
  const at = new Date();
  futimesSync(file, at, at);
}

/** Tries to take the lock; false if another process has it. */
function links(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

interface Watch extends Required<Options> {
  path: string;
  folder: string;
  mine: Holder;
}

/** @throws Failure when the holder of a lock is alive */
async function assertGone(found: ExistingLock, { path, folder, mine, say, wait }: Watch): Promise<void> {
  const holder = holderOf(found);
  if (holder?.scope !== undefined && holder.scope === mine.scope) {
    if (isAlive(holder)) throw taken(folder, `process ${holder.pid}`);
    return;
  }
  const other = holder ? `process ${holder.pid} on ${holder.host}` : 'in another container or on another machine';
  if (await listens(socketPath(folder))) throw taken(folder, other);
  say(
    `The lock of the data folder ${folder} was left by another container or machine: waiting up to ${PATIENCE / 1000} s to see whether it is still in use.`,
  );
  // Counts the time actually waited: while this process is frozen, it doesn't watch.
  for (let watched = 0; watched < PATIENCE; watched += LOOK) {
    await wait(LOOK);
    const again = read(path);
    if (!again || again.text !== found.text) return;
    if (again.renewed !== found.renewed) throw taken(folder, other);
  }
}

const taken = (folder: string, by: string) =>
  new Failure(`Another platform (${by}) uses the data folder ${folder}: stop it, or set SUITE_DATA to another folder.`);

const unusable = (folder: string, cause: unknown) =>
  new Failure(
    `The data folder ${folder} cannot be locked (${(cause as NodeJS.ErrnoException).code ?? cause}): set SUITE_DATA to a folder that this user may write to, on a file system with hard links.`,
    { cause },
  );

/**
 * Removes an abandoned lock. Its holder may have come back since the last check, or another platform may have taken it over, so
 * the moved file is checked again and restored if it differs.
 */
function remove(path: string, stale: ExistingLock, id: string): void {
  const aside = `${path}.${id}.stale`;
  const before = read(path);
  if (!before || !isSame(before, stale)) return;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  if (moved && !isSame(moved, stale)) links(aside, path);
  rmSync(aside, { force: true });
}

const isSame = (one: ExistingLock, other: ExistingLock) => one.text === other.text && one.renewed === other.renewed;

/** Opens the file each time, because only that makes a network file system ask its server. */
function read(path: string): ExistingLock | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return { text: readFileSync(file, 'utf8'), renewed: fstatSync(file, { bigint: true }).mtimeNs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function holderOf(found: ExistingLock | undefined): Holder | undefined {
  if (!found) return undefined;
  try {
    const holder: Partial<Holder> | null = JSON.parse(found.text);
    return Number.isInteger(holder?.pid) ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/** A lock of this process itself counts as alive too, because a process may open a folder only once. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === undefined || started === (processStart(pid) ?? started);
}

/** Returns whether something on this kernel listens on a socket; a frozen process does, too. */
function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
