import { patternOf } from '@suite/contract/endpoint';
import { GRANT_EXPIRED, type oauthProblem } from '@suite/contract/errors';
import { exchangeToken } from '@suite/contract/identity';
import type { TokenAnswer } from '@suite/contract/token';
import type { Context } from 'hono';
import type { InferOutput } from 'valibot';
import type { App, Dependencies } from '../http/dependencies';
import { parseInput } from '../http/parse-input';
import { isZoneOrigin } from '../http/place';
import { InvalidRequest } from '../http/problem';
import { browserOf } from './browser-cookie';
import { exchangeCode } from './exchange-code';
import { refreshSession } from './refresh-session';

type OauthProblem = InferOutput<typeof oauthProblem>;

const failure = (error: OauthProblem['error'], error_description: string): OauthProblem => ({ error, error_description });

const grantExpired = failure('invalid_grant', `${GRANT_EXPIRED}: The provided grant has expired. Please sign in again.`);

/** POST /oauth2/token with both grants; failures have RFC 6749's bodies. */
export function mountTokenEndpoint(app: App, dependencies: Dependencies): void {
  app.post(patternOf(exchangeToken), async (context) => {
    const answer = await answerGrant(context, dependencies);
    return context.json(answer, 'error' in answer ? 400 : 200);
  });
}

async function answerGrant(context: Context, dependencies: Dependencies): Promise<TokenAnswer | OauthProblem> {
  const text = await context.req.text();
  const form = await parseInput(exchangeToken, context, text).then(
    (input) => input.form,
    (error: unknown) => {
      if (error instanceof InvalidRequest) return undefined;
      throw error;
    },
  );
  if (form?.grant_type === 'refresh_token') return refresh(form, context, dependencies);
  if (form?.grant_type === 'authorization_code') return exchange(form.code, context, dependencies);
  const grantType = new URLSearchParams(text).get('grant_type');
  return grantType === null || grantType === 'refresh_token' || grantType === 'authorization_code'
    ? failure('invalid_request', 'The form needs grant_type and what that grant takes.')
    : failure('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.');
}

async function exchange(code: string, context: Context, { database, tokens, clock }: Dependencies) {
  const place = context.get('place');
  const sender = context.req.header('Origin');
  const origin = sender !== undefined && isZoneOrigin(place, sender) ? sender : undefined;
  const answer = await exchangeCode(database, tokens, { code, browser: browserOf(context, place), origin, place, now: clock() });
  if (answer === 'expired') return grantExpired;
  if (answer === 'refused') return failure('invalid_grant', 'The code is unknown, used, or of another browser or address.');
  return answer;
}

/** `assigned companyid:{id}` (spec §7). */
const SCOPE = /^assigned companyid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

async function refresh(
  form: { refresh_token: string; scope?: string | undefined },
  context: Context,
  { pool, tokens, clock, refreshGraceSeconds: graceSeconds }: Dependencies,
) {
  const place = context.get('place');
  const now = clock();
  const sender = context.req.header('Origin');
  if (sender !== undefined && !isZoneOrigin(place, sender))
    return failure('invalid_request', 'This origin may not ask for tokens.');
  const companyId = form.scope === undefined ? undefined : SCOPE.exec(form.scope)?.[1];
  if (form.scope !== undefined && !companyId)
    return failure('invalid_scope', 'The scope is "assigned companyid:" and a company id.');
  const claims = tokens.readRefreshToken(form.refresh_token, place, now);
  if (claims === 'expired') return grantExpired;
  if (!claims) return failure('invalid_grant', 'This is not a refresh token of this environment.');
  const subject = await refreshSession(pool, { ...claims, companyId, now, graceSeconds });
  if (subject === 'invalid_scope') return failure('invalid_scope', 'The company is not one of the person who signed in.');
  if (subject === 'invalid_grant') return grantExpired;
  return tokens.issue(place, subject);
}
