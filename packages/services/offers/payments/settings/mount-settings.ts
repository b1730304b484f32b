import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { accountOf, purposeOf } from '../collecting/account-of';
import { reconcileNow } from '../collecting/reconcile-job';
import * as contract from '../contract/settings';
import { RefusedError, UnreachableError } from '../provider/provider';
import type { AccountRow, Dependencies } from '../rows';
import { accounts, payments } from '../schema';

/** Settings for the payments of the token's company. */
export function mountSettings(app: App, { kernel, tryKey }: Dependencies): void {
  route(
    app,
    kernel,
    contract.getPaymentSettings,
    { summary: 'How the firm collects payments' },
    async ({ caller, database, deployment }) => shown(await accountOf(database, inCompany(caller).companyId), deployment),
  );

  route(
    app,
    kernel,
    contract.putBankDetails,
    { summary: 'Set what clients need for a transfer' },
    async ({ input: { body }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      requireVersion(await lockAccount(database, companyId), body.version);
      await writeAudit(database, author, [{ action: 'bank-details.changed', subject: '' }], clock());
      return shown(await keep(database, companyId, { bankDetails: body.bankDetails }), deployment);
    },
  );

  route(
    app,
    kernel,
    contract.connectStripe,
    {
      summary: 'Connect a Stripe account, or give it other keys',
      async before({ body: { secretKey, eventSecret } }) {
        if (secretKey && !/^(sk|rk)_(test|live)_\w+$/.test(secretKey))
          throw new SuiteError(
            'invalid_request',
            'This is no secret key of Stripe: one begins with sk_live_, rk_live_, sk_test_ or rk_test_.',
          );
        if (eventSecret && !/^whsec_\S+$/.test(eventSecret))
          throw new SuiteError('invalid_request', 'This is no signing secret of Stripe: one begins with whsec_.');
        if (!secretKey) return;
        try {
          await tryKey(secretKey);
        } catch (error) {
          if (error instanceof RefusedError) throw new SuiteError('invalid_request', error.message);
          if (error instanceof UnreachableError)
            throw new SuiteError('not_ready', 'Stripe cannot be reached, so the key was not tried. Try again in a moment.');
          throw error;
        }
      },
    },
    async ({ input: { body }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await lockAccount(database, companyId);
      const { version, secretKey, eventSecret } = body;
      requireVersion(before, version);
      if (!secretKey && !before?.secretKey)
        throw new SuiteError('invalid_request', 'Give the secret key of your Stripe account.');
      const key = secretKey && {
        secretKey: kernel.sealing.seal(purposeOf(companyId, 'key'), secretKey),
        keyEnd: secretKey.slice(-4),
        stripeAccount: null,
        isTest: !/^(sk|rk)_live_/.test(secretKey),
        problem: null,
      };
      const secret = eventSecret && { eventSecret: kernel.sealing.seal(purposeOf(companyId, 'events'), eventSecret) };
      const row = await keep(database, companyId, { ...key, ...secret });
      const changes = secretKey ? [{ what: 'key', from: before?.keyEnd ?? null, to: secretKey.slice(-4) }] : [];
      await writeAudit(database, author, [{ action: 'stripe.connected', subject: '', changes }], clock());
      await reconcileNow(database, companyId);
      return shown(row, deployment);
    },
  );

  route(
    app,
    kernel,
    contract.disconnectStripe,
    { summary: 'Collect by transfer again' },
    async ({ caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await lockAccount(database, companyId);
      if (!before?.secretKey) return shown(before, deployment);
      const isUnderWay = and(eq(payments.companyId, companyId), inArray(payments.status, ['processing']));
      if (await database.$count(payments, isUnderWay))
        throw new SuiteError('not_open', 'Stripe is still processing payments. Disconnect it once they are settled.');
      const none = {
        ...{ secretKey: null, keyEnd: null, stripeAccount: null, eventSecret: null },
        ...{ lastEventAt: null, isTest: false, problem: null },
      };
      await writeAudit(database, author, [{ action: 'stripe.disconnected', subject: '' }], clock());
      return shown(await keep(database, companyId, none), deployment);
    },
  );
}

async function lockAccount(database: Database, companyId: string): Promise<AccountRow | undefined> {
  const [row] = await database.select().from(accounts).where(eq(accounts.companyId, companyId)).for('update');
  return row;
}

/** @throws SuiteError `changed_meanwhile` */
function requireVersion(account: AccountRow | undefined, version: number): void {
  if ((account?.version ?? 0) !== version)
    throw new SuiteError('changed_meanwhile', 'Somebody else changed these settings. Load the page again.');
}

async function keep(
  database: Database,
  companyId: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<AccountRow | undefined> {
  const [row] = await database
    .insert(accounts)
    .values({ companyId, ...change })
    .onConflictDoUpdate({ target: accounts.companyId, set: { ...change, version: sql`${accounts.version} + 1` } })
    .returning();
  return row;
}

/** Returns the URL to which Stripe sends a firm's events. */
const eventAddressOf = (deployment: Deployment, { id }: AccountRow): string =>
  `${apiOrigin(deployment)}/payments/v1/stripe-events/${id}`;

function shown(account: AccountRow | undefined, deployment: Deployment) {
  const stripe = account?.secretKey
    ? {
        keyEnd: account.keyEnd ?? '',
        isTest: account.isTest,
        eventAddress: eventAddressOf(deployment, account),
        hasEventSecret: account.eventSecret !== null,
        lastEventAt: account.lastEventAt?.toISOString() ?? null,
        problem: account.problem,
      }
    : null;
  return {
    version: account?.version ?? 0,
    provider: stripe ? ('stripe' as const) : ('manual' as const),
    bankDetails: account?.bankDetails ?? '',
    stripe,
  };
}
