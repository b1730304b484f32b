import { jpegOf, pngOf } from '@suite/host/test/pictures';
import { isPrintable } from './printable-picture';

const MAX = 100;
const size = { width: 40, height: 20 };

it('a readable PNG and a readable JPEG are printable', () => {
  expect(isPrintable(pngOf(size), MAX)).toBe(true);
  expect(isPrintable(jpegOf(size), MAX)).toBe(true);
});

describe('a picture is not printable', () => {
  const rows = (count: number, filter = 0) =>
    Buffer.concat(Array.from({ length: count }, () => Buffer.concat([Buffer.of(filter), Buffer.alloc(160)])));

  it.each([
    ['when it is empty', Buffer.alloc(0)],
    ['when it is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['when it is too large', pngOf({ width: MAX + 1, height: 1 })],
    ['when a JPEG is too large', jpegOf({ width: 1, height: MAX + 1 })],
    ['when it ends early', pngOf(size).subarray(0, 60)],
    ['when rows are missing', pngOf({ ...size, pixels: rows(19) })],
    ['when it unpacks to more than its size', pngOf({ ...size, pixels: rows(21) })],
    ['when a row has an unknown filter', pngOf({ ...size, pixels: rows(20, 5) })],
    ['when it is interlaced', pngOf({ ...size, interlace: 1 })],
  ])('%s', (_, picture) => {
    expect(isPrintable(picture, MAX)).toBe(false);
  });
});
