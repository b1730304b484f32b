import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getCurrentSession } from '../contract/identity';
import type { Identity } from './identity';

/** What open pages ask every few seconds. It costs the one statement that each call's bearer costs. */
export function mountCurrentSession(app: App, identity: Identity): void {
  route(app, identity, getCurrentSession, ({ caller: { hasCurrentRights } }) => ({ hasCurrentRights }));
}
