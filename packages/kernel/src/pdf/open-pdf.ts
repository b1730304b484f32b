// Imports the whole module, because the bundle defines its own `createRequire`.
import module from 'node:module';
import type { Font as FontkitFont } from 'fontkit';
import { packagesFolder } from '../packages-folder';
import { hasFromRight, withOtherScripts } from './with-other-scripts';

export type Document = PDFKit.PDFDocument;

/** Read once: reading them for each document takes longer than most of its drawing. */
let fonts: ReturnType<typeof readFonts> | undefined;

/**
 * Reads the fonts. They cover Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic themselves, and use other fonts for
 * Chinese, Japanese, Korean, Thai, Devanagari and emoji. Characters missing from all fonts print as a box; `unprintable` finds
 * them.
 */
async function readFonts() {
  const { create, open } = await import('fontkit');
  const require = module.createRequire(new URL('kernel/', packagesFolder));
  const read = async (file: string, weight: number) =>
    withOtherScripts((await open(file)) as FontkitFont, weight, (bytes) => create(bytes) as FontkitFont);
  return {
    regular: await read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'), 400),
    bold: await read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'), 700),
  };
}

/** Returns a sentence that says why a name cannot be printed in a signed document; undefined when it can. */
export async function whyUnprintable(name: string): Promise<string | undefined> {
  const missing = await unprintable(name);
  return missing.length
    ? `The document cannot print ${missing.map((character) => `“${character}”`).join(', ')}. Write the name in other letters.`
    : undefined;
}

/** Returns the characters of a text that cannot be printed, each once. */
export async function unprintable(text: string): Promise<string[]> {
  fonts ??= readFonts();
  const { regular } = await fonts;
  return [...new Set(text)].filter(
    (character) => !/\s/.test(character) && regular.layout(character).glyphs.some(({ id }) => id === 0),
  );
}

const LETTER_REGIONS = ['US', 'CA', 'MX'];

interface Described {
  /** Document title, as shown by a reader. */
  title: string;
  author: string;
  createdAt: Date;
  margin: number;
  /** Width and height in points, for a paper size other than the locale's. */
  size?: [width: number, height: number];
  /** Whether the document is accessible by PDF/UA-1 (ISO 14289-1): everything is drawn with the functions of `tags.ts`. */
  isTagged?: boolean;
}

/**
 * Creates an empty document with the fonts `regular` and `bold`, whose bytes are reproducible for a locale; on Letter where that
 * is usual, otherwise on A4.
 */
export async function openPdf(
  { title, author, createdAt, margin, size, isTagged = false }: Described,
  locale: string | null,
): Promise<Document> {
  // Loaded with the first document, because most starts of the platform print none.
  const { default: PDFDocument } = await import('pdfkit');
  fonts ??= readFonts();
  // PDFKit's types don't include fonts that are already loaded.
  const { regular, bold } = (await fonts) as unknown as Record<'regular' | 'bold', PDFKit.Mixins.PDFFontSource>;
  const document = new PDFDocument({
    size: size ?? (LETTER_REGIONS.includes(new Intl.Locale(locale ?? 'en-US').maximize().region ?? '') ? 'LETTER' : 'A4'),
    margin,
    bufferPages: true,
    font: regular as string,
    lang: 'en',
    displayTitle: true,
    // PDFKit's types don't include PDF/UA.
    ...(isTagged && { tagged: true, pdfVersion: '1.7', subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets }),
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  escapeMetadata(document);
  document.registerFont('regular', regular).registerFont('bold', bold);
  for (const name of ['bold', 'regular']) {
    keepLines(document.font(name));
    keepCodesTogether(document);
  }
  return document;
}

/** The object with which PDFKit draws a font; its types leave it out. */
interface Embedded {
  layout(text: string, features?: object, onlyWidth?: boolean): object;
  layoutRun(text: string, features?: object): object;
  toUnicodeCmap(): object;
}

/** Lays out right-to-left text as a whole, because PDFKit's layout by words would put the words in the wrong order. */
function keepLines(document: Document): void {
  const font = (document as unknown as { _font: Embedded })._font;
  const byWords = font.layout;
  font.layout = (text, ...rest) => (hasFromRight(text) ? font.layoutRun(text, rest[0]) : byWords.call(font, text, ...rest));
}

/**
 * Removes the white space that PDFKit writes within the codes of a ligature. PDF allows it (ISO 32000-1 §7.3.4.3), but some
 * readers skip such codes, and give each later glyph the character of the next one.
 */
function keepCodesTogether(document: Document): void {
  const font = (document as unknown as { _font: Embedded })._font;
  const withSpaces = font.toUnicodeCmap;
  font.toUnicodeCmap = () => {
    const map = document.ref({});
    const end = (text: string) => map.end(text.replace(/<[\da-f ]+>/g, (codes) => codes.replaceAll(' ', '')));
    withSpaces.call(Object.create(font, { document: { value: { ref: () => ({ end }) } } }));
    return map;
  };
}

/** Escapes title and author in the metadata, which PDFKit writes into XML as they are. */
function escapeMetadata(document: Document): void {
  const writer = document as unknown as { info: Record<string, unknown>; endMetadata(): void };
  const end = writer.endMetadata;
  writer.endMetadata = () => {
    const entries = Object.entries(writer.info).map(([key, value]) => [key, typeof value === 'string' ? escaped(value) : value]);
    writer.info = Object.fromEntries(entries);
    end.call(writer);
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lets `draw` fill a document, ends it, and returns its bytes. */
export async function bytesOf(document: Document, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
