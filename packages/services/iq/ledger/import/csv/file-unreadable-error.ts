import { Failure } from '@suite/kernel/errors/failure';

/** A file that cannot be read at all. The import ends, and the message names the file and the reason. */
export class FileUnreadableError extends Failure {
  override name = 'FileUnreadableError';
}

/** Returns why the system cannot read a file, as a sentence. @param name the file's name for the person */
export function sentenceOf(name: string, cause: unknown): FileUnreadableError {
  if (cause instanceof FileUnreadableError) return cause;
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new FileUnreadableError(`${name} does not exist.`);
  if (code === 'EISDIR') return new FileUnreadableError(`${name} is a folder, not a file.`);
  return new FileUnreadableError(`${name} could not be read (${code ?? cause}).`, { cause });
}
