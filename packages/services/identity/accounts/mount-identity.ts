import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { mountAccountSessions } from './account-sessions';
import { mountCompanies } from './companies';
import { mountCurrentSession } from './current-session';
import { mountDeleteSession } from './delete-session';
import { mountDiscovery } from './discovery';
import { mountInvitations } from './invitations';
import { mountMfa } from './mfa';
import { mountPasswordChanges } from './password-changes';
import { mountPasswordResets } from './password-resets';
import { mountPreferences } from './preferences';
import { mountSignIn } from './sign-in';
import { mountTokenEndpoint } from './token-endpoint';
import { mountUsers } from './users';

/** The identity service (§7, decision 012). */
export function mountIdentity(app: App, dependencies: Dependencies): void {
  mountDiscovery(app, dependencies);
  mountTokenEndpoint(app, dependencies);
  mountSignIn(app, dependencies);
  mountCurrentSession(app, dependencies);
  mountDeleteSession(app, dependencies);
  mountUsers(app, dependencies);
  mountCompanies(app, dependencies);
  mountPasswordResets(app, dependencies);
  mountPasswordChanges(app, dependencies);
  mountMfa(app, dependencies);
  mountAccountSessions(app, dependencies);
  mountPreferences(app, dependencies);
  mountInvitations(app, dependencies);
}
