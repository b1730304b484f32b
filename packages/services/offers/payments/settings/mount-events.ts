import { SuiteError } from '@suite/contract/errors';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { readText } from '@suite/kernel/http/read-body';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import { purposeOf } from '../collecting/account-of';
import { takeEvent } from '../collecting/take-event';
import { takeStripeEvent } from '../contract/public';
import { type ReadEvent, RefusedError } from '../provider/provider';
import type { Dependencies } from '../rows';
import { accounts } from '../schema';

/** Maximum size of an event in bytes; Stripe's have a few thousand. */
const MAX_BYTES = 1_000_000;

/** Receives what Stripe sends to a firm's URL. Only requests signed with that firm's secret are read. */
export function mountEvents(app: App, dependencies: Dependencies, readEvent: ReadEvent): void {
  const { kernel } = dependencies;
  route(
    app,
    kernel,
    takeStripeEvent,
    { summary: 'Take a signed event of Stripe' },
    async ({ input: { params }, database, clock, context }) => {
      const { accountId } = params;
      const [account] = isUuid(accountId) ? await database.select().from(accounts).where(eq(accounts.id, accountId)) : [];
      const secret = account?.eventSecret && kernel.sealing.unseal(purposeOf(account.companyId, 'events'), account.eventSecret);
      if (!account || !secret) throw new SuiteError('not_found', 'No firm takes events at this address.');
      const body = await readText(context, MAX_BYTES);
      const event = read(readEvent, { body, signature: context.req.header('Stripe-Signature') ?? '', secret, now: clock() });
      await database.transaction((transaction) => takeEvent(transaction, dependencies, account, event, clock()));
      kernel.wakeJobs();
      return undefined;
    },
  );
}

interface Signed {
  body: string;
  signature: string;
  secret: string;
  now: number;
}

/** @throws SuiteError `invalid_request` for an event that is not signed with the secret */
function read(readEvent: ReadEvent, { body, signature, secret, now }: Signed) {
  try {
    return readEvent(body, signature, secret, now);
  } catch (error) {
    if (error instanceof RefusedError) throw new SuiteError('invalid_request', error.message);
    throw error;
  }
}
