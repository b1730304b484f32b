import { Failure } from '@suite/kernel/errors/failure';

/** A file that cannot be read at all: the import ends, and the message says which file and why. */
export class FileUnreadable extends Failure {
  override name = 'FileUnreadable';
}

/** Why the system cannot read a file, as a sentence. @param name of the file, as the person knows it */
export function sentenceOf(name: string, cause: unknown): FileUnreadable {
  if (cause instanceof FileUnreadable) return cause;
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new FileUnreadable(`${name} does not exist.`);
  if (code === 'EISDIR') return new FileUnreadable(`${name} is a folder, not a file.`);
  return new FileUnreadable(`${name} could not be read (${code ?? cause}).`, { cause });
}
