import { Failure } from '../../failure';

/** A file that could not be read at all; the import ends and the message says which file and why. */
export class FileUnreadable extends Failure {
  override name = 'FileUnreadable';
}
