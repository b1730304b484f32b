import Stripe from 'stripe';
import type { Attempted, Checkout, Provider } from './provider';
import { stripeAmount, stripeAmounts } from './stripe-amounts';
import { asking } from './stripe-errors';
import { methodGone, refundRefusalOf } from './stripe-failures';
import { idOf, savableTypes, savedMethodOf, wholeOf } from './stripe-methods';
import { attemptedOf, isUntried, momentOf, refundedOf } from './stripe-states';

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

/** Version of Stripe's API that this code is written for. */
const VERSION = '2026-10-28.endive';
const PAGE_SECONDS = 3600;
const TIMEOUT = 10_000;
/** Maximum number of objects that Stripe lists at once. */
const NEWEST = 100;

interface StripeOptions {
  secretKey: string;
  /** Origin of the API: `https://api.stripe.com`. */
  host: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

const intentParts = ['payment_method', 'latest_charge'];
const sessionParts = ['payment_intent.payment_method', 'payment_intent.latest_charge', 'setup_intent.payment_method'];

function clientOf({ secretKey, host }: Pick<StripeOptions, 'secretKey' | 'host'>): Stripe {
  const { protocol, hostname, port } = new URL(host);
  return new Stripe(secretKey, {
    apiVersion: VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT,
    // The caller retries, and then looks for what was created.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * Tests a key without changing anything.
 * @throws RefusedError, UnreachableError
 */
export async function tryStripe(options: Pick<StripeOptions, 'secretKey' | 'host'>): Promise<void> {
  await asking(() => clientOf(options).checkout.sessions.list({ limit: 1 }));
}

/**
 * Collects through a firm's Stripe account. Stripe forgets an idempotency key after a day, and responds with an error when its
 * parameters changed, so the results of earlier calls are found by the ids in their metadata.
 */
export function createStripe({ now, ...options }: StripeOptions): Provider {
  const stripe = clientOf(options);

  const readSession = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: sessionParts });
  const readIntent = (id: string) => stripe.paymentIntents.retrieve(id, { expand: intentParts });
  const attempted = (intent: Stripe.PaymentIntent) => attemptedOf(intent, momentOf(intent, now()));

  const openPage = (page: Parameters<Provider['openMethodPage']>[0], params: Stripe.Checkout.SessionCreateParams) =>
    asking(async () => {
      const { checkoutId, proposalId, customerId: customer, currency, returnTo } = page;
      const session = await madeOnce(
        () =>
          stripe.checkout.sessions.create(
            {
              ...params,
              customer,
              currency: currency.toLowerCase(),
              metadata: { checkoutId, proposalId },
              success_url: returnTo.done,
              cancel_url: returnTo.left,
              expires_at: Math.floor(now() / 1000) + PAGE_SECONDS,
              expand: sessionParts,
            },
            { idempotencyKey: checkoutId },
          ),
        async () => {
          const { data } = await stripe.checkout.sessions.list({ customer, limit: NEWEST });
          const made = data.find(({ metadata }) => metadata?.checkoutId === checkoutId);
          return made && readSession(made.id);
        },
      );
      return checkoutOf(session, now());
    });

  /** Returns the payment intents of an attempt. No intent moves money before it is confirmed, and none is confirmed twice. */
  async function intentsOf(attemptId: string, customer: string): Promise<Stripe.PaymentIntent[]> {
    const { data } = await stripe.paymentIntents.list({ customer, limit: NEWEST });
    return data.filter(({ metadata }) => metadata.attemptId === attemptId);
  }

  async function confirm(id: string, methodId: string): Promise<Stripe.PaymentIntent> {
    try {
      return await stripe.paymentIntents.confirm(id, { payment_method: methodId, off_session: true, expand: intentParts });
    } catch (error) {
      if (!(error instanceof StripeCardError || error instanceof StripeInvalidRequestError)) throw error;
      // The charge was declined, or confirmed in the meantime.
      const intent = await readIntent(id);
      if (isUntried(intent)) throw error;
      return intent;
    }
  }

  async function isMethodGone(methodId: string, customerId: string): Promise<boolean> {
    try {
      return idOf((await stripe.paymentMethods.retrieve(methodId)).customer) !== customerId;
    } catch (error) {
      if (error instanceof StripeInvalidRequestError) return true;
      throw error;
    }
  }

  /** Returns the customer of a proposal. Undefined in accounts that can't search, such as those in India. */
  async function findCustomer(proposalId: string): Promise<string | undefined> {
    try {
      const query = `metadata['proposalId']:'${proposalId}'`;
      return (await stripe.customers.search({ query, limit: 1 })).data[0]?.id;
    } catch (error) {
      if (error instanceof StripeInvalidRequestError) return undefined;
      throw error;
    }
  }

  return {
    ownAccount: () =>
      asking(async () => {
        try {
          return (await stripe.accounts.retrieveCurrent()).id;
        } catch (error) {
          // A restricted key may lack the permission to read it.
          if (error instanceof StripePermissionError || error instanceof StripeInvalidRequestError) return null;
          throw error;
        }
      }),

    customerOf: (proposalId, { name, email }) =>
      asking(async () => {
        const known = await findCustomer(proposalId);
        if (known) return known;
        // A customer is found by search only after up to a minute.
        const { id } = await madeOnce(
          () => stripe.customers.create({ name, email, metadata: { proposalId } }, { idempotencyKey: `customer:${proposalId}` }),
          async () => {
            const { data } = await stripe.customers.list({ limit: NEWEST });
            return data.find(({ metadata }) => metadata.proposalId === proposalId);
          },
        );
        return id;
      }),

    openMethodPage: (page) =>
      openPage(page, {
        mode: 'setup',
        allowed_payment_method_types: savableTypes,
        setup_intent_data: { metadata: { checkoutId: page.checkoutId } },
      }),

    openPaymentPage({ attemptId, items, keepsMethod, ...page }) {
      const amounts = stripeAmounts(
        items.map(({ amount }) => amount),
        page.currency,
      );
      return openPage(page, {
        mode: 'payment',
        line_items: amounts.map((amount, index) => ({
          quantity: 1,
          price_data: {
            currency: page.currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name: items[index]?.name ?? '' },
          },
        })),
        payment_intent_data: {
          metadata: { attemptId, proposalId: page.proposalId },
          ...(keepsMethod && { setup_future_usage: 'off_session' as const }),
        },
        ...(keepsMethod && { allowed_payment_method_types: savableTypes }),
      });
    },

    readCheckout: (sessionId) => asking(async () => checkoutOf(await readSession(sessionId), now())),

    closeCheckout: (sessionId) =>
      asking(async () => {
        try {
          return checkoutOf(await stripe.checkout.sessions.expire(sessionId, { expand: sessionParts }), now());
        } catch (error) {
          // The page is not open.
          if (error instanceof StripeInvalidRequestError) return checkoutOf(await readSession(sessionId), now());
          throw error;
        }
      }),

    charge: ({ attemptId, proposalId, method: { customerId, methodId, label }, amount, currency }) =>
      asking(async () => {
        try {
          const intents = await intentsOf(attemptId, customerId);
          const tried = intents.find((intent) => !isUntried(intent));
          if (tried) return attempted(await readIntent(tried.id));
          const [intent] = intents;
          const { id } =
            intent ??
            (await madeOnce(
              () =>
                stripe.paymentIntents.create(
                  {
                    customer: customerId,
                    payment_method: methodId,
                    amount: stripeAmount(amount, currency),
                    currency: currency.toLowerCase(),
                    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
                    metadata: { attemptId, proposalId },
                  },
                  { idempotencyKey: attemptId },
                ),
              async () => (await intentsOf(attemptId, customerId))[0],
            ));
          return attempted(await confirm(id, methodId));
        } catch (error) {
          if (!(error instanceof StripeInvalidRequestError && (await isMethodGone(methodId, customerId)))) throw error;
          return {
            providerId: null,
            state: 'failed',
            at: now(),
            failure: methodGone,
            method: label,
            about: null,
          } satisfies Attempted;
        }
      }),

    readAttempt: (providerId) => asking(async () => attempted(await readIntent(providerId))),

    refund: ({ refundId, providerId, amount, currency }) =>
      asking(async () => {
        const find = async () => {
          const { data } = await stripe.refunds.list({ payment_intent: providerId, limit: NEWEST });
          return data.find(({ metadata }) => metadata?.refundId === refundId);
        };
        try {
          const made =
            (await find()) ??
            (await madeOnce(
              () =>
                stripe.refunds.create(
                  { payment_intent: providerId, amount: stripeAmount(amount, currency), metadata: { refundId } },
                  { idempotencyKey: refundId },
                ),
              find,
            ));
          return refundedOf(made, made.created * 1000);
        } catch (error) {
          if (!(error instanceof StripeInvalidRequestError)) throw error;
          return {
            providerId: null,
            state: 'failed',
            at: now(),
            failure: refundRefusalOf(error.code, error.message),
            about: null,
          };
        }
      }),

    readRefund: (providerId) =>
      asking(async () => {
        const refund = await stripe.refunds.retrieve(providerId);
        return refundedOf(refund, refund.status === 'pending' ? refund.created * 1000 : now());
      }),
  };
}

/** Creates something with an idempotency key. When the key was used with other parameters, it already exists and is looked up. */
async function madeOnce<T>(make: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const made = error instanceof StripeIdempotencyError ? await find() : undefined;
    if (!made) throw error;
    return made;
  }
}

function checkoutOf(session: Stripe.Checkout.Session, now: number): Checkout {
  const state = session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open';
  const intent = wholeOf(session.payment_intent);
  const setup = wholeOf(session.setup_intent);
  const isPaid = intent?.status === 'succeeded' || intent?.status === 'processing';
  const method =
    (setup?.status === 'succeeded' && wholeOf(setup.payment_method)) ||
    (isPaid && intent.setup_future_usage === 'off_session' && wholeOf(intent.payment_method)) ||
    null;
  return {
    sessionId: session.id,
    checkoutId: session.metadata?.checkoutId ?? null,
    customerId: idOf(session.customer),
    url: state === 'open' ? session.url : null,
    state,
    attempted: intent && !isUntried(intent) ? attemptedOf(intent, momentOf(intent, now)) : null,
    method: method && savedMethodOf(method),
  };
}
