import type { App } from '@suite/kernel/http/kernel';
import { mountAccountSessions } from './account-sessions';
import { mountCompanies } from './companies';
import { mountCurrentSession } from './current-session';
import { mountDeleteSession } from './delete-session';
import { mountDiscovery } from './discovery';
import type { Identity } from './identity';
import { mountInvitations } from './invitations';
import { mountMfa } from './mfa';
import { mountPasswordChanges } from './password-changes';
import { mountPasswordResets } from './password-resets';
import { mountPreferences } from './preferences';
import { mountSignIn } from './sign-in';
import { mountTokenEndpoint } from './token-endpoint';
import { mountUsers } from './users';

/** Mounts the identity service (§7, decision 012). */
export function mountIdentity(app: App, identity: Identity): void {
  mountDiscovery(app, identity);
  mountTokenEndpoint(app, identity);
  mountSignIn(app, identity);
  mountCurrentSession(app, identity);
  mountDeleteSession(app, identity);
  mountUsers(app, identity);
  mountCompanies(app, identity);
  mountPasswordResets(app, identity);
  mountPasswordChanges(app, identity);
  mountMfa(app, identity);
  mountAccountSessions(app, identity);
  mountPreferences(app, identity);
  mountInvitations(app, identity);
}
