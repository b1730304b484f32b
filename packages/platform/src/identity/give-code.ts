import { SuiteError } from '@suite/contract/errors';
import type { Place } from '@suite/zones/addresses';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { namedStatement } from '../database/named-statement';
import type { Dependencies } from '../http/dependencies';
import { isZoneOrigin } from '../http/place';
import { markBrowser } from './browser-cookie';
import { withCode } from './redirect-uri';
import { hashOf, newSecret } from './secret';
import { forgetAttempts } from './throttle';

/** Milliseconds that a code lives (design §5). */
const CODE_LIFETIME = 60_000;

const { placeholder } = sql;

const keepCode = namedStatement(
  'forget-attempts-and-keep-code',
  sql`
    WITH forgotten AS (${forgetAttempts(placeholder('subject'))})
    INSERT INTO auth_codes (code_hash, user_id, browser_hash, origin, expires_at)
    VALUES (${placeholder('codeHash')}, ${placeholder('userId')}, ${placeholder('browserHash')}, ${placeholder('origin')},
      ${placeholder('expiresAt')})`,
);

/** Another site must not sign anybody in. @throws SuiteError `forbidden` */
export function insistOnZone(context: Context, place: Place): void {
  const sender = context.req.header('Origin');
  if (sender !== undefined && !isZoneOrigin(place, sender)) throw new SuiteError('forbidden', 'Sign in at the sign-in page.');
}

interface SignedIn {
  userId: string;
  /** The attempts to forget. */
  subject: Buffer;
  place: Place;
  /** An allowed address to return to. */
  redirect: URL;
}

/** The address to return to with a code, which this browser may exchange for tokens (design §5). */
export async function giveCode({ pool, clock }: Dependencies, context: Context, signedIn: SignedIn): Promise<string> {
  const { userId, subject, place, redirect } = signedIn;
  const code = newSecret();
  const browserHash = hashOf(markBrowser(context, place));
  const expiresAt = new Date(clock() + CODE_LIFETIME);
  await keepCode(pool, { subject, codeHash: hashOf(code), userId, browserHash, origin: redirect.origin, expiresAt });
  return withCode(redirect, code);
}
