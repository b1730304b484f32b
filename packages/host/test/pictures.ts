import { crc32, deflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  /** Rows of the picture with their filter bytes; white if absent. */
  pixels?: Buffer;
  interlace?: number;
}

/** Returns a PNG with 8-bit red, green, blue and alpha. */
export function pngOf({ width, height, pixels, interlace = 0 }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, interlace], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 4, 255)]);
  const data = pixels ?? Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(data)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, checksum]);
}

/** Returns the header of a JPEG with 8 bits and three colors, without its picture. */
export function jpegOf({ width, height }: Pick<Png, 'width' | 'height'>): Buffer {
  const frame = Buffer.from('ffc0001108000000000301110002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, Buffer.from('ffd9', 'hex')]);
}
