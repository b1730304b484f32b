import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from './signing-keys';

export interface RefreshTokenClaims {
  sessionId: string;
  generation: number;
}

interface Payload extends RefreshTokenClaims {
  iss: string;
  iat: number;
  /** Seconds since 1970. */
  exp: number;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Refresh tokens are JWTs whose `exp` pages can read, and that only their issuer verifies. They have a MAC, the same for the same
 * claims, so that a replay within the grace period gets the same successor. They are signed on this thread, because jose's way to
 * another thread and back costs more than the MAC, on a path that every page takes every hour.
 */
/** A refresh token, or its stand-in in a page when the token itself is in an HttpOnly cookie; a stand-in proves nothing. */
type Kind = 'rt+jwt' | 'rt-stand-in+jwt';

export function createRefreshTokens(
  { id, refreshSecret: secret }: Pick<SigningKey, 'id' | 'refreshSecret'>,
  typ: Kind = 'rt+jwt',
) {
  /** The only valid header; any other is rejected unread (RFC 8725 §3.1). */
  const header = encode({ alg: 'HS256', typ, kid: id });
  const macOf = (content: string) => createHmac('sha256', secret).update(content).digest();

  return {
    sign(payload: Payload): string {
      const content = `${header}.${encode(payload)}`;
      return `${content}.${macOf(content).toString('base64url')}`;
    },
    /** Signs the claims of a token as a token of another kind. */
    signAs: (token: string): string => {
      const content = `${header}.${token.split('.')[1] ?? ''}`;
      return `${content}.${macOf(content).toString('base64url')}`;
    },
    /** Undefined when it is not a token of this issuer. @param now milliseconds since 1970 */
    read(token: string, issuer: string, now: number): RefreshTokenClaims | 'expired' | undefined {
      const [head, body = '', mac = '', ...rest] = token.split('.');
      if (head !== header || rest.length > 0) return undefined;
      const given = Buffer.from(mac, 'base64url');
      const right = macOf(`${header}.${body}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { iss, exp, sessionId, generation }: Payload = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
      if (iss !== issuer) return undefined;
      return exp * 1000 <= now ? 'expired' : { sessionId, generation };
    },
  };
}

/** Returns the key id in a refresh token; empty when it has none. */
export function keyOfRefreshToken(token: string): string {
  try {
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    return typeof kid === 'string' ? kid : '';
  } catch {
    return '';
  }
}
