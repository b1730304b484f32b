import { email as emailSchema } from '@suite/contract/schema';
import { safeParse } from 'valibot';
import { domainOf } from '../access/domain-of';
import type { ProviderSettings } from '../accounts/provider-settings';

/** The provider's claims about a person, as far as they are trusted. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** Lower case; undefined unless the provider vouches for it. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  sid: string | null;
  /** Whether the provider required two factors, as stated by `amr` (RFC 8176) or `acr`. */
  hasProvenFactor: boolean;
}

type Claims = Readonly<Record<string, unknown>>;

/** Values of `amr` that count as a factor (RFC 8176 §2), by kind. Two of the same kind count as one; other values don't count. */
const factors = {
  knowledge: ['pwd', 'pin', 'kba'],
  possession: ['otp', 'hwk', 'swk', 'sc', 'sms', 'tel', 'pop'],
  inherence: ['face', 'fpt', 'iris', 'retina', 'vbm'],
};

/** Values of `acr` that require two factors: from REFEDS, OpenID and Okta. */
const STRONG_CLASSES = new Set([
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'urn:okta:loa:2fa:any',
]);

const LONGEST_NAME = 200;

const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, LONGEST_NAME) : '');

export function readClaims(claims: Claims & { iss: string; sub: string }, { issuer, domains }: ProviderSettings): ProviderPerson {
  const parsed = safeParse(emailSchema, claims.email);
  const email = parsed.success && isVerified(claims, issuer) ? parsed.output : undefined;
  const isOurs = email !== undefined && (domains.length === 0 || domains.includes(domainOf(email)));
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isOurs ? email : undefined,
    firstName: text(claims.given_name) || first || (email?.split('@')[0] ?? ''),
    lastName: text(claims.family_name) || rest.join(' ') || '–',
    sid: typeof claims.sid === 'string' ? claims.sid : null,
    hasProvenFactor: STRONG_CLASSES.has(String(claims.acr)) || (Array.isArray(claims.amr) && hasTwoFactors(claims.amr)),
  };
}

const hasTwoFactors = (methods: readonly unknown[]): boolean =>
  methods.includes('mfa') || Object.values(factors).filter((kind) => kind.some((method) => methods.includes(method))).length > 1;

/** Entra sends `xms_edov` instead: the organization has proven that it owns the domain of the address. */
function isVerified(claims: Claims, issuer: string): boolean {
  if (claims.email_verified === true) return true;
  const isEntra = issuer.startsWith('https://login.microsoftonline.com/');
  return isEntra && (claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === '1');
}
