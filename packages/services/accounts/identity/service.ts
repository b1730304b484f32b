import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { mountAccess } from './access/mount-access';
import { authenticate } from './accounts/authenticate';
import { BROWSER_LIFETIME } from './accounts/browser-cookie';
import { openKeyRing } from './accounts/key-ring';
import { mountIdentity } from './accounts/mount-identity';
import { createProviderClient } from './accounts/provider-client';
import type { ProviderSettings } from './accounts/provider-settings';
import { openRefreshGrace } from './accounts/refresh-grace';
import { createResetJob } from './accounts/reset-job';
import { createTokens } from './accounts/tokens';
import * as accountContract from './contract/account';
import * as auditContract from './contract/audit';
import * as firmInvitationsContract from './contract/firm-invitations';
import * as groupsContract from './contract/groups';
import * as identityContract from './contract/identity';
import * as invitationsContract from './contract/invitations';
import * as joiningContract from './contract/joining';
import * as passkeysContract from './contract/passkeys';
import * as peopleContract from './contract/people';
import * as preferencesContract from './contract/preferences';
import * as providersContract from './contract/providers';
import * as requestsContract from './contract/requests';
import * as signingInContract from './contract/signing-in';
import * as twoFactorContract from './contract/two-factor';
import { seedDemo } from './demo/seed-demo';
import { mountPasskeys } from './passkeys/mount-passkeys';
import { mountJoining } from './providers/mount-joining';
import { mountProviders } from './providers/mount-providers';
import { invitations } from './schema/access';
import { companies, users } from './schema/accounts';

interface Settings {
  /** Seconds in which a refresh token may be replayed, 10 by default; 0 is strict (decision 012). */
  refreshGraceSeconds?: number;
  /** Stores refresh tokens in HttpOnly cookies of the API's host; by default, pages can read them. */
  keepsRefreshTokens?: boolean;
  openidProvider?: ProviderSettings | undefined;
}

/** Accounts, sign-in and sessions, together with people and access because both use memberships. */
export const service = defineService<Settings>({
  name: 'identity',
  contracts: [
    accountContract,
    auditContract,
    firmInvitationsContract,
    groupsContract,
    identityContract,
    invitationsContract,
    joiningContract,
    passkeysContract,
    peopleContract,
    preferencesContract,
    providersContract,
    requestsContract,
    signingInContract,
    twoFactorContract,
  ],
  health: {
    identity: (database) => database.execute(sql`SELECT 1 FROM ${users} LIMIT 1`),
    access: (database) => database.execute(sql`SELECT 1 FROM ${invitations} LIMIT 1`),
  },
  expiries: [
    { table: 'identity.auth_codes', column: 'expires_at', hours: 1 },
    { table: 'identity.password_resets', column: 'expires_at', hours: 24 },
    { table: 'identity.signing_keys', column: 'ends_at', hours: 0 },
    { table: 'identity.spent_tokens', column: 'expires_at', hours: 1 },
    { table: 'identity.known_browsers', column: 'seen_at', hours: BROWSER_LIFETIME / 3600 },
    // The last refresh token of a session is valid for a day.
    { table: 'identity.sessions', column: 'rotated_at', hours: 48 },
  ],
  seed: seedDemo,
  async removeCompanies(database, companyIds) {
    await database.delete(companies).where(inArray(companies.id, [...companyIds]));
  },
  async open(kernel, { refreshGraceSeconds: seconds = 10, openidProvider, keepsRefreshTokens = false }) {
    const { pool, clock, isAlone, inBackground } = kernel;
    const tokens = createTokens(await openKeyRing(pool, clock));
    const refreshGrace = await openRefreshGrace({ pool, clock, seconds, isAlone, inBackground });
    const resetJob = createResetJob(kernel);
    const provider = openidProvider && createProviderClient(openidProvider);
    const identity = { ...kernel, tokens, refreshGrace, resetJob, provider, keepsRefreshTokens };
    return {
      jobs: [resetJob as Job],
      authenticate: (context) => authenticate(context, identity),
      routes(app) {
        mountIdentity(app, identity);
        mountProviders(app, identity);
        mountPasskeys(app, identity);
        mountAccess(app, identity, openidProvider?.label ?? null);
        mountJoining(app, identity);
      },
      stop: refreshGrace.stop,
    };
  },
});
