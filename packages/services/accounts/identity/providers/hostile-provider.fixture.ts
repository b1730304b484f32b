import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Claims = JWTPayload & Record<string, unknown>;

/** Opens an OpenID provider whose claims a test controls, valid or not. */
export async function openHostileProvider() {
  const app = new Hono();
  const server = createAdaptorServer(app);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [{ privateKey, publicKey }, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  /** Issued codes with what each was issued for. */
  const codes = new Map<string, { claims: Claims; challenge: string; isForeign: boolean }>();

  const sign = (claims: Claims, { isForeign = false, typ = 'JWT', kid = 'one' } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ }).sign(isForeign ? foreign.privateKey : privateKey);

  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
    }),
  );
  /** Number of requests for its keys. */
  const requests = { keys: 0 };
  app.get('/jwks', (context) => {
    requests.keys++;
    return context.json({ keys: [jwk] });
  });
  app.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const code = form.get('code') ?? '';
    const stored = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!stored || stored.challenge !== challenge) return context.json({ error: 'invalid_grant' }, 400);
    const id_token = await sign(stored.claims, stored);
    return context.json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token });
  });

  return {
    issuer,
    requested: requests,
    sign,
    /**
     * Returns the query that the provider redirects back with, for the address that a sign-in went to.
     * @param changes overrides for claims of the id token
     */
    answer(address: string, changes: Claims = {}, { isForeign = false } = {}): URLSearchParams {
      const requests = new URL(address).searchParams;
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: requests.get('client_id') ?? '',
        sub: 'gwen',
        iat: now,
        exp: now + 300,
        nonce: requests.get('nonce'),
        email: 'gwen@moss.example',
        email_verified: true,
        given_name: 'Gwen',
        family_name: 'Moss',
        ...changes,
      };
      const code = crypto.randomUUID();
      codes.set(code, { claims, challenge: requests.get('code_challenge') ?? '', isForeign });
      return new URLSearchParams({ code, state: requests.get('state') ?? '', iss: issuer });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type HostileProvider = Awaited<ReturnType<typeof openHostileProvider>>;
