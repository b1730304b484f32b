// Whole, because the bundle has a `createRequire` of its own.
import module from 'node:module';
import { packagesFolder } from '../packages-folder';

export type Document = PDFKit.PDFDocument;

type Font = 'condensed' | 'condensedBold';

/** Covers Latin, Greek, Cyrillic, Armenian and Georgian; what it lacks is printed as a box. */
export function fontFile(font: Font): string {
  const require = module.createRequire(new URL('kernel/', packagesFolder));
  switch (font) {
    case 'condensed':
      return require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
    case 'condensedBold':
      return require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');
  }
}

const LETTER_REGIONS = ['US', 'CA', 'MX'];

interface Described {
  /** Of the document, for who opens it. */
  title: string;
  author: string;
  createdAt: Date;
  margin: number;
  font: string;
  /** Width and height in points, of a paper other than that of the locale. */
  size?: [width: number, height: number];
}

/** An empty document, whose bytes are reproducible for a locale; on Letter where that is usual, else on A4. */
export async function openPdf(
  { title, author, createdAt, margin, font, size }: Described,
  locale: string | null,
): Promise<Document> {
  // Loaded with the first document: most starts of the platform print none.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: size ?? (LETTER_REGIONS.includes(new Intl.Locale(locale ?? 'en-US').maximize().region ?? '') ? 'LETTER' : 'A4'),
    margin,
    bufferPages: true,
    font,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
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
