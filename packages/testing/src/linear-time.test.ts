import { expectLinearTime, measureGrowth } from './linear-time';

const spaces = (size: number) => `${' '.repeat(size - 1)}x`;

test('a reader that visits each character once passes', async () => {
  await expectLinearTime({ read: (text) => text.trimEnd().split(','), input: spaces, limit: 200_000 });
});

test('a search that restarts at each character is quadratic', async () => {
  const reader = { read: (text: string) => /\s+$/.test(text), input: spaces, limit: 40_000 };
  await expect(expectLinearTime(reader)).rejects.toThrow(/times as much/);
});

test('a loop that searches what it has already read is quadratic', async () => {
  const distinct = (names: number[]) => names.filter((name, index) => names.indexOf(name) === index);
  const reader = {
    read: distinct,
    input: (size: number) => Array.from({ length: size / 8 }, (_, index) => index),
    limit: 80_000,
  };
  await expect(expectLinearTime(reader)).rejects.toThrow(/times as much/);
});

test('the measurement of an exponential search stops early', async () => {
  const reader = { read: (text: string) => /^(a|aa)+$/.test(text), input: (size: number) => `${'a'.repeat(size)}!`, limit: 8000 };
  await expect(expectLinearTime(reader)).rejects.toThrow(/times as much/);
});

test('a linear reader that is slow is compared with JSON.parse', async () => {
  const slow = (text: string) => {
    for (let pass = 0; pass < 40; pass++) for (const character of text) character.codePointAt(0)?.toString(36);
  };
  await expect(expectLinearTime({ read: slow, input: spaces, limit: 20_000 })).rejects.toThrow('as JSON.parse');
});

test('an asynchronous reader is measured, too', async () => {
  const read = async (text: string) => JSON.parse(text);
  const { growth, timesJson } = await measureGrowth({
    read,
    input: (size) => `[${'12345678,'.repeat(size / 9)}0]`,
    limit: 400_000,
  });
  expect(growth).toBeLessThan(24);
  expect(timesJson).toBeLessThan(10);
});
