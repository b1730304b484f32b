import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pidScope, processStart } from '@suite/kernel/data-folder/process-identity';
import { Failure } from '@suite/kernel/errors/failure';

/** Folder with a file for each process that serves an output. It is outside of the output, which may be read-only. */
const usersOf = (output: string): string =>
  join(tmpdir(), `suite-output-${createHash('sha256').update(resolve(output)).digest('hex').slice(0, 16)}`);

interface User {
  started?: string;
  scope?: string;
}

/** Records that this process serves an assembled output. Returns the function that removes the record. */
export function useOutput(output: string): () => void {
  const folder = usersOf(output);
  const path = join(folder, `${process.pid}.json`);
  const user: User = { ...known('started', processStart(process.pid)), ...known('scope', pidScope()) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(user));
  return () => rmSync(path, { force: true });
}

const known = (key: keyof User, value: string | undefined): User => (value === undefined ? {} : { [key]: value });

/**
 * Refuses to leave zones out of an output that another process serves, because its hosts would return 404 for them.
 * @throws Failure with what to do
 */
export function insistOnNoOtherUser(output: string): void {
  const [pid] = otherUsers(usersOf(output));
  if (pid === undefined) return;
  throw new Failure(
    `Process ${pid} serves ${output}, and this command would leave apps out of it until they are built. Stop that process, or run first: npm run build`,
  );
}

/** Returns the other processes, and removes the files of those that have ended. */
function otherUsers(folder: string): number[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const pid = Number.parseInt(name, 10);
    const path = join(folder, name);
    const { started, scope } = userAt(path);
    if (pid === process.pid || scope !== pidScope()) return [];
    if (started !== undefined && processStart(pid) === started) return [pid];
    rmSync(path, { force: true });
    return [];
  });
}

function userAt(path: string): User {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
