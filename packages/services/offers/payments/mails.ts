import { type Between, firmMail, linkOf } from '@services/proposals/ports';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';

interface PaymentDetails {
  name: string;
  title: string;
  /** Includes the currency. */
  amount: string;
  /** In words: `Dec 15, 2026`. */
  dueOn: string;
  contact: string;
  token: string;
}

/** Mail about a due payment that the client makes itself. */
export const dueMail = (between: Between, { name, title, amount, dueOn, contact, token }: PaymentDetails): Mail =>
  firmMail(between, `Payment due: ${amount} for ${title}`, [
    `Hello ${inLine(name)},`,
    `A payment of ${amount} for ${inLine(title)} is due on ${dueOn}. See the details and pay here:`,
    { button: 'See and pay', url: linkOf(between, token) },
    `${inLine(contact)}\n${inLine(between.firm)}`,
  ]);

interface Failed extends PaymentDetails {
  reason: string;
  /** Day of the next attempt, in words; undefined when the client has to act. */
  next: string | undefined;
}

/** Mail about a saved method that could not be charged. */
export const failureMail = (between: Between, { name, title, amount, contact, token, reason, next }: Failed): Mail =>
  firmMail(between, `Payment failed: ${amount} for ${title}`, [
    `Hello ${inLine(name)},`,
    `Your payment of ${amount} for ${inLine(title)} failed. ${reason}`,
    `${next === undefined ? 'Pay it or change your payment method here:' : `We will try again on ${next}. You can also pay it now or change your payment method here:`}`,
    { button: 'Pay now', url: linkOf(between, token) },
    `${inLine(contact)}\n${inLine(between.firm)}`,
  ]);
