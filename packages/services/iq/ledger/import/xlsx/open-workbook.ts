import { posix } from 'node:path';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { MAX_CELL } from '../table/sheet-rows';
import { type Archive, openArchive } from './open-archive';
import { type PartEvents, readXml } from './read-xml';
import { SharedTexts } from './shared-texts';

/** Where workbooks that list no relationships have their parts. */
const ROOT = 'xl/workbook.xml';
const STYLES = 'styles.xml';
const TEXTS = 'sharedStrings.xml';

/** The maximum unpacked size in bytes of the part with the texts, and of each other part that is held in memory. */
const MAX_TEXTS_PART = 128 * 2 ** 20;
const MAX_HELD_PART = 16 * 2 ** 20;

/** The bytes of a part that are read between two progress reports. */
const YIELD_EVERY = 2 ** 20;

/** The maximum number of sheets. A workbook with more was not made by a person. */
const MAX_SHEETS = 1000;

/** The maximum length of a sheet's name (31 in Excel) and of a number format (255 in Excel). */
const MAX_NAME = 255;

/** The maximum number of cell styles, as in Excel. */
const MAX_STYLES = 65_490;

export interface Sheet {
  name: string;
  part: string;
  /** The unpacked size in bytes. */
  size: number;
}

export interface Workbook {
  archive: Archive;
  /** The visible sheets, largest first, because a cover or a note is smaller than the table. */
  sheets: Sheet[];
  /** True if days are counted from 1904, as in workbooks of old Macs. */
  is1904: boolean;
  /** Whether each cell style shows a day, by its number. */
  isDay: boolean[];
  /** How each cell style shows whole numbers with leading zeros, by its number. */
  zeros: (LeadingZeros | undefined)[];
  texts: SharedTexts;
}

/**
 * Opens an Excel workbook (ECMA-376), whose sheets are read row by row. Its `archive` has to be closed.
 * @param file its name in messages
 * @returns the workbook; yields after each megabyte
 * @throws FileUnreadableError with what to do
 */
export async function* openWorkbook(path: string, file: string): AsyncGenerator<void, Workbook> {
  const archive = await openArchive(path, file);
  const read: Read = async function* (part, events, limit = MAX_HELD_PART) {
    if ((archive.sizeOf(part) ?? 0) > limit) throw new FileUnreadableError(`${file}: ${part} is too large; save it as CSV.`);
    let yieldedAt = 0;
    for await (const bytes of readXml(file, archive, part, events)) {
      if (bytes < yieldedAt + YIELD_EVERY) continue;
      yieldedAt = bytes;
      yield;
    }
  };
  const has = (part: string) => archive.sizeOf(part) !== undefined;
  let isOpen = false;
  try {
    const root =
      [...(yield* relationsOf(read, archive, '')).values()].find(({ type }) => type === 'officeDocument')?.part ?? ROOT;
    if (!has(root) || root.endsWith('.bin')) throw new FileUnreadableError(`${file} ${instead(archive.parts)}`);
    const relations = yield* relationsOf(read, archive, root);
    const partOf = (type: string, usual: string) =>
      [...relations.values()].find((relation) => relation.type === type)?.part ?? posix.join(posix.dirname(root), usual);
    const sheets: Sheet[] = [];
    let is1904 = false;
    yield* read(root, {
      opened: (name, attributes) => {
        if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
        const { part, type } = (name === 'sheet' && relations.get(relationId(attributes))) || { part: '', type: '' };
        const size = archive.sizeOf(part);
        if (size === undefined || !['', 'worksheet'].includes(type) || (attributes.state ?? 'visible') !== 'visible') return;
        if (sheets.length === MAX_SHEETS)
          throw new FileUnreadableError(`${file} has more than ${MAX_SHEETS} sheets; save one as CSV.`);
        sheets.push({ name: unescaped(attributes.name ?? '').slice(0, MAX_NAME), part, size });
      },
    });
    if (!sheets.length) throw new FileUnreadableError(`${file} shows no sheet; unhide the one with the table.`);
    sheets.sort((a, b) => b.size - a.size);
    const [styles, shared] = [partOf('styles', STYLES), partOf('sharedStrings', TEXTS)];
    const { isDay, zeros } = has(styles) ? yield* readStyles(read, styles, file) : { isDay: [], zeros: [] };
    const texts = new SharedTexts(file);
    if (has(shared)) yield* readTexts(read, shared, file, texts);
    isOpen = true;
    return { archive, sheets, is1904, isDay, zeros, texts };
  } finally {
    if (!isOpen) archive.close();
  }
}

interface Relation {
  /** The last part of its type's address, which differs between the two variants of the format; empty if there is none. */
  type: string;
  part: string;
}

/** Returns the relationships of a part by their ids (ECMA-376 part 2, §6.5), and those of the whole archive for an empty name. */
async function* relationsOf(read: Read, archive: Archive, part: string): AsyncGenerator<void, Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const folder = posix.dirname(part);
  const list = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (archive.sizeOf(list) === undefined) return relations;
  yield* read(list, {
    opened: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.replaceAll('\\', '/').replace(/%20/g, ' ');
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: posix.normalize(path) });
    },
  });
  return relations;
}

/** Returns the id of a relationship. Its attribute has a prefix of the writer's choice, as the sheet's own attributes have none. */
const relationId = (attributes: Record<string, string>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** Returns what an archive without a workbook is, and what to do. */
function instead(parts: readonly string[]): string {
  if (parts.some((part) => part.endsWith('workbook.bin')))
    return 'is an Excel workbook in the binary format (.xlsb); save it as .xlsx or CSV.';
  if (parts.some((part) => part.endsWith('.iwa'))) return 'is a Numbers document; export it as Excel or CSV.';
  if (parts.includes('word/document.xml')) return 'is a Word document; save its table as .xlsx or CSV.';
  return 'is a ZIP archive, not an Excel workbook; upload the table itself.';
}

/**
 * Returns a text without the escapes of characters that XML cannot contain, such as `_x000D_` (ECMA-376 part 1, §22.4.2.4), and
 * without control characters.
 */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
        const letter = String.fromCharCode(Number.parseInt(code, 16));
        return letter < ' ' && !/\s/.test(letter) ? '' : letter;
      })
    : text;

type Read = (part: string, events: PartEvents, limit?: number) => AsyncGenerator<void>;

/**
 * Returns true for built-in date formats, which have no code (ECMA-376 part 1, §18.8.30), including those of East Asian locales.
 */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** Returns true if a format has a year or a day of the month, outside quoted text and brackets. */
export const isDayFormat = (code: string) => /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/General/gi, ''));

/** A number format such as `"INV-"00000`, by which 123 is shown as INV-00123. */
export interface LeadingZeros {
  before: string;
  digits: number;
}

/** Returns the leading zeros of a format; undefined if it has none. */
export function leadingZeros(code: string): LeadingZeros | undefined {
  const [, before = '', zeros] = /^((?:"[^"]*"|\\.|-)*)(0{2,20})$/.exec(code) ?? [];
  return zeros === undefined ? undefined : { before: before.replace(/"([^"]*)"|\\(.)/g, '$1$2'), digits: zeros.length };
}

type Styles = Pick<Workbook, 'isDay' | 'zeros'>;

async function* readStyles(read: Read, part: string, file: string): AsyncGenerator<void, Styles> {
  const isDayOf = new Map<string, boolean>();
  const zerosOf = new Map<string, LeadingZeros | undefined>();
  const styles: Styles = { isDay: [], zeros: [] };
  let isCell = false;
  const checkCount = (count: number) => {
    if (count > MAX_STYLES) throw new FileUnreadableError(`${file} has more than ${MAX_STYLES} cell styles; save it as CSV.`);
  };
  yield* read(part, {
    opened: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') {
        isDayOf.set(numFmtId.slice(0, MAX_NAME), isDayFormat(formatCode.slice(0, MAX_NAME)));
        zerosOf.set(numFmtId.slice(0, MAX_NAME), leadingZeros(formatCode.slice(0, MAX_NAME)));
        checkCount(isDayOf.size);
      }
      if (name === 'cellXfs') isCell = true;
      if (name !== 'xf' || !isCell) return;
      styles.isDay.push(isDayOf.get(numFmtId) ?? isBuiltInDay(Number(numFmtId)));
      styles.zeros.push(zerosOf.get(numFmtId));
      checkCount(styles.isDay.length);
    },
    closed: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return styles;
}

async function* readTexts(read: Read, part: string, file: string, texts: SharedTexts): AsyncGenerator<void> {
  let text = '';
  let isPhonetic = false;
  const events: PartEvents = {
    opened: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
    },
    closed: (name, more) => {
      if (name === 'rPh') isPhonetic = false;
      else if (name === 't' && !isPhonetic) text += more;
      else if (name === 'si') texts.add(unescaped(text));
      if (text.length > MAX_CELL) {
        throw new FileUnreadableError(
          `${file} holds a text of more than ${MAX_CELL} characters; shorten it, or save the file as CSV.`,
        );
      }
    },
  };
  yield* read(part, events, MAX_TEXTS_PART);
}
