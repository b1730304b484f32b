import Stripe from 'stripe';
import * as v from 'valibot';
import { type ProviderEvent, type ReadEvent, RefusedError } from './provider';
import { isoAmount, moneyOf } from './stripe-amounts';
import { eventSchema, objectSchemas } from './stripe-event-schema';
import { expiryOf, idOf, labelOf } from './stripe-methods';
import { attemptedOf, disputeOf, refundedOf } from './stripe-states';

/** Seconds by which a signature and its event may differ from now. */
const TOLERANCE = 300;

/** Reads an event of Stripe. Its errors contain neither body nor secret. */
export const readStripeEvent: ReadEvent = (body, signature, secret, now) => {
  const event = wholeEvent(verified(body, signature, secret, now), now);
  const at = event.created * 1000;
  const isTest = typeof event.livemode === 'boolean' ? !event.livemode : null;
  return { id: event.id, at, isTest, account: event.account ?? null, ...contentOf(event, at) };
};

function verified(body: string, signature: string, secret: string, now: number): unknown {
  try {
    const event: unknown = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now);
    if (signedAt(signature) <= now / 1000 + TOLERANCE) return event;
  } catch {
    // Neither the body nor the secret is reported.
  }
  throw new RefusedError('The event is not signed with the secret of this address, or not within five minutes of now.');
}

/** The time in a signature header, in seconds since 1970: the last one counts, as in Stripe's library. */
const signedAt = (header: string): number =>
  Number(
    header
      .split(',')
      .filter((part) => part.startsWith('t='))
      .at(-1)
      ?.slice(2),
  );

/** @throws RefusedError when it lacks something that such an event has */
function wholeEvent(event: unknown, now: number): Stripe.Event {
  const refused = new RefusedError('This is not an event of Stripe: something that such an event has is missing or wrong.');
  if (!v.is(eventSchema, event) || event.created > now / 1000 + TOLERANCE) throw refused;
  const schema = Object.hasOwn(objectSchemas, event.type) ? objectSchemas[event.type as keyof typeof objectSchemas] : undefined;
  if (schema && !v.is(schema as v.GenericSchema, event.data.object)) throw refused;
  return event as unknown as Stripe.Event;
}

type Content = ProviderEvent extends infer Event
  ? Event extends ProviderEvent
    ? Omit<Event, 'id' | 'at' | 'isTest' | 'account'>
    : never
  : never;

function contentOf(event: Stripe.Event, at: number): Content {
  switch (event.type) {
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const attemptId = intent.metadata?.attemptId ?? null;
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
      const { payment_intent: intent, amount, amount_refunded: refunded, currency } = event.data.object;
      const charged = isoAmount(amount, currency);
      return ofIntent(intent, (providerId) => ({ kind: 'given-back', providerId, charged, ...moneyOf(refunded, currency) }));
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      return ofIntent(dispute.payment_intent, (providerId) => ({ kind: 'dispute', providerId, ...disputeOf(dispute) }));
    }
    case 'payment_method.automatically_updated':
    case 'payment_method.updated': {
      const method = event.data.object;
      return {
        kind: 'method',
        methodId: method.id,
        customerId: idOf(method.customer),
        expires: expiryOf(method),
        label: labelOf(method),
      };
    }
    default:
      return { kind: 'other' };
  }
}

/** Charges without a payment intent were not made by the suite. */
function ofIntent(intent: string | Stripe.PaymentIntent | null | undefined, content: (providerId: string) => Content): Content {
  const providerId = idOf(intent);
  return providerId ? content(providerId) : { kind: 'other' };
}
