import { setTimeout } from 'node:timers/promises';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { decodeJwt } from 'jose';
import { demoPeople } from '../demo/demo-people';

const HOUR = 3_600_000;

onOneDatabase('the grace period of a used refresh token', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  const signIn = async () => (await new Browser(platform).signIn(demoPeople.olivia.email)).refresh_token;
  const renew = (token: string) => new Browser(platform).refresh(token);
  const renewed = async (token: string): Promise<string> => (await (await renew(token)).json()).refresh_token;
  const restart = async (options: Partial<Parameters<typeof openTestPlatform>[1]> = {}) => {
    const { dataFolder, databaseUrl, time } = platform;
    await platform.close();
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, clock: () => time.now, ...options });
    platform.time = time;
  };

  describe('after the clock was set back', () => {
    it.each([HOUR, MILLISECONDS_PER_DAY, 365 * MILLISECONDS_PER_DAY])('by %d ms is over, and the session ends', async (back) => {
      const spent = await signIn();
      const next = await renewed(spent);
      platform.time.now -= back;
      expect((await renew(spent)).status).toBe(400);
      expect((await renew(next)).status).toBe(400);
      platform.time.now += back;
    });

    it('does not return when that time comes again', async () => {
      const spent = await signIn();
      await renewed(spent);
      platform.time.now -= HOUR;
      const other = await signIn();
      expect((await renew(other)).status).toBe(200);
      platform.time.now += HOUR;
      expect((await renew(spent)).status).toBe(400);
    });

    it('does not return if a platform starts in between', async () => {
      const spent = await signIn();
      await renewed(spent);
      platform.time.now -= HOUR;
      await restart();
      platform.time.now += HOUR;
      expect((await renew(spent)).status).toBe(400);
    });

    it('leaves the current token valid', async () => {
      const next = await renewed(await signIn());
      platform.time.now -= HOUR;
      expect((await renew(next)).status).toBe(200);
      platform.time.now += HOUR;
    });
  });

  it('holds while the clocks of two platforms differ by a second', async () => {
    const spent = await signIn();
    await renewed(spent);
    platform.time.now -= 1000;
    expect((await renew(spent)).status).toBe(200);
    platform.time.now += 1000;
  });

  it('is over if the clock of the platform that rotated the token is an hour ahead', async () => {
    const spent = await signIn();
    await renewed(spent);
    await platform.pool.query("UPDATE identity.sessions SET rotated_at = rotated_at + interval '1 hour'");
    expect((await renew(spent)).status).toBe(400);
  });

  describe('interrupted by an outage', () => {
    it('counts from the start of the platform, when the successor is issued', async () => {
      const spent = await signIn();
      const next = await renewed(spent);
      platform.time.now += 6 * HOUR;
      await restart();
      platform.time.now += 9_999;
      const again = await renewed(spent);
      expect(decodeJwt(again)).toMatchObject({
        generation: decodeJwt(next).generation,
        iat: Math.floor((platform.time.now - 9_999) / 1000),
      });
      expect(await renewed(spent)).toBe(again);
      expect((await renew(again)).status).toBe(200);
    });

    it('is over after that', async () => {
      const spent = await signIn();
      await renewed(spent);
      platform.time.now += HOUR;
      await restart();
      platform.time.now += 10_000;
      expect((await renew(spent)).status).toBe(400);
    });

    it('applies only to the last token', async () => {
      const first = await signIn();
      await renewed(await renewed(first));
      platform.time.now += HOUR;
      await restart();
      expect((await renew(first)).status).toBe(400);
    });

    it('does not exist in strict mode', async () => {
      await restart({ refreshGraceSeconds: 0 });
      const spent = await signIn();
      await renewed(spent);
      platform.time.now += HOUR;
      await restart({ refreshGraceSeconds: 0 });
      expect((await renew(spent)).status).toBe(400);
      await restart();
    });
  });

  describe('interrupted by an outage while the platform kept running', () => {
    let slept = 0;
    beforeAll(() => {
      const { now } = Date;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + slept);
    });
    afterAll(() => jest.restoreAllMocks());
    const sleep = (time: number) => {
      slept += time;
      platform.time.now += time;
    };

    it('continues when the machine wakes up', async () => {
      const spent = await signIn();
      const next = await renewed(spent);
      sleep(HOUR);
      const again = await renewed(spent);
      expect(decodeJwt(again).generation).toBe(decodeJwt(next).generation);
      expect((await renew(again)).status).toBe(200);
    });

    it('is over after that', async () => {
      const [spent, other] = [await signIn(), await signIn()];
      for (const token of [spent, other]) await renewed(token);
      sleep(HOUR);
      expect((await renew(spent)).status).toBe(200);
      platform.time.now += 10_000;
      expect((await renew(other)).status).toBe(400);
    });

    it('does not apply to a token that already had its full period', async () => {
      const [spent, unheard, recent] = [await signIn(), await signIn(), await signIn()];
      for (const token of [spent, unheard]) await renewed(token);
      platform.time.now += 10_001;
      expect((await renew(unheard)).status).toBe(400);
      await renewed(recent);
      sleep(HOUR);
      expect((await renew(recent)).status).toBe(200);
      expect((await renew(spent)).status).toBe(400);
    });

    it('continues when the database is back, however many requests failed', async () => {
      await restart({ refreshGraceSeconds: 0.2 });
      const spent = await signIn();
      await renewed(spent);
      await platform.pool.query('ALTER TABLE identity.refresh_grace RENAME TO out_of_reach');
      const asking = jest.spyOn(platform.pool, 'query');
      sleep(HOUR);
      while (asking.mock.calls.length < 2) await setTimeout(10);
      sleep(HOUR);
      asking.mockRestore();
      await platform.pool.query('ALTER TABLE identity.out_of_reach RENAME TO refresh_grace');
      expect((await renew(spent)).status).toBe(200);
      await restart();
    });
  });

  it('that ended while a platform ran does not return at the next start', async () => {
    await restart({ refreshGraceSeconds: 0.2, clock: undefined });
    const spent = await signIn();
    await renewed(spent);
    const settled = async () => {
      const { rows } = await platform.pool.query(
        'SELECT max(rotated_at) < (SELECT settled_until FROM identity.refresh_grace) AS is FROM identity.sessions',
      );
      return rows[0].is;
    };
    while (!(await settled())) await setTimeout(10);
    await restart({ refreshGraceSeconds: 0.2, clock: () => Date.now() + HOUR });
    expect((await renew(spent)).status).toBe(400);
  });
});
