import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { HOSTING_FILE, type Hosting } from '../assembly/hosting';

/**
 * The hosting rules of an assembled output, read again when a build has changed them.
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
