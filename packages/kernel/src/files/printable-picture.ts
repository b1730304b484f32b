import { inflateSync } from 'node:zlib';

/**
 * Returns whether a PNG or JPEG can be printed. The library that prints PNGs trusts them: a broken one would end the process, and
 * a small one could unpack to gigabytes. So everything that the library relies on is checked here.
 * @param most pixels of the longer side
 */
export function isPrintable(picture: Buffer, most: number): boolean {
  try {
    const size = picture.readUInt16BE(0) === 0xffd8 ? sizeOfJpeg(picture) : sizeOfPng(picture, most);
    return size !== undefined && isBetween(size.width, most) && isBetween(size.height, most);
  } catch {
    // It ends too early, or cannot be unpacked.
    return false;
  }
}

interface Size {
  width: number;
  height: number;
}

export const isPng = (picture: Buffer): boolean => picture.toString('hex', 0, 8) === PNG_SIGNATURE;

/** Returns the size in pixels of a picture that can be printed. */
export function sizeOfPicture(picture: Buffer): Size {
  if (isPng(picture)) return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
  const size = sizeOfJpeg(picture);
  if (!size) throw new RangeError('the picture has no size');
  return size;
}

const isBetween = (pixels: number, most: number) => pixels >= 1 && pixels <= most;

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Channels of each color type (PNG, third edition, §11.2.1). */
const CHANNELS: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  type: string;
  data: Buffer;
}

function* chunksOf(picture: Buffer): Generator<Chunk> {
  for (let at = 8; at < picture.length; ) {
    const length = picture.readUInt32BE(at);
    const end = at + 8 + length;
    // Four bytes of checksum follow.
    if (end + 4 > picture.length) throw new RangeError('a chunk is longer than its file');
    yield { type: picture.toString('latin1', at + 4, at + 8), data: picture.subarray(at + 8, end) };
    at = end + 4;
  }
}

/** Returns the size of a PNG with all its pixels; undefined if it is incomplete or of a kind that doesn't print well. */
function sizeOfPng(picture: Buffer, most: number): Size | undefined {
  if (!isPng(picture)) return undefined;
  const chunks = [...chunksOf(picture)];
  const [head] = chunks;
  const of = (type: string) => chunks.filter((chunk) => chunk.type === type);
  if (head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND' || of('IEND').length !== 1)
    return undefined;
  const size = { width: head.data.readUInt32BE(0), height: head.data.readUInt32BE(4) };
  if (!isBetween(size.width, most) || !isBetween(size.height, most)) return undefined;
  const [bits = 0, colorType = 0, , , interlace] = head.data.subarray(8);
  const channels = CHANNELS[colorType];
  const isPalette = colorType === 3;
  const isKnown = bits === 8 || (bits === 16 && !isPalette) || ([1, 2, 4].includes(bits) && channels === 1 && !of('tRNS').length);
  if (!channels || !isKnown || interlace !== 0 || (isPalette && of('PLTE').length !== 1)) return undefined;
  const row = 1 + Math.ceil((size.width * channels * bits) / 8);
  const pixels = inflateSync(Buffer.concat(of('IDAT').map(({ data }) => data)), { maxOutputLength: row * size.height });
  const isWhole = pixels.length === row * size.height;
  // Each row starts with one of five filters.
  return isWhole && pixels.every((byte, place) => place % row !== 0 || byte <= 4) ? size : undefined;
}

/** Markers that are followed by the size (ITU T.81, table B.1). */
const FRAMES = [0xc0, 0xc1, 0xc2];

function sizeOfJpeg(picture: Buffer): Size | undefined {
  for (let at = 2; picture.readUInt8(at) === 0xff; at += 2 + picture.readUInt16BE(at + 2)) {
    if (!FRAMES.includes(picture.readUInt8(at + 1))) continue;
    const isKnown = picture.readUInt8(at + 4) === 8 && [1, 3, 4].includes(picture.readUInt8(at + 9));
    return isKnown ? { width: picture.readUInt16BE(at + 7), height: picture.readUInt16BE(at + 5) } : undefined;
  }
  return undefined;
}
