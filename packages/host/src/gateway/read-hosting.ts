import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { type ZoneName, zoneNames } from '@suite/zones/zones';
import { HOSTING_FILE, type Hosting } from '../assembly/hosting';

/**
 * Returns a function that returns the hosting rules of an assembled output and reads them again after a build has changed them.
 * @throws Failure when there is no assembled output.
 */
export function hostingReader(output: string): () => Hosting {
  const path = join(output, HOSTING_FILE);
  let version = 0;
  let hosting: Hosting;
  const read = () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new Failure(`The suite is not built: ${path} is missing. Run: npm run build`);
    if (found.mtimeMs !== version) {
      hosting = JSON.parse(readFileSync(path, 'utf8'));
      version = found.mtimeMs;
    }
    return hosting;
  };
  read();
  return read;
}

/**
 * Refuses an output that a command left before it had built every zone, because its hosts would return 404 for the others.
 * @param expected zones that must be in it
 * @throws Failure with what to do
 */
export function insistOnWhole({ sites }: Hosting, output: string, expected: readonly ZoneName[] = zoneNames): void {
  const there = new Set(sites.flatMap(({ zones }) => zones.map(({ name }) => name)));
  const missing = expected.filter((name) => !there.has(name));
  if (!missing.length) return;
  const names = missing.length > 3 ? `${missing.slice(0, 3).join(', ')} and ${missing.length - 3} more` : missing.join(', ');
  throw new Failure(
    `${output} is not complete: a command that still runs, or ended early, has not built these apps: ${names}. Wait for it, or run: npm run build`,
  );
}
