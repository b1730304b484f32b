import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { mountAudit } from './mount-audit';
import { mountGroups } from './mount-groups';
import { mountInvitations } from './mount-invitations';
import { mountPeople } from './mount-people';
import { mountRequests } from './mount-requests';

/** People and access of a company (§6): `/access/v1/…`. */
export function mountAccess(app: App, dependencies: Dependencies): void {
  mountPeople(app, dependencies);
  mountGroups(app, dependencies);
  mountInvitations(app, dependencies);
  mountRequests(app, dependencies);
  mountAudit(app, dependencies);
}
