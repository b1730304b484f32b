import { failureOf, refundFailureOf, refundRefusalOf } from './stripe-failures';

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'The account does not have enough money.', true],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'The bank declined the payment.', true],
  [{ code: 'card_declined', decline_code: '' }, 'The bank declined the payment.', true],
  [{ code: 'card_declined', decline_code: 'processing_error' }, 'The bank could not be reached.', true],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'The card has expired.', false],
  [{ code: 'authentication_required', decline_code: 'authentication_required' }, /owner of the card/, false],
  [{ code: 'debit_not_authorized' }, 'The owner of the bank account did not allow the debit.', false],
  [{ code: 'insufficient_funds' }, 'The account does not have enough money.', true],
  [{}, 'The bank declined the payment.', false],
])('%j has a message, and says whether to retry', (decline, message, canRetry) => {
  const failure = failureOf(decline);
  expect(failure.message).toMatch(message);
  expect(failure.canRetry).toBe(canRetry);
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'a_code_of_tomorrow'])(
  'a card refused with %s is declined without a reason, and not retried',
  (decline_code) => {
    expect(failureOf({ code: 'card_declined', decline_code })).toEqual({
      message: 'The bank declined the payment.',
      canRetry: false,
    });
  },
);

test.each(['constructor', '__proto__', 'toString'])('a code named %s is treated as unknown', (code) => {
  expect(failureOf({ code })).toEqual({ message: 'The bank declined the payment.', canRetry: false });
  expect(failureOf({ code: 'card_declined', decline_code: code })).toEqual({
    message: 'The bank declined the payment.',
    canRetry: false,
  });
  expect(refundRefusalOf(code, 'No such charge.')).toBe('Stripe refused the refund: No such charge.');
  expect(refundFailureOf(code)).toBe('The bank did not accept the refund.');
});

test('the advice of the card network decides whether to retry', () => {
  const decline = { code: 'card_declined', decline_code: 'do_not_honor' };
  expect(failureOf({ ...decline, advice_code: 'do_not_try_again' }).canRetry).toBe(false);
  expect(failureOf({ ...decline, advice_code: 'confirm_card_data' }).canRetry).toBe(false);
  expect(failureOf({ ...decline, decline_code: 'new_code', advice_code: 'try_again_later' }).canRetry).toBe(true);
});

test('a refund that is refused or fails has a reason', () => {
  expect(refundRefusalOf('charge_already_refunded', '')).toBe('The payment was refunded in full already.');
  expect(refundRefusalOf(undefined, 'Amount is too large.')).toBe('Stripe refused the refund: Amount is too large.');
  expect(refundFailureOf('lost_or_stolen_card')).toBe('The card can no longer be credited.');
  expect(refundFailureOf(undefined)).toBe('The bank did not accept the refund.');
});
