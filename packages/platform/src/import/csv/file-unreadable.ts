import { Failure } from '../../failure';

/** A file that could not be read at all; the import ends and the message says which file and why. */
export class FileUnreadable extends Failure {
  override name = 'FileUnreadable';
}

/** What the system says of a file that it does not give, in a sentence. */
export function sentenceOf(path: string, cause: unknown): FileUnreadable {
  if (cause instanceof FileUnreadable) return cause;
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new FileUnreadable(`${path} does not exist.`);
  if (code === 'EISDIR') return new FileUnreadable(`${path} is a folder, not a file.`);
  return new FileUnreadable(`${path} could not be read (${code ?? cause}).`, { cause });
}
