import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { route } from '@suite/kernel/http/route';
import { getCurrentSession } from '../contract/identity';

/** What open pages ask every few seconds. It costs the one statement that each call's bearer costs. */
export function mountCurrentSession(app: App, dependencies: Dependencies): void {
  route(app, dependencies, getCurrentSession, ({ caller: { hasCurrentRights } }) => ({ hasCurrentRights }));
}
