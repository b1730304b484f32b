import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import { getPreferences, putPreferences } from '../contract/preferences';
import { users } from '../schema/accounts';
import type { Identity } from './identity';
import { findUser, ownAccount } from './own-account';

export function mountPreferences(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getPreferences,
    { summary: 'Theme, time zone and locale' },
    async ({ input: { params }, caller, database }) => {
      ownAccount(params, caller);
      const { theme, timeZone, locale } = await findUser(database, caller.userId);
      return { theme, timeZone, locale };
    },
  );

  route(
    app,
    identity,
    putPreferences,
    { summary: 'Set theme, time zone and locale; null follows the browser' },
    async ({ input: { params, body }, caller, database }) => {
      ownAccount(params, caller);
      await database.update(users).set(body).where(eq(users.id, caller.userId));
      return body;
    },
  );
}
