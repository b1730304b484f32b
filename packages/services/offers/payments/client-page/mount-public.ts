import { byToken, findLink, type Linked } from '@services/proposals/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { App, AppContext } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { attempt, perLink, throttleSubject } from '@suite/kernel/throttle/throttle';
import { and, eq, inArray } from 'drizzle-orm';
import { isCharged } from '../billing/is-charged';
import { readCheckout } from '../collecting/close-checkout';
import * as contract from '../contract/public';
import { RefusedError, UnreachableError } from '../provider/provider';
import type { Dependencies } from '../rows';
import { billings, checkouts } from '../schema';
import { openCheckout } from './open-checkout';
import { showBilling } from './show-billing';

/** Payments of the client who has a link. */
export function mountPublic(app: App, dependencies: Dependencies): void {
  const { kernel } = dependencies;

  route(
    app,
    kernel,
    contract.getPublicBilling,
    { summary: 'What the holder of a link has to pay, and how' },
    ({ input: { params }, database, clock, context }) =>
      byToken(database, requestBy(params.token, context, clock()), {
        find: findLink,
        answer: (linked) => showBilling(database, linked, clock()),
      }),
  );

  route(
    app,
    kernel,
    contract.openCheckout,
    { summary: 'Open the page of the provider, to pay or to leave a method' },
    ({ input: { params, body }, database, clock, context, deployment }) =>
      byToken(database, requestBy(params.token, context, clock()), {
        find: findLink,
        async answer(linked) {
          insistOnPayer(linked, body.kind);
          if (body.kind === 'method') await insistOnCharged(database, linked, clock());
          await admitAsking(database, linked, clock());
          return openCheckout(database, dependencies, linked, body, deployment);
        },
      }),
  );

  route(
    app,
    kernel,
    contract.returnFromCheckout,
    { summary: 'Ask the provider what became of its page' },
    ({ input: { params }, database, clock, context }) =>
      byToken(database, requestBy(params.token, context, clock()), {
        find: findLink,
        async answer(linked) {
          await admitAsking(database, linked, clock());
          await readPages(database, dependencies, linked.proposal.id, clock());
          const again = await findLink(database, params.token);
          return showBilling(database, again ?? linked, clock());
        },
      }),
  );
}

const requestBy = (token: string, context: AppContext, now: number) => ({ token, client: context.env.client, now });

/** Limits requests for each link, because the provider has one limit for all clients of a firm. @throws SuiteError `throttled` */
const admitAsking = (database: Database, { recipient }: Linked, now: number): Promise<void> =>
  attempt(database, throttleSubject('checkout', recipient.id), now, perLink);

/** Anyone with the link may pay; only signers can save a method. @throws SuiteError `not_open`, `invalid_request` */
function insistOnPayer({ proposal, recipient }: Linked, kind: 'payment' | 'method'): void {
  const isOpen = ['sent', 'viewed', 'accepted'].includes(proposal.status) && recipient.version === proposal.version;
  if (!isOpen || (kind === 'payment' && proposal.status !== 'accepted'))
    throw new SuiteError('not_open', 'This proposal can no longer be answered. Load the page again to see why.');
  if (kind === 'method' && recipient.role !== 'signer')
    throw new SuiteError('invalid_request', 'This link is for reading. Somebody who signs leaves a payment method.');
}

/** @throws SuiteError `not_open` when a saved method would never be charged */
async function insistOnCharged(database: Database, { proposal }: Linked, now: number): Promise<void> {
  const [billing] = await database.select().from(billings).where(eq(billings.proposalId, proposal.id));
  if (billing && !(await isCharged(database, billing, now)))
    throw new SuiteError('not_open', 'Nothing more is charged for this proposal. Load the page again to see why.');
}

/** Asks the provider about the pages of a proposal. When it cannot be reached, its event will bring the result. */
async function readPages(database: Database, dependencies: Dependencies, proposalId: string, now: number): Promise<void> {
  const isOpen = and(eq(checkouts.proposalId, proposalId), inArray(checkouts.state, ['requested', 'open']));
  for (const row of await database.select().from(checkouts).where(isOpen)) {
    try {
      await readCheckout(database, dependencies, row, now);
    } catch (error) {
      if (!(error instanceof UnreachableError || error instanceof RefusedError)) throw error;
    }
  }
}
