/**
 * The lock of a data folder, in which two platforms would silently lose each other's rows (decision 005). It has to hold
 * where neither pids nor clocks are shared, between containers and between machines on a network share:
 *
 * - `platform.lock` names its holder by a random id. The holder renews it every few seconds by setting its time of
 *   change, through the open file, so that it never renews anybody else's.
 * - Whoever finds a lock of the same boot and PID namespace asks the kernel whether the holder lives, and takes over at
 *   once when it does not.
 * - A holder elsewhere is alive when something listens on the platform's socket (that answers on one kernel, even for a
 *   frozen container), or when the lock is renewed while somebody watches it. It is gone when it was watched for
 *   `PATIENCE` without being renewed. Clocks are never compared: only whether the time of change moved counts.
 * - A holder that was frozen or cut off for longer looks before its next statement whether the lock is still its own.
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

/** Milliseconds after its last renewal from which on a holder no longer relies on the lock without looking. */
const RELIANCE = 8_000;

/** Milliseconds that a lock from elsewhere is watched before it counts as left behind. */
const PATIENCE = 20_000;

/** Milliseconds between two looks at it. */
const LOOK = 500;

interface Holder {
  id: string;
  pid: number;
  host: string;
  /** Tells the holder from a later process with its pid; absent where the system does not say. */
  started?: string | undefined;
  /** Where the pid counts; absent where the system does not say. */
  scope?: string | undefined;
}

/** A lock file as it was found; two looks differ when the holder renewed it in between. */
interface ExistingLock {
  text: string;
  /** Nanoseconds since 1970 by whichever clock set it; only ever compared for equality. */
  renewed: bigint;
}

export interface FolderLock {
  /** @throws Failure when the folder is somebody else's by now: nothing may be written anymore. */
  assertHeld(): void;
  /** Resolves, if ever, when another platform has taken the folder. */
  lost: Promise<Failure>;
  release(): void;
}

interface Options {
  /** Takes a line for the person at the terminal, when the lock has to be watched. */
  say: (line: string) => void;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Makes a data folder, which exists, this process's own until `release`.
 * @throws Failure naming the other platform and what to do about it
 */
export async function lockFolder(folder: string, { say, wait = setTimeout }: Options): Promise<FolderLock> {
  const path = join(folder, 'platform.lock');
  const id = randomUUID();
  const mine: Holder = { id, pid: process.pid, host: hostname(), started: processStart(process.pid), scope: pidScope() };
  // Written aside and linked, so that nobody ever reads half a lock.
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
      // Out of reach at this moment, or out of file descriptors: `assertHeld` decides.
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

/** Both clocks of this process: one stands still while a laptop sleeps, the other can be set. */
const now = () => ({ monotonic: performance.now(), wall: Date.now() });
const isOver = ({ monotonic, wall }: ReturnType<typeof now>) =>
  performance.now() - monotonic > RELIANCE || Math.abs(Date.now() - wall) > RELIANCE;

/** A change of attributes, unlike one of content, reaches the server of a network share at once. */
function renew(file: number): void {
  const at = new Date();
  futimesSync(file, at, at);
}

/** Whether the lock is now ours; false when somebody holds it. */
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
  // Counted by what was waited for: while this process itself is frozen, nobody watches.
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
 * Takes away a lock that was left behind. Since it was looked at, its holder may have come back or somebody else may have
 * taken it over: what is moved away is looked at once more, and put back when it is another one.
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

/** Opened each time: only that makes a network file system ask its server. */
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

/** A lock of this very process is live too: one process may open a folder once. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === undefined || started === (processStart(pid) ?? started);
}

/** Whether something on this kernel listens on a socket; a frozen process does, too. */
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
