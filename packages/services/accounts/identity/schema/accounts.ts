import { bytes, moment } from '@suite/kernel/database/columns';
import { boolean, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AppSettings, Role } from '../contract/access';
import { identitySchema } from './database-schema';
import type { ProviderSignIn } from './provider-sign-in';
import type { SessionProof } from './session-proof';

/** A person who signs in. */
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
  /** The latest time step whose code was taken: a code works once (RFC 6238 §5.2). */
  mfaLastStep: integer('mfa_last_step').notNull().default(0),
  /** SHA-256 of the Idempotency-Key it was taken with. */
  mfaLastKey: bytes('mfa_last_key'),
  /** The company used last, which the next sign-in takes. */
  lastCompanyId: uuid('last_company_id'),
  firstSignedInAt: moment('first_signed_in_at'),
  /** How the suite looks and writes for them; null follows the browser. */
  theme: text('theme').$type<'light' | 'dark'>(),
  timeZone: text('time_zone'),
  locale: text('locale'),
  /** Operates the suite: may use `internal`. No administrator of a firm can set it, only `npm run accounts`. */
  isOperator: boolean('is_operator').notNull().default(false),
  /** When they first followed a link from a mail that a mail server delivered; null while nothing proves the address. */
  emailProvenAt: moment('email_proven_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Codes that replace a lost authenticator, each once. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code. */
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
    /** SHA-256 of the Idempotency-Key it was taken with. */
    usedKey: bytes('used_key'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A firm that subscribes to the suite; its segments name the products. */
export const companies = identitySchema.table('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  segments: text('segments').array().notNull().default([]),
  /** What the calls name organizationId (§3); null until it has a firm. */
  organizationId: uuid('organization_id'),
  /** IANA name of where it is, by which its days begin and end; null until somebody has said it. */
  timeZone: text('time_zone'),
  /** Its people need two-factor authentication to get at its data. */
  requiresTwoFactor: boolean('requires_two_factor').notNull().default(false),
  /** An OpenID provider counts for that, whether or not it says that it asked for two factors. */
  trustsProvider: boolean('trusts_provider').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who belongs to which company; the earliest is a person's first. */
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
    /** Null while they are active; nobody is ever deleted. */
    deactivatedAt: moment('deactivated_at'),
    /** What is set for the person alone. */
    appSettings: jsonb('app_settings').notNull().default({}).$type<AppSettings>(),
    /** Grows with each change of what administrators set. */
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
    /** Which company its tokens mean; null before there is one (decision 004). */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    isFirstLogin: boolean('is_first_login').notNull(),
    /** Browser and system that it was started from. */
    device: text('device').notNull().default(''),
    /** Counts the rotations of the refresh token. */
    generation: integer('generation').notNull().default(1),
    /** When the present generation was issued. */
    rotatedAt: moment('rotated_at').notNull(),
    proof: text('proof').notNull().default('password').$type<SessionProof>(),
    /** When the person last proved the authenticator at hand. */
    mfaVerifiedAt: moment('mfa_verified_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  // No index on what a rotation changes: each renewal would write to it.
  (table) => [index('sessions_user').on(table.userId)],
);

/** An auth_code between a sign-in and its exchange (decision 012). */
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
  /** The session it gave. */
  sessionId: uuid('session_id'),
  /** What it was exchanged for, encrypted under the code itself: the same answer to the same code. */
  answer: bytes('answer'),
  /** What the person has proven. */
  proof: text('proof').notNull().$type<SessionProof>(),
  /** Of a sign-in by an OpenID provider, what a single logout needs. */
  provider: jsonb('provider').$type<ProviderSignIn>(),
});

/** A requested password reset. */
export const passwordResets = identitySchema.table('password_resets', {
  /** SHA-256 of the token in the mail. */
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  /** Whether the link went out by a mail server, so that following it proves the address. */
  isDelivered: boolean('is_delivered').notNull().default(false),
});

/** Browsers that people have signed in with; wrong passwords from elsewhere do not lock these out. */
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

/** One row: until when renewals have had their full grace period while a platform was running. */
export const refreshGrace = identitySchema.table('refresh_grace', {
  id: integer('id').primaryKey(),
  settledUntil: moment('settled_until').notNull(),
});

/** Keys that sign the tokens. The first is made with the database, others by `npm run accounts -- rotate-keys`. */
export const signingKeys = identitySchema.table('signing_keys', {
  /** RFC 7638 thumbprint of the public key. */
  id: text('id').primaryKey(),
  /** ES256 private key as a JWK. */
  privateJwk: jsonb('private_jwk').notNull().$type<JsonWebKey>(),
  /** Signs refresh tokens, which only their issuer reads. */
  refreshSecret: bytes('refresh_secret').notNull(),
  /** From when on it signs; it is published before, so that every process and every reader of the JWKS knows it. */
  signsFrom: moment('signs_from').notNull().defaultNow(),
  /** When the last token that it may have signed has ended; null while no other key follows it. */
  endsAt: moment('ends_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
