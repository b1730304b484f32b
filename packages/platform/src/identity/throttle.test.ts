import { onEachDatabase } from '../../test/databases';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { attempt, takeBack, throttleSubject } from './throttle';

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
  const wait = async () => {
    try {
      await attempt(platform.database, subject, now);
      return 0;
    } catch (error) {
      return (error as { retryAfterSeconds?: number }).retryAfterSeconds;
    }
  };
  const waits = async (times: number) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await wait());
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
});
