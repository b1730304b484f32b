import { randomUUID } from 'node:crypto';
import { ROTATE } from '@services/identity/accounts/refresh-session';
import type { TokenAnswer } from '@services/identity/contract/token';
import type { Platform } from '@suite/host/platform/open-platform';
import { Browser } from '@suite/host/test/browser';
import type { OpenDatabase } from '@suite/kernel/database/database';
import { generateKeyPair, SignJWT } from 'jose';
import { measure, withPlatform } from './bench-platform';
import { type Measurement, percentile, ratio } from './row';

const ROUNDS = 5;
const COUNT = 400;

/**
 * Measures consecutive renewals of one session, compared with a bare loop with the same signatures and the same writes to the
 * same database.
 */
export const benchTokens = (): Promise<Measurement[]> =>
  withPlatform(async (platform, database) => {
    const renew = await renewals(platform);
    const bare = await bareLoop(database);
    await measure(50, 1, renew);
    await measure(50, 1, bare);

    const ours: number[] = [];
    const theirs: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const renewed = await measure(COUNT, 1, renew);
      ours.push(renewed.perSecond);
      times.push(...renewed.times);
      theirs.push((await measure(COUNT, 1, bare)).perSecond);
    }
    const [best, bareBest] = [Math.max(...ours), Math.max(...theirs)];
    return [
      {
        name: 'token refreshes per second, beside a bare loop',
        measured: `${best.toFixed(0)} / ${bareBest.toFixed(0)} = ${ratio(best / bareBest)}`,
        aim: '0.7×',
      },
      { name: 'token refresh, p99', measured: `${percentile(times, 0.99).toFixed(1)} ms`, aim: '' },
    ];
  });

async function renewals(platform: Platform) {
  const browser = new Browser(platform);
  let tokens: TokenAnswer = await browser.signIn('olivia@harborline.example');
  return async () => {
    const response = await browser.refresh(tokens.refresh_token);
    if (!response.ok) throw new Error(`a renewal was answered ${response.status}`);
    tokens = await response.json();
  };
}

/** Runs a renewal's statement on its own session, and signs three times claims as long as the suite's. */
async function bareLoop({ pool }: OpenDatabase) {
  const { privateKey } = await generateKeyPair('ES256');
  const secret = new Uint8Array(32);
  const claims = { userId: randomUUID(), sessionId: randomUUID(), rights: 'x'.repeat(450) };
  const { rows } = await pool.query('SELECT id, generation FROM identity.sessions');
  const [session] = rows;
  const sign = (alg: string, key: CryptoKey | Uint8Array, payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(key);
  return async () => {
    const { rowCount } = await pool.query({ ...ROTATE, values: [session.id, session.generation++, new Date(), undefined] });
    if (rowCount !== 1) throw new Error('the bare loop rotated nothing');
    await Promise.all([
      sign('ES256', privateKey, claims),
      sign('ES256', privateKey, { userId: claims.userId }),
      sign('HS256', secret, { sessionId: claims.sessionId }),
    ]);
  };
}
