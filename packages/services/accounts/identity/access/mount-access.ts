import type { App, Kernel } from '@suite/kernel/http/kernel';
import { mountAudit } from './mount-audit';
import { mountGroups } from './mount-groups';
import { mountInvitations } from './mount-invitations';
import { mountPeople } from './mount-people';
import { mountRequests } from './mount-requests';
import { mountTwoFactor } from './mount-two-factor';

/** Mounts people and access of a company (§6): `/access/v1/…`. @param provider name of the OpenID provider, if there is one */
export function mountAccess(app: App, kernel: Kernel, provider: string | null): void {
  mountPeople(app, kernel);
  mountGroups(app, kernel);
  mountInvitations(app, kernel);
  mountRequests(app, kernel);
  mountAudit(app, kernel);
  mountTwoFactor(app, kernel, provider);
}
