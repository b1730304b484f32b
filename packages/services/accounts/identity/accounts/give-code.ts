import { SuiteError } from '@suite/contract/errors';
import { namedStatement } from '@suite/kernel/database/named-statement';
import { isZoneOrigin } from '@suite/kernel/http/deployment';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { forgetAttempts } from '@suite/kernel/throttle/throttle';
import type { Deployment } from '@suite/zones/addresses';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ProviderSignIn } from '../schema/provider-sign-in';
import { markBrowser } from './browser-cookie';
import { CODE_LIFETIME } from './exchange-code';
import type { Identity } from './identity';
import { noteBrowser } from './known-browsers';
import type { Proven } from './prove-identity';
import { withCode } from './redirect-uri';

const { placeholder } = sql;

const keepCode = namedStatement(
  'let-in-and-keep-code',
  sql`
    WITH forgotten AS (${forgetAttempts(placeholder('subject'))}),
      known AS (${noteBrowser({ userId: placeholder('userId'), browserHash: placeholder('browserHash'), seenAt: placeholder('now') })})
    INSERT INTO identity.auth_codes (code_hash, user_id, browser_hash, origin, expires_at, proof, provider)
    VALUES (${placeholder('codeHash')}, ${placeholder('userId')}, ${placeholder('browserHash')}, ${placeholder('origin')},
      ${placeholder('expiresAt')}, ${placeholder('proof')}, ${placeholder('provider')}::jsonb)`,
);

/** Rejects requests from other sites, which must not sign anybody in. @throws SuiteError `forbidden` */
export function insistOnZone(context: Context, deployment: Deployment): void {
  const sender = context.req.header('Origin');
  if (sender !== undefined && !isZoneOrigin(deployment, sender))
    throw new SuiteError('forbidden', 'Sign in at the sign-in page.');
}

interface SignedIn extends Proven {
  deployment: Deployment;
  /** The allowed address to return to. */
  redirect: URL;
  /** Set for a sign-in through an OpenID provider. */
  provider?: ProviderSignIn;
}

/** Returns the address to return to, with a code that this browser can exchange for tokens (decision 012). */
export async function giveCode({ pool, clock }: Identity, context: Context, signedIn: SignedIn): Promise<string> {
  const { userId, attempt, deployment, redirect, proof, provider } = signedIn;
  const { subject } = attempt;
  const now = clock();
  const code = newSecret();
  const browserHash = hashOf(markBrowser(context, deployment));
  const values = {
    codeHash: hashOf(code),
    userId,
    browserHash,
    origin: redirect.origin,
    proof,
    provider: provider ? JSON.stringify(provider) : null,
  };
  await keepCode(pool, { ...values, subject, now: new Date(now), expiresAt: new Date(now + CODE_LIFETIME) });
  return withCode(redirect, code);
}
