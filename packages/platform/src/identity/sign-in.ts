import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { signIn } from '@suite/contract/identity';
import { zoneUrl } from '@suite/zones/zone-url';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { authCodes } from '../database/schema/identity';
import type { App, Dependencies } from '../http/dependencies';
import { isZoneOrigin } from '../http/place';
import { route } from '../http/route';
import { markBrowser } from './browser-cookie';
import { spendCode } from './mfa-code';
import { isPassword } from './password';
import { allowedRedirect, withCode } from './redirect-uri';
import { hashOf, newSecret } from './secret';
import { countAttempt, forgetAttempts, takeBack, throttled, throttleSubject } from './throttle';

/** Milliseconds that a code lives (design §5). */
const CODE_LIFETIME = 60_000;

interface Attempt extends Record<string, unknown> {
  /** Null when the attempt has to wait. */
  attempts: number | null;
  /** Null when nobody has the address. */
  id: string | null;
  password_hash: string | null;
  has_enabled_mfa: boolean | null;
  mfa_secret: string | null;
}

export function mountSignIn(app: App, dependencies: Dependencies): void {
  route(app, dependencies, signIn, async ({ input: { body }, place, database, clock, context }) => {
    const sender = context.req.header('Origin');
    if (sender !== undefined && !isZoneOrigin(place, sender)) throw new SuiteError('forbidden', 'Sign in at the sign-in page.');
    const redirect = allowedRedirect(body.redirectUri ?? zoneUrl(place, 'auth-redirect'), place);
    if (!redirect) throw new SuiteError('redirect_uri_not_allowed', 'The address to return to is not an address of this suite.');

    const key = context.req.header(Header.idempotencyKey);
    const { userId, subject } = await proveIdentity(database, { ...body, key, now: clock() });
    const code = newSecret();
    const browserHash = hashOf(markBrowser(context, place));
    const expiresAt = new Date(clock() + CODE_LIFETIME);
    await database.execute(sql`
      WITH forgotten AS (${forgetAttempts(subject)})
      INSERT INTO ${authCodes} (code_hash, user_id, browser_hash, origin, expires_at)
      VALUES (${hashOf(code)}, ${userId}, ${browserHash}, ${redirect.origin}, ${expiresAt})`);
    return { redirectTo: withCode(redirect, code) };
  });
}

interface Proof {
  email: string;
  password: string;
  mfaCode?: string | undefined;
  key: string | undefined;
  now: number;
}

/** The way of signing in: the local form; an OpenID provider would stand in its place (design §5). */
async function proveIdentity(database: Database, { email, password, mfaCode, key, now }: Proof) {
  const subject = throttleSubject('sign-in', email);
  const { rows } = await database.execute<Attempt>(sql`
    WITH attempt AS (${countAttempt(subject, now)})
    SELECT (SELECT attempts FROM attempt), u.id, u.password_hash, u.has_enabled_mfa, u.mfa_secret
    FROM (SELECT 1) AS one LEFT JOIN users u ON u.email = ${email}`);
  const [row] = rows;
  if (!row?.attempts) throw await throttled(database, subject, now);
  if (!(await isPassword(row.password_hash, password)) || !row.id) {
    throw new SuiteError('wrong_credentials', 'The e-mail address or the password is wrong.');
  }
  const person = { userId: row.id, subject };
  if (!row.has_enabled_mfa || !row.mfa_secret) return person;
  if (!mfaCode) {
    await takeBack(database, subject, row.attempts);
    throw new SuiteError('mfa_required', 'The code of the authenticator app is needed.');
  }
  const isSpent = await spendCode(database, { userId: row.id, secret: row.mfa_secret, code: mfaCode, key, now });
  if (!isSpent) throw new SuiteError('wrong_mfa_code', 'The code is wrong, or was used before.');
  return person;
}
