import { SuiteError } from '@suite/contract/errors';
import type { Sharp } from 'sharp';
import { MAX_PIXELS } from '../contract/media';

/** Loads the library with the first picture. It uses one thread, because visitors and editors need the others. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>;

const WIDTHS = [480, 960, 1600];
const THUMBNAIL = 240;

export interface Variant {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  height: number;
  content: Buffer;
}

export interface ProcessedPicture {
  width: number;
  height: number;
  variants: Variant[];
  /** A `data:` URL. */
  thumbnail: string;
}

const unreadable = (cause?: unknown) =>
  new SuiteError('invalid_request', 'This picture is damaged or incomplete. Export it again, then upload it.', { cause });

/** The leading bytes of accepted files: the library reads many more kinds, which nobody needs. */
const signatures = [
  /^89504e470d0a1a0a/,
  /^ffd8ff/,
  /^474946383[79]61/,
  /^52494646.{8}57454250/,
  /^.{8}66747970(61766966|6d696631)/,
];

/** @throws SuiteError `invalid_request` */
function checkKind(source: Buffer): void {
  const start = source.toString('hex', 0, 16);
  if (signatures.some((signature) => signature.test(start))) return;
  const isDrawing = /^\s*(<\?xml|<!doctype svg|<svg|<!--)/i.test(source.toString('utf8', 0, 200));
  throw isDrawing
    ? new SuiteError('invalid_request', 'Drawings (SVG) can contain scripts. Export it as a PNG, then upload that.')
    : new SuiteError('invalid_request', 'This is no picture. Pictures can be JPEG, PNG, WebP, AVIF or GIF files.');
}

/**
 * Converts an uploaded picture for the website: upright, in the widths and formats that browsers choose from, in sRGB, without
 * camera metadata such as the location.
 * @throws SuiteError `invalid_request` for a file that isn't a picture, is damaged, or has too many pixels
 */
export async function processPicture(source: Buffer): Promise<ProcessedPicture> {
  checkKind(source);
  const sharp = await loadSharp();
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const head = await open()
    .metadata()
    .catch((error: unknown) => {
      throw /pixel limit/i.test(String(error)) ? tooLarge() : unreadable(error);
    });
  if ((head.width ?? 0) * (head.height ?? 0) > MAX_PIXELS) throw tooLarge();
  try {
    // Decoded once, at the largest width needed.
    const largest = WIDTHS.at(-1) ?? 0;
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .toColorspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const isOpaque = (await sharp(data).stats()).isOpaque;
    const widths = [...WIDTHS.filter((width) => width < info.width), info.width];
    const variants: Variant[] = [];
    for (const width of widths) variants.push(...(await inFormats(sharp, data, width, isOpaque)));
    const small = await sharp(data)
      .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: 'inside' })
      .webp({ quality: 60 })
      .toBuffer();
    return { width: info.width, height: info.height, variants, thumbnail: `data:image/webp;base64,${small.toString('base64')}` };
  } catch (error) {
    throw error instanceof SuiteError ? error : unreadable(error);
  }
}

async function inFormats(sharp: LoadedSharp, data: Buffer, width: number, isOpaque: boolean): Promise<Variant[]> {
  const sized = () => sharp(data).resize({ width });
  const made: readonly (readonly [Variant['format'], Sharp])[] = [
    ['avif', sized().avif({ quality: 55, effort: 2 })],
    ['webp', sized().webp({ quality: 78 })],
    isOpaque ? ['jpeg', sized().jpeg({ quality: 78, mozjpeg: true })] : ['png', sized().png({ palette: true, quality: 85 })],
  ];
  const variants: Variant[] = [];
  for (const [format, image] of made) {
    const { data: content, info } = await image.toBuffer({ resolveWithObject: true });
    variants.push({ format, width: info.width, height: info.height, content });
  }
  return variants;
}

const tooLarge = () =>
  new SuiteError('invalid_request', `A picture can have ${MAX_PIXELS / 1_000_000} megapixels. Make it smaller, then upload it.`);
