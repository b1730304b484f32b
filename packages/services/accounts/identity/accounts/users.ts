import { SuiteError } from '@suite/contract/errors';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import { changesBetween, writeAccountAudit } from '../access/audit';
import { insistOnProvenFactor } from '../access/two-factor';
import { getUser, putUser, type User } from '../contract/signing-in';
import { users } from '../schema/accounts';
import type { Identity } from './identity';
import { useVerification } from './mfa-verification';
import { findUser, ownAccount } from './own-account';

const answerOf = ({ id, email, firstName, lastName, hasEnabledMfa }: User): User => ({
  id,
  email,
  firstName,
  lastName,
  hasEnabledMfa,
});

export function mountUsers(app: App, identity: Identity): void {
  route(app, identity, getUser, { summary: 'One user, the caller (§7)' }, async ({ input, caller, database }) => {
    ownAccount(input.params, caller);
    return answerOf(await findUser(database, caller.userId));
  });

  route(
    app,
    identity,
    putUser,
    { summary: 'Change own name or MFA (§7; decision 004, "hasEnabledMfa by PUT")' },
    async ({ input: { params, body }, caller, database, clock }) => {
      ownAccount(params, caller);
      const user = await findUser(database, caller.userId);
      if (body.hasEnabledMfa && !user.mfaSecret) {
        throw new SuiteError('mfa_secret_not_confirmed', 'Set up an authenticator app first.');
      }
      if (user.hasEnabledMfa && !body.hasEnabledMfa) await useVerification(database, caller, clock());
      if (user.hasEnabledMfa !== body.hasEnabledMfa) await insistOnProvenFactor(database, caller);
      const { firstName, lastName, hasEnabledMfa } = body;
      const renamed = changesBetween({ name: `${user.firstName} ${user.lastName}` }, { name: `${firstName} ${lastName}` });
      const switched = changesBetween({ mfa: String(user.hasEnabledMfa) }, { mfa: String(hasEnabledMfa) });
      await database.update(users).set({ firstName, lastName, hasEnabledMfa }).where(eq(users.id, user.id));
      const newEntries = [
        { action: 'account.name', changes: renamed },
        { action: 'account.mfa', changes: switched },
      ] as const;
      const done = newEntries.filter(({ changes }) => changes.length > 0);
      await writeAccountAudit(database, user.id, done, clock());
      return answerOf({ ...user, firstName, lastName, hasEnabledMfa });
    },
  );
}
