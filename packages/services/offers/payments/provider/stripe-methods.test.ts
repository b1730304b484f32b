import type Stripe from 'stripe';
import { labelOf, savedMethodOf } from './stripe-methods';

const methodOf = (of: object) => ({ id: 'pm_1', customer: 'cus_1', ...of }) as unknown as Stripe.PaymentMethod;

test.each(['constructor', '__proto__', 'toString'])('a card of a brand named %s is still a card', (brand) => {
  expect(labelOf(methodOf({ type: 'card', card: { brand, last4: '4242' } }))).toBe('Card ending in 4242');
});

test.each(['constructor', '__proto__'])('a method of a type named %s cannot be saved', (type) => {
  expect(savedMethodOf(methodOf({ type }))).toBeNull();
});
