import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { signIn } from '@suite/contract/identity';
import { zoneUrl } from '@suite/zones/zone-url';
import { sql } from 'drizzle-orm';
import { namedStatement } from '../database/named-statement';
import type { App, Dependencies } from '../http/dependencies';
import { isZoneOrigin } from '../http/place';
import { route } from '../http/route';
import { markBrowser } from './browser-cookie';
import { proveIdentity } from './prove-identity';
import { allowedRedirect, withCode } from './redirect-uri';
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

export function mountSignIn(app: App, dependencies: Dependencies): void {
  const { pool, clock } = dependencies;
  route(app, dependencies, signIn, async ({ input: { body }, place, context }) => {
    const sender = context.req.header('Origin');
    if (sender !== undefined && !isZoneOrigin(place, sender)) throw new SuiteError('forbidden', 'Sign in at the sign-in page.');
    const redirect = allowedRedirect(body.redirectUri ?? zoneUrl(place, 'auth-redirect'), place);
    if (!redirect) throw new SuiteError('redirect_uri_not_allowed', 'The address to return to is not an address of this suite.');

    const key = context.req.header(Header.idempotencyKey);
    const { userId, subject } = await proveIdentity(dependencies, { ...body, key });
    const code = newSecret();
    const browserHash = hashOf(markBrowser(context, place));
    const expiresAt = new Date(clock() + CODE_LIFETIME);
    await keepCode(pool, { subject, codeHash: hashOf(code), userId, browserHash, origin: redirect.origin, expiresAt });
    return { redirectTo: withCode(redirect, code) };
  });
}
