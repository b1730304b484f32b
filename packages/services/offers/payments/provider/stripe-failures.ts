/**
 * Why a payment failed: https://docs.stripe.com/declines/codes and https://docs.stripe.com/declines/network-codes. What a bank
 * reports about lost, stolen or suspicious cards is not passed on, as Stripe asks.
 */

import type { Failure } from './provider';

const declined = 'The bank declined the payment.';
const busy = 'The bank could not be reached.';
const details = 'The bank did not accept the details of the card.';
const account = 'This bank account cannot be charged.';

/** Failures that may not happen again later. */
const temporary: ReadonlyMap<string, string> = new Map(
  Object.entries({
    card_declined: declined,
    do_not_honor: declined,
    generic_decline: declined,
    no_action_taken: declined,
    approve_with_id: busy,
    issuer_not_available: busy,
    payment_method_provider_timeout: busy,
    processing_error: busy,
    reenter_transaction: busy,
    try_again_later: busy,
    card_velocity_exceeded: 'The card has reached its limit.',
    withdrawal_count_limit_exceeded: 'The card has reached its limit.',
    insufficient_funds: 'The account does not have enough money.',
  }),
);

/** Failures that only the client can resolve. */
const lasting: ReadonlyMap<string, string> = new Map(
  Object.entries({
    authentication_not_handled: 'The bank asks the owner of the card to confirm the payment.',
    authentication_required: 'The bank asks the owner of the card to confirm the payment.',
    payment_intent_action_required: 'The bank asks the owner of the card to confirm the payment.',
    payment_intent_authentication_failure: 'The owner of the card did not confirm the payment.',
    expired_card: 'The card has expired.',
    incorrect_cvc: details,
    incorrect_number: details,
    incorrect_zip: details,
    invalid_account: details,
    invalid_cvc: details,
    invalid_expiry_month: details,
    invalid_expiry_year: details,
    invalid_number: details,
    currency_not_supported: 'The card cannot be charged in this currency.',
    card_not_supported: 'The card cannot be charged for this.',
    account_closed: 'The bank account is closed.',
    bank_account_closed: 'The bank account is closed.',
    bank_account_frozen: account,
    bank_account_invalid_details: 'The details of the bank account are wrong.',
    bank_account_restricted: account,
    bank_account_unusable: account,
    no_account: 'The details of the bank account are wrong.',
    payment_method_bank_account_blocked: account,
    payment_method_microdeposit_verification_attempts_exceeded: 'The bank account was not verified.',
    payment_method_microdeposit_verification_timeout: 'The bank account was not verified.',
    debit_not_authorized: 'The owner of the bank account did not allow the debit.',
  }),
);

interface Decline {
  code?: string | undefined;
  decline_code?: string | undefined;
  advice_code?: string | undefined;
}

/** Returns the message for a refusal of Stripe or a bank; unknown ones are not retried. */
export function failureOf({ code = '', decline_code: declineCode, advice_code: advice }: Decline): Failure {
  const why = declineCode || code;
  return {
    message: temporary.get(why) ?? lasting.get(why) ?? declined,
    canRetry: advice ? advice === 'try_again_later' : temporary.has(why),
  };
}

/** The saved method was removed at Stripe, by its owner or somebody at the firm. */
export const methodGone: Failure = { message: 'The saved payment method was removed.', canRetry: false };

export const canceled: Failure = { message: 'The payment was canceled at Stripe.', canRetry: false };

export const unfinished: Failure = { message: 'The payment was not finished.', canRetry: false };

export const refundRefusalOf = (code: string | undefined, message: string): string =>
  refundRefusals.get(code ?? '') ?? `Stripe refused the refund: ${message}`;

const refundRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    balance_insufficient: 'The Stripe account does not have enough money.',
    charge_already_refunded: 'The payment was refunded in full already.',
    charge_disputed: 'The client disputes the payment at its bank, which decides whether the money goes back.',
    refund_disputed_payment: 'The client disputes the payment at its bank, which decides whether the money goes back.',
  }),
);

const refundReasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    charge_for_pending_refund_disputed: 'The client disputed the payment while it was being refunded.',
    expired_or_canceled_card: 'The card has expired or was canceled.',
    insufficient_funds: 'The Stripe account does not have enough money.',
    lost_or_stolen_card: 'The card can no longer be credited.',
  }),
);

export const refundFailureOf = (reason: string | undefined): string =>
  refundReasons.get(reason ?? '') ?? 'The bank did not accept the refund.';
