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

/** Where a file is written before it takes its place in one step; two runs at once do not share it. */
export const draftOf = (path: string) => `${path}.${process.pid}.new`;

/** Every file under a folder, relative to it, in a fixed order; none when there is no folder. */
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

/** The bytes of a file; undefined when there is none. */
export const bytesAt = (path: string): Buffer | undefined => (exists(path) ? readFileSync(path) : undefined);

/**
 * Writes a file to where it is served from, in one step for whoever reads it meanwhile, and removes the compressed
 * siblings of what was there. Does nothing when the bytes are there already.
 */
export function layFile(bytes: Buffer, target: string): void {
  if (bytesAt(target)?.equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  for (const { extension } of encodings) rmSync(target + extension, { force: true });
  writeFileSync(draftOf(target), bytes);
  renameSync(draftOf(target), target);
}

/** Lets a laid file, with its compressed siblings, be served from a second place too. */
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
    // A file system without hard links.
    copyFileSync(source, draftOf(target));
  }
  renameSync(draftOf(target), target);
}
