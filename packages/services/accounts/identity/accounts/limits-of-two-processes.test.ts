import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from '@suite/host/test/browser';
import { onPostgres } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoPeople } from '../demo/demo-people';

onPostgres('two processes on one database', (kind) => {
  let one: TestPlatform;
  let other: TestPlatform;
  beforeAll(async () => {
    one = await openTestPlatform(kind);
    const { mkdtempSync } = await import('node:fs');
    const dataFolder = mkdtempSync(`${one.dataFolder}-other-`);
    // The same secret key, as in every process on one database.
    cpSync(join(one.dataFolder, 'token-key'), join(dataFolder, 'token-key'));
    other = await openTestPlatform(kind, { dataFolder, databaseUrl: one.databaseUrl, seed: false });
    // Different clocks would let attempts be forgotten.
    other.time.now = one.time.now;
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  /** Sends requests alternately to one process and the other. */
  async function byTurns(times: number, send: (browser: Browser) => Promise<Response>): Promise<number[]> {
    const statuses = [];
    for (let i = 0; i < times; i++) {
      const browser = new Browser(i % 2 ? other : one);
      browser.client = '203.0.113.9';
      statuses.push((await send(browser)).status);
    }
    return statuses;
  }

  it("count an account's wrong passwords together", async () => {
    const statuses = await byTurns(6, (browser) => browser.submit(demoPeople.noah.email, { password: 'wrong' }));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("count a client's guesses at mail links together", async () => {
    const guess = (browser: Browser) =>
      browser.send('/identity/v2/password-resets/nothing', { method: 'PUT', body: { password: 'long enough for all' } });
    const statuses = await byTurns(32, guess);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });

  it('accept each sign-in code only once in total', async () => {
    const browser = new Browser(one);
    const code = await browser.code(demoPeople.olivia.email);
    const elsewhere = new Browser(other);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await browser.exchange(code)).status).toBe(200);
    one.time.now += 20_000;
    other.time.now += 20_000;
    expect((await elsewhere.exchange(code)).status).toBe(400);
  });
});
