import type { AttachmentKind } from './terms';

/** Endings of names by kind; the first is the usual one. A file without control characters can have any other ending. */
const endings: Record<AttachmentKind, readonly string[]> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg', '.jfif'],
  gif: ['.gif'],
  webp: ['.webp'],
  avif: ['.avif'],
  heic: ['.heic', '.heif'],
  word: ['.docx', '.docm', '.dotx'],
  excel: ['.xlsx', '.xlsm', '.xltx', '.xlsb'],
  powerpoint: ['.pptx', '.pptm', '.ppsx'],
  opendocument: ['.odt', '.ods', '.odp'],
  zip: ['.zip'],
  'older-office': [],
  text: ['.txt', '.csv'],
  unknown: [],
};

/** Returns the usual ending of a kind; empty when it has several. */
export const endingOf = (kind: AttachmentKind): string => endings[kind][0] ?? '';

const kinds = Object.keys(endings) as AttachmentKind[];

/** Returns whether a name has the ending of another kind. Office writes a file with a password in its older format. */
export function isMisnamed(name: string, kind: AttachmentKind): boolean {
  const ending = /\.[^.]*$/.exec(name.slice(-10))?.[0].toLowerCase() ?? '';
  const named = kinds.find((each) => endings[each].includes(ending));
  if (named === undefined || named === kind) return false;
  return !(kind === 'older-office' && (named === 'word' || named === 'excel' || named === 'powerpoint'));
}
