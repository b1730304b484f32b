// Whole, because the bundle has a `createRequire` of its own.
import module from 'node:module';
import type { Font as FontkitFont } from 'fontkit';
import { packagesFolder } from '../packages-folder';
import { hasFromRight, withOtherScripts } from './with-other-scripts';

export type Document = PDFKit.PDFDocument;

/** Read once: a document would read them anew, which takes longer than most of what is drawn in it. */
let fonts: ReturnType<typeof readFonts> | undefined;

/**
 * They cover Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic themselves, and take Chinese, Japanese, Korean, Thai,
 * Devanagari and emoji from other fonts. What none has is printed as a box: `unprintable` says so of a text.
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

/** Why a name cannot stand in a document that is signed, in a sentence; undefined when it can. */
export async function whyUnprintable(name: string): Promise<string | undefined> {
  const missing = await unprintable(name);
  return missing.length
    ? `The document cannot print ${missing.map((character) => `“${character}”`).join(', ')}. Write the name in other letters.`
    : undefined;
}

/** The characters of a text that cannot be printed, each once. */
export async function unprintable(text: string): Promise<string[]> {
  fonts ??= readFonts();
  const { regular } = await fonts;
  return [...new Set(text)].filter(
    (character) => !/\s/.test(character) && regular.layout(character).glyphs.some(({ id }) => id === 0),
  );
}

const LETTER_REGIONS = ['US', 'CA', 'MX'];

interface Described {
  /** Of the document, for who opens it. */
  title: string;
  author: string;
  createdAt: Date;
  margin: number;
  /** Width and height in points, of a paper other than that of the locale. */
  size?: [width: number, height: number];
}

/**
 * An empty document with the fonts `regular` and `bold`, whose bytes are reproducible for a locale; on Letter where that is
 * usual, else on A4.
 */
export async function openPdf({ title, author, createdAt, margin, size }: Described, locale: string | null): Promise<Document> {
  // Loaded with the first document: most starts of the platform print none.
  const { default: PDFDocument } = await import('pdfkit');
  fonts ??= readFonts();
  // The types of PDFKit do not say that it takes a font that was read.
  const { regular, bold } = (await fonts) as unknown as Record<'regular' | 'bold', PDFKit.Mixins.PDFFontSource>;
  const document = new PDFDocument({
    size: size ?? (LETTER_REGIONS.includes(new Intl.Locale(locale ?? 'en-US').maximize().region ?? '') ? 'LETTER' : 'A4'),
    margin,
    bufferPages: true,
    font: regular as string,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  document.registerFont('regular', regular).registerFont('bold', bold);
  for (const name of ['bold', 'regular']) {
    keepLines(document.font(name));
    keepCodesTogether(document);
  }
  return document;
}

/** What PDFKit draws with a font, whose types leave it out. */
interface Embedded {
  layout(text: string, features?: object, onlyWidth?: boolean): object;
  layoutRun(text: string, features?: object): object;
  toUnicodeCmap(): object;
}

/** PDFKit lays out word by word, which would put words from right to left in the wrong order. */
function keepLines(document: Document): void {
  const font = (document as unknown as { _font: Embedded })._font;
  const byWords = font.layout;
  font.layout = (text, ...rest) => (hasFromRight(text) ? font.layoutRun(text, rest[0]) : byWords.call(font, text, ...rest));
}

/**
 * PDFKit writes white space within the codes of a ligature, which PDF allows (ISO 32000-1 §7.3.4.3). Some readers skip such codes,
 * and give each glyph after it the character of the next one.
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
