import { mediaTypeOf, SIGNATURE_BYTES, UNKNOWN_TYPE } from '@suite/kernel/files/media-type';
import type { AttachmentKind } from '../contract/terms';

/** Bytes at the end of an archive in which its list of names is looked for. */
const LIST = 2 ** 16;

/** Bytes in which a text has no control characters. */
const START = 2 ** 16;

/** Names of the main parts of Office's archives (ECMA-376, part 1, annex A). */
const mainParts: [string, AttachmentKind][] = [
  ['word/document', 'word'],
  ['xl/workbook', 'excel'],
  ['ppt/presentation', 'powerpoint'],
];

/** The first entry of an OpenDocument archive (OpenDocument 1.3, part 2, §3.3). */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.';

/** Returns what the bytes of a file prove it to be. */
export function kindOf(content: Uint8Array): AttachmentKind {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const type = mediaTypeOf(bytes.subarray(0, SIGNATURE_BYTES));
  if (type !== UNKNOWN_TYPE) return type.replace(/^.*\//, '') as AttachmentKind;
  const start = bytes.toString('latin1', 0, 100);
  if (/^.{4}ftyphei[cx]/s.test(start)) return 'heic';
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'older-office';
  if (start.startsWith('PK\x03\x04')) return kindOfArchive(start, bytes.subarray(-LIST));
  return isText(bytes) ? 'text' : 'unknown';
}

function kindOfArchive(start: string, list: Buffer): AttachmentKind {
  if (start.includes(OPEN_DOCUMENT)) return 'opendocument';
  return mainParts.find(([name]) => list.includes(name))?.[1] ?? 'zip';
}

function isText(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, START);
  const isWide = start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a text doesn't have
  return bytes.length > 0 && (isWide || (!bytes.includes(0) && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(start)));
}
