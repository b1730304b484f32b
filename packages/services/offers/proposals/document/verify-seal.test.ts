import { expectLinearTime } from '@suite/testing/linear-time';
import { MAX_VERIFIED_MEGABYTES } from '../contract/public';
import { hasSealOf } from './verify-seal';

test.each([
  ['byte ranges', '/ByteRange [0 1 2 3]\n'],
  ['beginnings of byte ranges', '/ByteRange ['],
  ['spaces', '/ByteRange          '],
  ['half a name', '/ByteRang'],
])('a file of %s is searched for a seal in linear time', async (_, part) => {
  const read = (pdf: Buffer) => hasSealOf(pdf, '');
  await expectLinearTime({ read, input: (size) => Buffer.alloc(size, part), limit: MAX_VERIFIED_MEGABYTES * 1024 * 1024 });
});

test('a file of byte ranges uses no memory beyond its own', async () => {
  const pdf = Buffer.alloc(MAX_VERIFIED_MEGABYTES * 1024 * 1024, '/ByteRange [0 1 2 3]\n');
  const before = process.memoryUsage();
  expect(await hasSealOf(pdf, '')).toBe(false);
  const after = process.memoryUsage();
  const more = after.heapUsed + after.external - before.heapUsed - before.external;
  expect(more).toBeLessThan(pdf.length / 2);
});
