import Stripe from 'stripe';
import { type ProviderEvent, type ReadEvent, Refused } from './provider';
import { isoAmount } from './stripe-amounts';
import { expiryOf, idOf, labelOf } from './stripe-methods';
import { attemptedOf, disputeOf, refundedOf } from './stripe-states';

/** Seconds that a signature is good for. */
const TOLERANCE = 300;

/** Reads an event of Stripe. Its errors name neither body nor secret. */
export const readStripeEvent: ReadEvent = (body, signature, secret, now) => {
  const event = verified(body, signature, secret, now);
  const at = event.created * 1000;
  return { id: event.id, at, ...contentOf(event, at) };
};

function verified(body: string, signature: string, secret: string, now: number): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now);
  } catch {
    throw new Refused('The event is not signed with the secret of this address, or it is older than five minutes.');
  }
}

type Content = ProviderEvent extends infer Event ? (Event extends ProviderEvent ? Omit<Event, 'id' | 'at'> : never) : never;

function contentOf(event: Stripe.Event, at: number): Content {
  switch (event.type) {
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const attemptId = intent.metadata.attemptId ?? null;
      return { kind: 'attempt', attemptId, providerId: intent.id, attempted: attemptedOf(intent, at) };
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', sessionId: event.data.object.id, state: 'complete' };
    case 'checkout.session.expired':
      return { kind: 'checkout', sessionId: event.data.object.id, state: 'expired' };
    case 'setup_intent.succeeded': {
      const checkoutId = event.data.object.metadata?.checkoutId;
      return checkoutId ? { kind: 'saved', checkoutId } : { kind: 'other' };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      return { kind: 'refund', refundId: refund.metadata?.refundId ?? null, refunded: refundedOf(refund, at) };
    }
    case 'charge.refunded': {
      const { payment_intent: intent, amount_refunded: amount, currency } = event.data.object;
      return ofIntent(intent, (providerId) => ({ kind: 'given-back', providerId, amount: isoAmount(amount, currency) }));
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      return ofIntent(dispute.payment_intent, (providerId) => ({ kind: 'dispute', providerId, ...disputeOf(dispute) }));
    }
    case 'payment_method.automatically_updated':
    case 'payment_method.updated': {
      const method = event.data.object;
      return { kind: 'method', methodId: method.id, expires: expiryOf(method), label: labelOf(method) };
    }
    default:
      return { kind: 'other' };
  }
}

/** Charges made without a payment intent are none of the suite's. */
function ofIntent(intent: string | Stripe.PaymentIntent | null, content: (providerId: string) => Content): Content {
  const providerId = idOf(intent);
  return providerId ? content(providerId) : { kind: 'other' };
}
