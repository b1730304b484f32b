import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';

/** One person's consent: everything issued from it is revoked together. */
interface Grant {
  isRevoked: boolean;
  scopes: readonly string[];
}

interface Code {
  redirectUri: string;
  /** PKCE challenge, S256 (RFC 7636 §4.2); undefined if the client sent none. */
  challenge: string | undefined;
  scopes: readonly string[];
}

interface Options {
  clientId: string;
  clientSecret: string;
  /** Lifetime of an access token in seconds. */
  expiresIn: number;
  /** A refresh token stays valid and is not replaced (RFC 6749 §6 leaves both open). */
  hasLastingRefreshTokens?: boolean;
}

/**
 * Creates a provider's authorization server (RFC 6749 §4.1, §6; RFC 7009) with a person who gives consent. Refresh tokens work
 * once, unless they last; reusing one returns `invalid_grant`.
 */
export function createOAuth({ clientId, clientSecret, expiresIn, hasLastingRefreshTokens = false }: Options) {
  const codes = new Map<string, Code>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, Grant>();
  const state = {
    /** Whether the person refuses consent. */
    isDeclined: false,
    /** How often a refresh token was exchanged, and how often a used one was presented again. */
    renewals: 0,
    replays: 0,
  };

  const give = (grant: Grant, more: object = {}) => {
    const accessToken = `access-${randomUUID()}`;
    const refreshToken = `refresh-${randomUUID()}`;
    accessTokens.set(accessToken, grant);
    refreshTokens.set(refreshToken, grant);
    return { access_token: accessToken, expires_in: expiresIn, token_type: 'Bearer', refresh_token: refreshToken, ...more };
  };

  /** Whether the client authenticates with its secret, in the header or in the body (RFC 6749 §2.3.1). */
  const isClient = (context: Context, form: Record<string, unknown>) => {
    const header = context.req.header('Authorization');
    if (header) return header === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    return form.client_id === clientId && form.client_secret === clientSecret;
  };

  return {
    state,
    /** The consent page, which redirects back at once. @param extra what the provider adds to the response */
    authorize(context: Context, extra: Record<string, string> = {}) {
      const query = new URL(context.req.url).searchParams;
      const redirect = new URL(query.get('redirect_uri') ?? '');
      redirect.searchParams.set('state', query.get('state') ?? '');
      if (query.get('client_id') !== clientId || query.get('response_type') !== 'code')
        return context.text('unknown client', 400);
      if (state.isDeclined) {
        redirect.searchParams.set('error', 'access_denied');
        return context.redirect(redirect.href);
      }
      const code = randomUUID();
      codes.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? undefined,
        scopes: (query.get('scope') ?? '').split(' '),
      });
      redirect.searchParams.set('code', code);
      for (const [name, value] of Object.entries(extra)) redirect.searchParams.set(name, value);
      return context.redirect(redirect.href);
    },

    async token(context: Context, more: object = {}) {
      const form = await context.req.parseBody();
      if (!isClient(context, form)) return context.json({ error: 'invalid_client' }, 401);
      if (form.grant_type === 'authorization_code') {
        const code = codes.get(String(form.code));
        codes.delete(String(form.code));
        const challenge = createHash('sha256').update(String(form.code_verifier)).digest('base64url');
        const isProved = code?.challenge === undefined || code.challenge === challenge;
        if (!code || code.redirectUri !== form.redirect_uri || !isProved) return context.json({ error: 'invalid_grant' }, 400);
        return context.json(give({ isRevoked: false, scopes: code.scopes }, more));
      }
      const grant = refreshTokens.get(String(form.refresh_token));
      if (!grant || !(hasLastingRefreshTokens || refreshTokens.delete(String(form.refresh_token)))) state.replays++;
      if (!grant || grant.isRevoked) return context.json({ error: 'invalid_grant' }, 400);
      state.renewals++;
      if (!hasLastingRefreshTokens) return context.json(give(grant, more));
      const { refresh_token: _, ...answer } = give(grant, more);
      return context.json(answer);
    },

    /** Revokes the consent that a token was issued from. */
    revoke(token: string): void {
      const grant = refreshTokens.get(token) ?? accessTokens.get(token);
      if (grant) grant.isRevoked = true;
    },

    isLetIn(context: Context): boolean {
      const grant = accessTokens.get(context.req.header('Authorization')?.replace(/^Bearer /, '') ?? '');
      return grant !== undefined && !grant.isRevoked;
    },

    /** Whether the person consented to a scope for the request's token. */
    hasScope(context: Context, scope: string): boolean {
      const grant = accessTokens.get(context.req.header('Authorization')?.replace(/^Bearer /, '') ?? '');
      return grant?.scopes.includes(scope) ?? false;
    },

    /** Expires access tokens; refresh tokens stay valid. */
    expireTokens: () => accessTokens.clear(),

    /** Revokes the consent at the provider, as the person does. */
    revokeConsent(): void {
      for (const grant of [...refreshTokens.values(), ...accessTokens.values()]) grant.isRevoked = true;
    },
    hasConsent: () => [...refreshTokens.values()].some(({ isRevoked }) => !isRevoked),
  };
}
