import { onEachDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { attempt, countFailure, findWait, perClient, takeBack, throttleSubject } from '@suite/kernel/throttle/throttle';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

const HOUR = 3_600_000;

const ofClient = perClient({ address: '192.0.2.7', ip: '192.0.2.7', isShared: false });
const ofShared = perClient({ address: '127.0.0.1', ip: '127.0.0.1', isShared: true });

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
  const wait = async (limit?: typeof ofClient) => {
    try {
      await attempt(platform.database, subject, now, limit);
      return 0;
    } catch (error) {
      return (error as { retryAfterSeconds?: number }).retryAfterSeconds;
    }
  };
  const waits = async (times: number, limit?: typeof ofClient) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await wait(limit));
    return answers;
  };

  it('wait for 30 s after the fifth, twice as long after each further one, and 15 minutes at most', async () => {
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

  it.each([HOUR, MILLISECONDS_PER_DAY, 365 * MILLISECONDS_PER_DAY])(
    'wait for at most 15 minutes after a clock that was %d ms ahead',
    async (ahead) => {
      now += ahead;
      expect(await waits(6)).toEqual([0, 0, 0, 0, 0, 30]);
      now -= ahead;
      expect(await waits(2)).toEqual([0, 60]);
    },
  );

  describe('by one client', () => {
    it('are free thirty times, then have to wait longer and longer', async () => {
      expect(await waits(31, ofClient)).toEqual([...Array(30).fill(0), 30]);
      for (const seconds of [60, 120, 240]) {
        now += (seconds / 2) * 1000;
        expect(await waits(2, ofClient)).toEqual([0, seconds]);
      }
    });

    it('fade by one each minute, however quickly they follow each other', async () => {
      await waits(20, ofClient);
      for (let second = 0; second < 1200; second += 50) {
        now += 50_000;
        expect(await wait(ofClient)).toBe(0);
      }
      now += 10 * 60_000;
      expect(await waits(15, ofClient)).toEqual([...Array(15).fill(0)]);
    });

    it('are free six hundred times if many people share its address, and one fades every three seconds', async () => {
      await platform.database.execute(countFailure(subject, new Date(now), ofShared));
      await platform.pool.query('UPDATE kernel.throttles SET attempts = 599 WHERE subject = $1', [subject]);
      expect(await waits(2, ofShared)).toEqual([0, 30]);
      now += 30_000 + 10 * 3000;
      expect(await waits(10, ofShared)).toEqual([...Array(10).fill(0)]);
    });

    it('that fail at the same time all count, and are soon forgotten however many they are', async () => {
      const mustWait = async () => (await platform.database.execute(findWait(subject, new Date(now)))).rows.length > 0;
      const fail = () => platform.database.execute(countFailure(subject, new Date(now), ofClient));
      await Promise.all(Array.from({ length: 29 }, fail));
      expect(await mustWait()).toBe(false);
      await Promise.all(Array.from({ length: 200 }, fail));
      now += 899_000;
      expect(await mustWait()).toBe(true);
      now += 1000;
      expect(await mustWait()).toBe(false);
      now += 11 * 60_000;
      expect(await waits(2, ofClient)).toEqual([0, 30]);
    });
  });
});
