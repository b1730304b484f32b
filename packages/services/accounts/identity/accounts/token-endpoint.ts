import { GRANT_EXPIRED, type oauthProblem } from '@suite/contract/errors';
import { patternOf } from '@suite/contract/serving';
import { isZoneOrigin } from '@suite/kernel/http/deployment';
import type { App, AppContext } from '@suite/kernel/http/kernel';
import { parseInput } from '@suite/kernel/http/parse-input';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { ANONYMOUS_BODY, readText } from '@suite/kernel/http/read-body';
import { decodeJwt } from 'jose';
import type { InferOutput } from 'valibot';
import { exchangeToken } from '../contract/identity';
import type { TokenAnswer } from '../contract/token';
import { browserOf } from './browser-cookie';
import { deviceOf } from './device';
import { exchangeCode } from './exchange-code';
import type { Identity } from './identity';
import { refreshCookieOf, setRefreshCookie } from './refresh-cookie';
import { refreshSession } from './refresh-session';
import { tokenCookies } from './token-cookies';

type OauthProblem = InferOutput<typeof oauthProblem>;

const failure = (error: OauthProblem['error'], error_description: string): OauthProblem => ({ error, error_description });

const grantExpired = failure('invalid_grant', `${GRANT_EXPIRED}: The provided grant has expired. Please sign in again.`);

/**
 * Mounts POST /oauth2/token with both grants; errors follow RFC 6749. Pages of the suite also get the tokens as cookies. Another
 * site cannot use that to plant somebody else's tokens, because its origin is not a zone's.
 */
export function mountTokenEndpoint(app: App, identity: Identity): void {
  identity.routes.set(exchangeToken, {
    summary: 'Exchange a code or a refresh token for tokens; a scope names the company (§7)',
  });
  app.post(patternOf(exchangeToken), async (context) => {
    const granted = await answerGrant(context, identity);
    if ('error' in granted) return context.json(granted, 400);
    const answer = identity.keepsRefreshTokens ? await withoutRefreshToken(context, identity, granted) : granted;
    if (zoneOriginOf(context)) {
      for (const line of tokenCookies(context.get('deployment'), answer)) context.header('Set-Cookie', line, { append: true });
    }
    return context.json(answer);
  });
}

/** Returns the tokens for a page whose script must not read the refresh token, which goes into a cookie of this host. */
async function withoutRefreshToken(context: AppContext, { tokens }: Identity, answer: TokenAnswer): Promise<TokenAnswer> {
  const { sessionId } = decodeJwt<{ sessionId: string }>(answer.refresh_token);
  setRefreshCookie(context, context.get('deployment'), sessionId, answer.refresh_token);
  return { ...answer, refresh_token: await tokens.standInOf(answer.refresh_token) };
}

/** Returns the sender's origin if it serves a zone of the deployment. */
function zoneOriginOf(context: AppContext): string | undefined {
  const sender = context.req.header('Origin');
  return sender !== undefined && isZoneOrigin(context.get('deployment'), sender) ? sender : undefined;
}

async function answerGrant(context: AppContext, identity: Identity): Promise<TokenAnswer | OauthProblem> {
  const text = await readText(context, ANONYMOUS_BODY);
  const form = await parseInput(exchangeToken, context, text).then(
    (input) => input.form,
    (error: unknown) => {
      if (error instanceof InvalidRequestError) return undefined;
      throw error;
    },
  );
  if (form?.grant_type === 'refresh_token') return refresh(form, context, identity);
  if (form?.grant_type === 'authorization_code') return exchange(form.code, context, identity);
  const grantType = new URLSearchParams(text).get('grant_type');
  return grantType === null || grantType === 'refresh_token' || grantType === 'authorization_code'
    ? failure('invalid_request', 'The form needs grant_type and what that grant takes.')
    : failure('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.');
}

async function exchange(code: string, context: AppContext, { database, tokens, clock }: Identity) {
  await tokens.refreshKeys();
  const deployment = context.get('deployment');
  const browser = browserOf(context, deployment);
  const device = deviceOf(context.req.header('User-Agent') ?? '');
  const origin = zoneOriginOf(context);
  const answer = await exchangeCode(database, tokens, { code, browser, origin, deployment, device, now: clock() });
  if (answer === 'expired') return grantExpired;
  if (answer === 'refused') return failure('invalid_grant', 'The code is unknown, used, or of another browser or address.');
  return answer;
}

/** `assigned companyid:{id}` (§7). */
const SCOPE = /^assigned companyid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

async function refresh(
  form: { refresh_token: string; scope?: string | undefined },
  context: AppContext,
  { pool, tokens, clock, refreshGrace: grace, keepsRefreshTokens }: Identity,
) {
  const deployment = context.get('deployment');
  const now = clock();
  const sender = zoneOriginOf(context);
  // Without a page to store it, a successor would be lost.
  if (!sender && (keepsRefreshTokens || context.req.header('Origin') !== undefined))
    return failure('invalid_request', 'This origin may not ask for tokens.');
  const companyId = form.scope === undefined ? undefined : SCOPE.exec(form.scope)?.[1];
  if (form.scope !== undefined && !companyId)
    return failure('invalid_scope', 'The scope is "assigned companyid:" and a company id.');
  // Independent of the current setting, because sessions that started with the other one continue.
  const standIn = await tokens.readStandIn(form.refresh_token, deployment, now);
  if (standIn && !sender) return failure('invalid_request', 'This origin may not ask for tokens.');
  if (standIn === 'expired') return grantExpired;
  const token = standIn ? refreshCookieOf(context, deployment, standIn.sessionId) : form.refresh_token;
  const claims = await tokens.readRefreshToken(token ?? '', deployment, now);
  if (standIn && typeof claims === 'object' && claims.sessionId !== standIn.sessionId) return grantExpired;
  if (claims === 'expired') return grantExpired;
  if (!claims) return failure('invalid_grant', 'This is not a refresh token of this environment.');
  const subject = await refreshSession(pool, { ...claims, companyId, now, grace });
  if (subject === 'invalid_scope') return failure('invalid_scope', 'The company is not one of the person who signed in.');
  if (subject === 'invalid_grant') return grantExpired;
  return tokens.issue(deployment, subject);
}
