import { inTurn } from './mail-turns';

const LARGE = 2 ** 20 + 1;

it('reads two large mails at a time, small ones at once, and asks for the 13th large one later', async () => {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const read = (number: number) => () => {
    started.push(number);
    return new Promise<void>((end) => ends.push(end));
  };
  const mails = Array.from({ length: 12 }, (_, number) => inTurn(LARGE, read(number)));
  expect(started).toEqual([0, 1]);
  await expect(inTurn(LARGE, read(12))).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 30 });
  expect(await inTurn(LARGE - 1, async () => 'small')).toBe('small');
  for (let number = 0; number < 12; number++) {
    ends[number]?.();
    await mails[number];
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
