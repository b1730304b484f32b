import { onEachDatabase } from '../../test/databases';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { attempt, giveBack, perClient, takeBack, throttleSubject } from './throttle';

const HOUR = 3_600_000;

onEachDatabase('attempts at a secret', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { seed: false });
  });
  afterAll(() => platform.close());

  let subject: Buffer;
  let now = 0;
  let count = 0;
  beforeEach(() => {
    subject = throttleSubject('sign-in', `${++count}`);
    now = Date.now();
  });
  const wait = async (limit?: typeof perClient) => {
    try {
      await attempt(platform.database, subject, now, limit);
      return 0;
    } catch (error) {
      return (error as { retryAfterSeconds?: number }).retryAfterSeconds;
    }
  };
  const waits = async (times: number, limit?: typeof perClient) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await wait(limit));
    return answers;
  };

  it('cost 30 s after the fifth, twice as much after each further one, 15 minutes at most', async () => {
    expect(await waits(6)).toEqual([0, 0, 0, 0, 0, 30]);
    for (const seconds of [60, 120, 240, 480, 900, 900, 900]) {
      now += 900_000;
      expect(await waits(2)).toEqual([0, seconds]);
    }
  });

  it('are forgotten after an hour without one', async () => {
    await waits(5);
    now += HOUR + 1;
    expect(await waits(6)).toEqual([0, 0, 0, 0, 0, 30]);
  });

  it('are taken back only while they are the latest', async () => {
    await waits(5);
    await takeBack(platform.database, subject, 4);
    expect(await wait()).toBe(30);
    await takeBack(platform.database, subject, 5);
    expect(await waits(2)).toEqual([0, 30]);
  });

  it.each([HOUR, 24 * HOUR, 365 * 24 * HOUR])(
    'wait no longer than 15 minutes after a clock that was %d ms ahead',
    async (ahead) => {
      now += ahead;
      expect(await waits(6)).toEqual([0, 0, 0, 0, 0, 30]);
      now -= ahead;
      expect(await waits(2)).toEqual([0, 60]);
    },
  );

  describe('by one client', () => {
    it('are free thirty times, then cost waits that grow', async () => {
      expect(await waits(31, perClient)).toEqual([...Array(30).fill(0), 30]);
      for (const seconds of [60, 120, 240]) {
        now += (seconds / 2) * 1000;
        expect(await waits(2, perClient)).toEqual([0, seconds]);
      }
    });

    it('fade one by one each minute, however close together they are', async () => {
      await waits(20, perClient);
      for (let second = 0; second < 1200; second += 50) {
        now += 50_000;
        expect(await wait(perClient)).toBe(0);
      }
      now += 10 * 60_000;
      expect(await waits(15, perClient)).toEqual([...Array(15).fill(0)]);
    });

    it('that were right are given back, and those before them still count', async () => {
      for (let i = 0; i < 50; i++) {
        expect(await wait(perClient)).toBe(0);
        await platform.database.execute(giveBack(subject));
      }
      await waits(29, perClient);
      expect(await wait(perClient)).toBe(0);
      await platform.database.execute(giveBack(subject));
      expect(await waits(2, perClient)).toEqual([0, 30]);
    });
  });
});
