import { availableParallelism } from 'node:os';
import { SuiteError } from '@suite/contract/errors';
import { createTurns } from './turns';

let loading: Promise<typeof import('@node-rs/argon2')> | undefined;

/** Loaded with the first password, once: even what is loaded already takes its time to import. */
function argon2() {
  loading ??= import('@node-rs/argon2');
  return loading;
}

/** argon2id by OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv hashes on four threads, and tokens are signed on the same ones: half of them are left to that. */
const HASHING_THREADS = 2;

/** One core is left to everything else, so that a crowd of sign-ins does not hold it up. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, HASHING_THREADS));

/** Seconds after which a refused sign-in may be tried again. */
const RETRY_AFTER = 5;

/** @returns the failure of a sign-in that found too many waiting */
export function tooManySignIns(): SuiteError {
  const message = `Too many people are signing in. Try again in ${RETRY_AFTER} s.`;
  return new SuiteError('busy', message, { retryAfterSeconds: RETRY_AFTER });
}

/** A hash takes 10 to 40 ms, so that the last one waits a few seconds. */
const turns = createTurns(HASHES_AT_ONCE, { waiting: 100 * HASHES_AT_ONCE, busy: tooManySignIns });

/** Whether the request of a password holds a database connection meanwhile: it goes before those that do not. */
interface Turn {
  holdsConnection?: boolean;
}

const inTurn = ({ holdsConnection }: Turn) => (holdsConnection ? turns.first : turns.last);

/** @throws SuiteError `busy` when too many others wait */
export const hashPassword = (password: string, turn: Turn = {}): Promise<string> =>
  inTurn(turn)(async () => (await argon2()).hash(password, cost));

/** Of a password that nobody knows. An unknown address costs the same work as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$e9ZoC/PgEYluCVXK0kNeQw$bgaSyV2YS0rZDkZQYeihJb+canfYhHBjpsXJwG6xLW0';

/**
 * Whether it is the person's password; `passwordHash` is null when there is no such person.
 * @throws SuiteError `busy` when too many others wait to sign in
 */
export async function isPassword(passwordHash: string | null, password: string, turn: Turn = {}): Promise<boolean> {
  const { verify } = await argon2();
  const matches = await inTurn(turn)(() => verify(passwordHash ?? NOBODY, password));
  return matches && passwordHash !== null;
}
