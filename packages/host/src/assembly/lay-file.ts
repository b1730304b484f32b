import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { encodings } from './encodings';

/** Returns the path for writing a file before it is renamed. Concurrent runs use different paths. */
export const draftOf = (path: string) => `${path}.${process.pid}.new`;

/** Returns every file under a folder, relative to it, in a fixed order; empty when the folder doesn't exist. */
export function filesUnder(folder: string): string[] {
  if (!exists(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)).map((file) => join(entry.name, file)) : [entry.name],
    )
    .sort();
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

function haveSameBytes(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other)];
  if (first.ino === second.ino && first.dev === second.dev) return true;
  return first.size === second.size && readFileSync(one).equals(readFileSync(other));
}

const isLaid = (source: string, target: string) => exists(target) && haveSameBytes(source, target);

/** Returns the bytes of a file; undefined when it doesn't exist. */
export const bytesAt = (path: string): Buffer | undefined => (exists(path) ? readFileSync(path) : undefined);

/**
 * Writes a file atomically to where it is served from, and removes the compressed files of its previous content. Does nothing
 * when the bytes are unchanged.
 */
export function layFile(bytes: Buffer, target: string): void {
  if (bytesAt(target)?.equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  for (const { extension } of encodings) rmSync(target + extension, { force: true });
  writeFileSync(draftOf(target), bytes);
  renameSync(draftOf(target), target);
}

/** Serves a written file, with its compressed files, from a second path too. */
export function shareFile(laid: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  for (const extension of ['', ...encodings.map((encoding) => encoding.extension)]) {
    if (exists(laid + extension) && !isLaid(laid + extension, target + extension))
      linkOrCopy(laid + extension, target + extension);
  }
}

function linkOrCopy(source: string, target: string): void {
  rmSync(draftOf(target), { force: true });
  try {
    linkSync(source, draftOf(target));
  } catch {
    // For file systems without hard links.
    copyFileSync(source, draftOf(target));
  }
  renameSync(draftOf(target), target);
}
