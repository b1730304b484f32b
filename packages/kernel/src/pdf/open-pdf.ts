// Whole, because the bundle has a `createRequire` of its own.
import module from 'node:module';
import { packagesFolder } from '../packages-folder';

export type Document = PDFKit.PDFDocument;

type Font = PDFKit.Mixins.PDFFontSource;

/** Read once: a document would read them anew, which takes longer than most of what is drawn in it. */
let fonts: Promise<{ regular: Font; bold: Font }> | undefined;

/** They cover Latin, Greek, Cyrillic, Armenian and Georgian; what they lack is printed as a box. */
async function readFonts() {
  const { open } = await import('fontkit');
  const require = module.createRequire(new URL('kernel/', packagesFolder));
  // The types of PDFKit do not say that it takes a font that was read.
  const read = async (file: string) => (await open(file)) as unknown as Font;
  return {
    regular: await read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: await read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
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
  const { regular, bold } = await fonts;
  const document = new PDFDocument({
    size: size ?? (LETTER_REGIONS.includes(new Intl.Locale(locale ?? 'en-US').maximize().region ?? '') ? 'LETTER' : 'A4'),
    margin,
    bufferPages: true,
    font: regular as string,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  return document.registerFont('regular', regular).registerFont('bold', bold).font('regular');
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
