import { basename, posix } from 'node:path';
import { FileUnreadable } from '../csv/file-unreadable';
import { type Archive, openArchive } from './open-archive';
import { readXml, type XmlEvents } from './read-xml';

/** Bytes that the parts beside the sheets may unpack to: they are held in memory. */
const MAX_HELD = 128 * 2 ** 20;

export interface Sheet {
  name: string;
  part: string;
  /** Bytes that it unpacks to. */
  size: number;
}

export interface Workbook {
  archive: Archive;
  /** Those that are shown, the largest first: a cover or a note beside the table is smaller. */
  sheets: Sheet[];
  /** Days count from 1904, as in workbooks of old Macs. */
  is1904: boolean;
  /** Whether a cell style shows a day, by its number. */
  isDay: boolean[];
  /** Texts that cells name by number. */
  texts: string[];
}

/**
 * Opens an Excel workbook (ECMA-376); its sheets are read one row after the other. Its `archive` has to be closed.
 * @throws FileUnreadable with what to do
 */
export async function openWorkbook(path: string, file = basename(path)): Promise<Workbook> {
  const archive = await openArchive(path, file);
  const read = async (part: string, events: XmlEvents) => {
    const size = archive.sizeOf(part) ?? 0;
    if (size > MAX_HELD) throw new FileUnreadable(`${file} holds too many different texts; save it as CSV.`);
    for await (const _ of readXml(file, archive, part, events));
  };
  try {
    const root = 'xl/workbook.xml';
    if (archive.sizeOf(root) === undefined) {
      throw new FileUnreadable(`${file} is a ZIP archive, not an Excel workbook; upload the table itself.`);
    }
    const targets = new Map<string, string>();
    await read('xl/_rels/workbook.xml.rels', {
      opened: (name, { Id = '', Target = '' }) => {
        if (name === 'Relationship') targets.set(Id, posix.join(Target.startsWith('/') ? '' : 'xl', Target.replace(/^\//, '')));
      },
    });
    const sheets: Sheet[] = [];
    let is1904 = false;
    await read(root, {
      opened: (name, attributes) => {
        if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
        const part = name === 'sheet' ? targets.get(attributes['r:id'] ?? '') : undefined;
        const size = part === undefined ? undefined : archive.sizeOf(part);
        if (part === undefined || size === undefined || (attributes.state ?? 'visible') !== 'visible') return;
        sheets.push({ name: attributes.name ?? '', part, size });
      },
    });
    if (!sheets.length) throw new FileUnreadable(`${file} shows no sheet; unhide the one with the table.`);
    sheets.sort((a, b) => b.size - a.size);
    const held = async <T>(part: string, load: () => Promise<T>, none: T) =>
      archive.sizeOf(part) === undefined ? none : await load();
    const isDay = await held('xl/styles.xml', () => dayStyles(read), []);
    const texts = await held('xl/sharedStrings.xml', () => sharedTexts(read), []);
    return { archive, sheets, is1904, isDay, texts };
  } catch (error) {
    archive.close();
    throw error;
  }
}

type Read = (part: string, events: XmlEvents) => Promise<void>;

/** Formats that need no code of their own (ECMA-376 part 1, §18.8.30), those of East Asian locales among them. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** A day has a year or a day of the month, outside of quoted text and brackets. */
export const isDayFormat = (code: string) => /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/General/gi, ''));

async function dayStyles(read: Read): Promise<boolean[]> {
  const codes = new Map<string, string>();
  const styles: boolean[] = [];
  let isCell = false;
  await read('xl/styles.xml', {
    opened: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCell = true;
      if (name !== 'xf' || !isCell) return;
      const code = codes.get(numFmtId);
      styles.push(code === undefined ? isBuiltInDay(Number(numFmtId)) : isDayFormat(code));
    },
    closed: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return styles;
}

async function sharedTexts(read: Read): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isPhonetic = false;
  await read('xl/sharedStrings.xml', {
    opened: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
    },
    closed: (name, more) => {
      if (name === 'rPh') isPhonetic = false;
      else if (name === 't' && !isPhonetic) text += more;
      else if (name === 'si') texts.push(text);
    },
  });
  return texts;
}
