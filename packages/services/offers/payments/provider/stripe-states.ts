/** States of payments, refunds and disputes at Stripe. */

import type Stripe from 'stripe';
import type { Attempted, ChargedFor, Failure, Refunded } from './provider';
import { isoAmount, moneyOf } from './stripe-amounts';
import { canceled, failureOf, refundFailureOf, unfinished } from './stripe-failures';
import { idOf, labelOf, wholeOf } from './stripe-methods';

/** Whether nobody has tried to pay yet, or the client is confirming the payment right now. */
export const isUntried = (intent: Stripe.PaymentIntent): boolean =>
  intent.status === 'requires_confirmation' ||
  (intent.status === 'requires_payment_method' && !intent.last_payment_error) ||
  (intent.status === 'requires_action' && !waitsForVerification(intent));

/** Whether the client has entered a bank account that is being verified by small deposits, which take days. */
const waitsForVerification = ({ next_action: next }: Stripe.PaymentIntent) => next?.type === 'verify_with_microdeposits';

/** @param at when it reached this state */
export function attemptedOf(intent: Stripe.PaymentIntent, at: number): Attempted {
  const { status, last_payment_error: error } = intent;
  const method = wholeOf(intent.payment_method) ?? error?.payment_method;
  const about = aboutOf(intent);
  const attempted = { providerId: intent.id, at, failure: null, method: method ? labelOf(method) : null, about };
  if (status === 'succeeded') return { ...attempted, state: 'succeeded' };
  if (status === 'processing' || waitsForVerification(intent)) return { ...attempted, state: 'processing' };
  return { ...attempted, state: 'failed', failure: whyFailed(intent) };
}

/** Returns the received amount of a payment that succeeded, or else its expected amount. */
function aboutOf(intent: Stripe.PaymentIntent): ChargedFor {
  const { status, amount, amount_received: received, currency, customer, metadata } = intent;
  const charge = wholeOf(intent.latest_charge);
  return {
    ...moneyOf(status === 'succeeded' ? (received ?? amount) : amount, currency),
    attemptId: metadata?.attemptId ?? null,
    customerId: idOf(customer),
    refunded: charge ? isoAmount(charge.amount_refunded ?? 0, currency) : null,
  };
}

function whyFailed({ status, last_payment_error: error }: Stripe.PaymentIntent): Failure {
  if (status === 'canceled') return canceled;
  if (error) return failureOf(error);
  return status === 'requires_action' ? failureOf({ code: 'authentication_required' }) : unfinished;
}

/**
 * Returns when a payment that was read reached its state. Stripe reports the time of a card's charge; for a bank debit, it is the
 * time when the debit was sent to the bank, so that a settled one counts from now.
 */
export function momentOf(intent: Stripe.PaymentIntent, now: number): number {
  const charge = wholeOf(intent.latest_charge);
  const isSettledLater = intent.status !== 'processing' && charge?.payment_method_details?.type !== 'card';
  return charge && !isSettledLater ? charge.created * 1000 : now;
}

export function refundedOf(refund: Stripe.Refund, at: number): Refunded {
  const about = { ...moneyOf(refund.amount, refund.currency), chargedId: idOf(refund.payment_intent) };
  const refunded = { providerId: refund.id, at, failure: null, about };
  if (refund.status === 'succeeded') return { ...refunded, state: 'done' };
  if (refund.status === 'pending' || refund.status === 'requires_action') return { ...refunded, state: 'pending' };
  const failure = refund.status === 'canceled' ? 'The refund was canceled at Stripe.' : refundFailureOf(refund.failure_reason);
  return { ...refunded, state: 'failed', failure };
}

const closed = ['lost', 'prevented', 'warning_closed', 'won'];

export const disputeOf = ({ status, amount, currency }: Stripe.Dispute) => ({
  ...moneyOf(amount, currency),
  isOpen: !closed.includes(status),
  isLost: status === 'lost',
});
