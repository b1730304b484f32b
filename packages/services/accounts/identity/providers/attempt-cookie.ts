import type { Sealing } from '@suite/kernel/sealing/sealing';
import type { Deployment } from '@suite/zones/addresses';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Milliseconds that a person has for the provider's pages, and again for their MFA code. */
export const ATTEMPT_LIFETIME = 600_000;

/** State of a sign-in while the person is at the provider. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  /** The address to return to after the sign-in. */
  redirectUri: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A sign-in that still needs an MFA code. */
export interface Unproven {
  id: string;
  userId: string;
  redirectUri: string;
  provider: { issuer: string; subject: string; sid: string | null; idToken: string };
  expiresAt: number;
}

const scope = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/identity/v1/oauth2/provider' } as const;

const nameOf = ({ environment }: Deployment, noun: string) =>
  `__Secure-${environment === 'prod' ? '' : `${environment}-`}${noun}`;

/** Gives sign-ins in two tabs separate cookies. */
const attemptName = (deployment: Deployment, state: string) => nameOf(deployment, `provider-${state.slice(0, 8)}`);

const proofName = (deployment: Deployment) => nameOf(deployment, 'provider-proof');

/**
 * Stores a sign-in in progress in sealed HttpOnly cookies of the browser that started it. So another browser can't finish it, and
 * unauthenticated requests can't fill a table.
 */
export function createAttemptCookies(sealing: Sealing) {
  const read = <T extends { expiresAt: number }>(context: Context, name: string, purpose: string, now: number) => {
    const text = sealing.unseal(purpose, Buffer.from(getCookie(context, name) ?? '', 'base64url'));
    const value: T | undefined = text && JSON.parse(text);
    return value && value.expiresAt > now ? value : undefined;
  };
  const write = (context: Context, name: string, purpose: string, value: Attempt | Unproven) =>
    setCookie(context, name, sealing.seal(purpose, JSON.stringify(value)).toString('base64url'), {
      ...scope,
      maxAge: ATTEMPT_LIFETIME / 1000,
    });

  return {
    keepAttempt: (context: Context, deployment: Deployment, attempt: Attempt) =>
      write(context, attemptName(deployment, attempt.state), 'provider attempt', attempt),
    /** Returns the attempt with the state and deletes its cookie. */
    takeAttempt(context: Context, deployment: Deployment, state: string, now: number): Attempt | undefined {
      if (!/^[\w-]{43}$/.test(state)) return undefined;
      const name = attemptName(deployment, state);
      const attempt = read<Attempt>(context, name, 'provider attempt', now);
      deleteCookie(context, name, scope);
      return attempt?.state === state ? attempt : undefined;
    },
    keepUnproven: (context: Context, deployment: Deployment, unproven: Unproven) =>
      write(context, proofName(deployment), 'provider proof', unproven),
    readUnproven: (context: Context, deployment: Deployment, now: number) =>
      read<Unproven>(context, proofName(deployment), 'provider proof', now),
    dropUnproven: (context: Context, deployment: Deployment) => deleteCookie(context, proofName(deployment), scope),
  };
}

export type AttemptCookies = ReturnType<typeof createAttemptCookies>;
