import type { App } from '@suite/kernel/http/kernel';
import type { Identity } from '../accounts/identity';
import { mountAudit } from './mount-audit';
import { mountGroups } from './mount-groups';
import { mountInvitations } from './mount-invitations';
import { mountJoining } from './mount-joining';
import { mountPeople } from './mount-people';
import { mountRequests } from './mount-requests';

/** People and access of a company (§6): `/access/v1/…`. */
export function mountAccess(app: App, identity: Identity): void {
  mountPeople(app, identity);
  mountGroups(app, identity);
  mountInvitations(app, identity);
  mountRequests(app, identity);
  mountAudit(app, identity);
  mountJoining(app, identity);
}
