import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getCurrentSession } from '../contract/identity';
import type { Identity } from './identity';

/** Mounts the call that open pages make every few seconds. It takes one statement, like each check of a bearer token. */
export function mountCurrentSession(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getCurrentSession,
    { summary: 'Whether the session is alive and its token’s rights are current' },
    ({ caller: { hasCurrentRights } }) => ({ hasCurrentRights }),
  );
}
