import { getCurrentSession } from '@suite/contract/identity';
import type { App, Dependencies } from '../http/dependencies';
import { route } from '../http/route';

/** What open pages ask every few seconds. It costs the one statement that each call's bearer costs. */
export function mountCurrentSession(app: App, dependencies: Dependencies): void {
  route(app, dependencies, getCurrentSession, ({ caller: { hasCurrentRights } }) => ({ hasCurrentRights }));
}
