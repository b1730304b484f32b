import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileUnreadableError } from '../csv/file-unreadable-error';

/** The maximum number of parts in a workbook. */
const MAX_PARTS = 5000;

/**
 * The maximum size in bytes of a part's name with its comment and extra fields, because the archive's directory is held in
 * memory.
 */
const MAX_LISTED = 2048;

/** The maximum unpacked size of a part in bytes. Excel's largest sheets are smaller. */
const MAX_PART = 8 * 2 ** 30;

/** From this unpacked size on, a part with a ratio above `MAX_RATIO` was made to fill a disk or memory. */
const SUSPICIOUS_PART = 64 * 2 ** 20;
const MAX_RATIO = 400;

/** Names of parts are the same in capital and small letters (ECMA-376 part 2, §6.2.2.3). */
export interface Archive {
  /** The names of all parts, in small letters. */
  parts: readonly string[];
  sizeOf(name: string): number | undefined;
  /** Returns a part's bytes, which are unpacked while they are read. */
  open(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a ZIP archive.
 * @param name the file's name in messages
 * @throws FileUnreadableError if the file is not an archive, or was made to unpack to more than a machine can hold
 */
export async function openArchive(path: string, name: string): Promise<Archive> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false, validateEntrySizes: true });
  } catch (cause) {
    throw new FileUnreadableError(
      `${name} cannot be read as a workbook: it is cut off or damaged. Save it again in Excel, or as CSV.`,
      { cause },
    );
  }
  try {
    const entries = await entriesOf(zip, name);
    return {
      parts: [...entries.keys()],
      sizeOf: (part) => entries.get(part.toLowerCase())?.uncompressedSize,
      async open(part) {
        const entry = entries.get(part.toLowerCase());
        if (!entry) throw new FileUnreadableError(`${name} is no Excel workbook: it lacks ${part}.`);
        return zip.openReadStreamPromise(entry);
      },
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    if (cause instanceof FileUnreadableError) throw cause;
    throw new FileUnreadableError(
      `${name} cannot be read as a workbook: it is cut off or damaged. Save it again in Excel, or as CSV.`,
      { cause },
    );
  }
}

async function entriesOf(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    if (++count > MAX_PARTS) throw new FileUnreadableError(`${name} is no Excel workbook: it has more than ${MAX_PARTS} parts.`);
    const { uncompressedSize: size, compressedSize, fileNameLength, fileCommentLength, extraFieldLength } = entry;
    if (fileNameLength + fileCommentLength + extraFieldLength > MAX_LISTED) {
      throw new FileUnreadableError(`${name} is no Excel workbook: the name of a part is too long.`);
    }
    if (size > MAX_PART || (size > SUSPICIOUS_PART && size > MAX_RATIO * compressedSize)) {
      throw new FileUnreadableError(`${name} unpacks to more than a workbook of its size can hold; save it as CSV.`);
    }
    entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry);
  }
  return entries;
}
