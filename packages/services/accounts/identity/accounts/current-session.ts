import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getCurrentSession } from '../contract/identity';
import type { Identity } from './identity';

/** The call that open pages make every few seconds. It costs one statement, as each check of a bearer token does. */
export function mountCurrentSession(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getCurrentSession,
    { summary: 'Whether the session is alive and its token’s rights are current' },
    ({ caller: { hasCurrentRights } }) => ({ hasCurrentRights }),
  );
}
