import type { TokenAnswer } from '@services/identity/contract/token';
import type { Platform } from '@suite/host/platform/open-platform';
import { Browser } from '@suite/host/test/browser';
import { sql } from 'drizzle-orm';
import { withPlatform } from './bench-platform';
import { type Measurement, percentile, ratio } from './row';

const CROWD = 100;
const ROUNDS = 3;

/** Calls in each round, and milliseconds between two of them. */
const CALLS = 100;
const PAUSE = 20;

const addCrowd = sql`
  INSERT INTO identity.users (email, first_name, last_name, password_hash)
  SELECT 'crowd' || n || '@crowd.example', 'Pat', 'Doe', (SELECT password_hash FROM identity.users LIMIT 1) FROM generate_series(1, ${CROWD}) n`;

/** Measures a token renewal and `/ready` while a hundred people sign in, compared with the same calls while nobody does. */
export const benchCrowd = (): Promise<Measurement[]> =>
  withPlatform(async (platform) => {
    await platform.database.execute(addCrowd);
    const calls = { 'token renewal': await renewals(platform), '/ready': () => new Browser(platform).send('/ready') };
    const rows: Measurement[] = [];
    for (const [name, call] of Object.entries(calls)) {
      const [quiet, busy]: [number[], number[]] = [[], []];
      await timesOf(call);
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push(...(await timesOf(call)));
        busy.push(...(await amidCrowd(platform, () => timesOf(call))));
      }
      const [among, alone] = [percentile(busy, 0.95), percentile(quiet, 0.95)];
      rows.push({
        name: `${name} while ${CROWD} people sign in, p95 beside quiet`,
        measured: `${among.toFixed(1)} ms / ${alone.toFixed(1)} ms = ${ratio(among / alone)}`,
        aim: 'at most 3×',
      });
    }
    return rows;
  });

async function renewals(platform: Platform) {
  const browser = new Browser(platform);
  let tokens: TokenAnswer = await browser.signIn('olivia@harborline.example');
  return async () => {
    const response = await browser.refresh(tokens.refresh_token);
    tokens = await response.clone().json();
    return response;
  };
}

async function timesOf(call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n++) {
    const start = performance.now();
    const response = await call();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`a call was answered ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return times;
}

/** Runs the measurement while each person of a crowd signs in again and again. */
async function amidCrowd<T>(platform: Platform, measured: () => Promise<T>): Promise<T> {
  let isOver = false;
  const person = async (_: unknown, index: number) => {
    const browser = new Browser(platform);
    while (!isOver) {
      const { status } = await browser.submit(`crowd${index + 1}@crowd.example`);
      if (status !== 200) throw new Error(`a sign-in was answered ${status}`);
    }
  };
  const crowd = Promise.all(Array.from({ length: CROWD }, person));
  const result = await measured();
  isOver = true;
  await crowd;
  return result;
}
