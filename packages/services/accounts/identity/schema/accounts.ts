import { bytes, moment } from '@suite/kernel/database/columns';
import { boolean, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AppSettings, Role } from '../contract/access';
import { identitySchema } from './database-schema';
import type { ProviderSignIn } from './provider-sign-in';
import type { SessionProof } from './session-proof';

export const users = identitySchema.table('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** argon2id, in its own encoded form with salt and cost. */
  passwordHash: text('password_hash').notNull(),
  hasEnabledMfa: boolean('has_enabled_mfa').notNull().default(false),
  /** TOTP secret in base 32; null when no authenticator was ever confirmed. */
  mfaSecret: text('mfa_secret'),
  /** A secret that no code has confirmed yet. */
  mfaPendingSecret: text('mfa_pending_secret'),
  /** Time step of the last accepted code: a code works once (RFC 6238 §5.2). */
  mfaLastStep: integer('mfa_last_step').notNull().default(0),
  /** SHA-256 of the Idempotency-Key of the request with that code. */
  mfaLastKey: bytes('mfa_last_key'),
  /** The company used last, which the next sign-in opens. */
  lastCompanyId: uuid('last_company_id'),
  firstSignedInAt: moment('first_signed_in_at'),
  /** Theme, time zone and locale; null follows the browser. */
  theme: text('theme').$type<'light' | 'dark'>(),
  timeZone: text('time_zone'),
  locale: text('locale'),
  /** Operates the suite: may use `internal`. Firm administrators can't set it, only `npm run accounts` can. */
  isOperator: boolean('is_operator').notNull().default(false),
  /** When they first followed a link from a mail that a mail server delivered; null while the address is not proven. */
  emailProvenAt: moment('email_proven_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Codes that replace a lost authenticator; each works once. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code. */
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
    /** SHA-256 of the Idempotency-Key of the request that used it. */
    usedKey: bytes('used_key'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A firm that subscribes to the suite; its segments name the products. */
export const companies = identitySchema.table('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  segments: text('segments').array().notNull().default([]),
  /** The API's organizationId (§3); null until it has a firm. */
  organizationId: uuid('organization_id'),
  /** IANA time zone that determines its calendar days; null until someone sets it. */
  timeZone: text('time_zone'),
  /** Whether its people need two-factor authentication to access its data. */
  requiresTwoFactor: boolean('requires_two_factor').notNull().default(false),
  /** Whether a sign-in with an OpenID provider satisfies that, even if the provider does not report two factors. */
  trustsProvider: boolean('trusts_provider').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Members of companies; a person's earliest membership is their first company. */
export const memberships = identitySchema.table(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('member').$type<Role>(),
    /** Null while they are active; memberships are never deleted. */
    deactivatedAt: moment('deactivated_at'),
    /** Settings for this person alone. */
    appSettings: jsonb('app_settings').notNull().default({}).$type<AppSettings>(),
    /** Increases with each change that an administrator makes. */
    version: integer('version').notNull().default(1),
    /** When they last signed in to the company, or switched to it. */
    lastSignedInAt: moment('last_signed_in_at'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] }), index('memberships_company').on(table.companyId)],
);

/**
 * A signed-in session. Its refresh token carries the session's id and generation and is signed, so nothing of the token is
 * stored.
 */
export const sessions = identitySchema.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The company of its tokens; null before there is one (decision 004). */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    isFirstLogin: boolean('is_first_login').notNull(),
    /** Browser and system that started it. */
    device: text('device').notNull().default(''),
    /** Number of the current refresh token; increases with each rotation. */
    generation: integer('generation').notNull().default(1),
    /** When the current generation was issued. */
    rotatedAt: moment('rotated_at').notNull(),
    proof: text('proof').notNull().default('password').$type<SessionProof>(),
    /** When the person last verified an MFA code. */
    mfaVerifiedAt: moment('mfa_verified_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  // No index on columns that a rotation changes, because each renewal would write to it.
  (table) => [index('sessions_user').on(table.userId)],
);

/** An auth_code that waits between a sign-in and its exchange (decision 012). */
export const authCodes = identitySchema.table('auth_codes', {
  /** SHA-256 of the code. */
  codeHash: bytes('code_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the identity host's cookie in the browser that signed in. */
  browserHash: bytes('browser_hash').notNull(),
  /** Origin of the redirect_uri. */
  origin: text('origin').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  /** The session that it was exchanged for. */
  sessionId: uuid('session_id'),
  /** The response to the exchange, encrypted with the code itself, so that the same code returns the same response. */
  answer: bytes('answer'),
  /** How the person has proven their identity. */
  proof: text('proof').notNull().$type<SessionProof>(),
  /** Data for single logout after a sign-in with an OpenID provider. */
  provider: jsonb('provider').$type<ProviderSignIn>(),
});

export const passwordResets = identitySchema.table('password_resets', {
  /** SHA-256 of the token in the mail. */
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  /** Whether a mail server delivered the link, so that following it proves the address. */
  isDelivered: boolean('is_delivered').notNull().default(false),
});

/** Browsers that people have signed in with; wrong passwords from other browsers don't lock these out. */
export const knownBrowsers = identitySchema.table(
  'known_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the identity host's cookie in the browser. */
    browserHash: bytes('browser_hash').notNull(),
    /** When the person last signed in with it. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);

/** A single row: the time until which all renewals have had their full grace period while a platform was running. */
export const refreshGrace = identitySchema.table('refresh_grace', {
  id: integer('id').primaryKey(),
  settledUntil: moment('settled_until').notNull(),
});

/** Keys that sign the tokens. The first is created with the database, others by `npm run accounts -- rotate-keys`. */
export const signingKeys = identitySchema.table('signing_keys', {
  /** RFC 7638 thumbprint of the public key. */
  id: text('id').primaryKey(),
  /** ES256 private key as a JWK. */
  privateJwk: jsonb('private_jwk').notNull().$type<JsonWebKey>(),
  /** Signs refresh tokens, which only their issuer verifies. */
  refreshSecret: bytes('refresh_secret').notNull(),
  /** When it starts to sign; it is published earlier, so that every process and every reader of the JWKS knows it. */
  signsFrom: moment('signs_from').notNull().defaultNow(),
  /** When the last token that it may have signed expires; null until another key replaces it. */
  endsAt: moment('ends_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
