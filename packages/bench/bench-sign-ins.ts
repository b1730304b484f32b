import { hash, verify } from '@node-rs/argon2';
import { cost, HASHES_AT_ONCE } from '@services/identity/accounts/password';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { measure, withPlatform } from './bench-platform';
import { type Measurement, ratio } from './row';

const ROUNDS = 3;
const COUNT = 60;

/** People who sign in at the same time. */
const AT_ONCE = 4;

/** Measures sign-ins with their password check, compared with the password check alone, with the platform's concurrency. */
export const benchSignIns = (): Promise<Measurement[]> =>
  withPlatform(async (platform) => {
    const browser = new Browser(platform);
    const signIn = async () => {
      const response = await browser.submit('olivia@harborline.example');
      if (!response.ok) throw new Error(`a sign-in was answered ${response.status}`);
    };
    const stored = await hash(DEMO_PASSWORD, cost);
    const check = () => verify(stored, DEMO_PASSWORD);
    await measure(8, 1, signIn);

    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await measure(COUNT, AT_ONCE, signIn)).perSecond);
      theirs.push((await measure(COUNT, HASHES_AT_ONCE, check)).perSecond);
    }
    const [best, bareBest] = [Math.max(...ours), Math.max(...theirs)];
    return [
      {
        name: 'sign-ins per second, beside bare argon2id, as many at once',
        measured: `${best.toFixed(0)} / ${bareBest.toFixed(0)} = ${ratio(best / bareBest)}`,
        aim: '0.8×',
      },
    ];
  });
