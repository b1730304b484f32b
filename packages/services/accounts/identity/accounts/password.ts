import { availableParallelism } from 'node:os';
import { SuiteError } from '@suite/contract/errors';
import { createTurns } from '@suite/kernel/process/turns';

let loading: Promise<typeof import('@node-rs/argon2')> | undefined;

/** Loads argon2 with the first password, only once, because importing takes time even if the module is already loaded. */
function argon2() {
  loading ??= import('@node-rs/argon2');
  return loading;
}

/** argon2id parameters from OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv hashes on four threads, and tokens are signed on the same ones: half of them are left for that. */
const HASHING_THREADS = 2;

/** One core is left for everything else, so that a crowd of sign-ins doesn't block it. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, HASHING_THREADS));

/** Seconds after which a rejected sign-in may be retried. */
const RETRY_AFTER = 5;

/** @returns the error for a sign-in when too many are waiting */
export function tooManySignIns(): SuiteError {
  const message = `Too many people are signing in. Try again in ${RETRY_AFTER} s.`;
  return new SuiteError('busy', message, { retryAfterSeconds: RETRY_AFTER });
}

/** A hash takes 10 to 40 ms, so the last one waits a few seconds. */
const turns = createTurns(HASHES_AT_ONCE, { waiting: 100 * HASHES_AT_ONCE, busy: tooManySignIns });

/** Whether the request uses a database connection while it waits; such requests go first. */
interface Turn {
  holdsConnection?: boolean;
}

const inTurn = ({ holdsConnection }: Turn) => (holdsConnection ? turns.first : turns.last);

/** @throws SuiteError `busy` when too many others wait */
export const hashPassword = (password: string, turn: Turn = {}): Promise<string> =>
  inTurn(turn)(async () => (await argon2()).hash(password, cost));

/** The hash of a password that nobody knows, so that an unknown address costs the same work as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$e9ZoC/PgEYluCVXK0kNeQw$bgaSyV2YS0rZDkZQYeihJb+canfYhHBjpsXJwG6xLW0';

/**
 * Returns whether the password is the person's; `passwordHash` is null when there is no such person.
 * @throws SuiteError `busy` when too many others wait to sign in
 */
export async function isPassword(passwordHash: string | null, password: string, turn: Turn = {}): Promise<boolean> {
  const { verify } = await argon2();
  const matches = await inTurn(turn)(() => verify(passwordHash ?? NOBODY, password));
  return matches && passwordHash !== null;
}
