import { type Between, clientMail, linkOf } from '@services/proposals/ports';
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

interface DueDetails extends PaymentDetails {
  /** The structured reference for a transfer, in groups; undefined where the firm takes none. */
  reference: string | undefined;
}

const reason = 'You get this mail because you signed the proposal.';

/** Mail about a due payment that the client makes itself. */
export const dueMail = (between: Between, { name, title, amount, dueOn, contact, token, reference }: DueDetails): Mail =>
  clientMail(between, contact, {
    subject: `Payment due: ${amount} for ${title}`,
    recipientName: name,
    body: [
      `A payment of ${amount} for ${inLine(title)} is due on ${dueOn}.`,
      ...(reference === undefined ? [] : [`Write this reference on a bank transfer: ${reference}`]),
    ],
    button: { label: 'See and pay', url: linkOf(between, token) },
    reason,
  });

interface Failed extends PaymentDetails {
  reason: string;
  /** Day of the next attempt, in words; undefined when the client has to act. */
  next: string | undefined;
}

/** Mail about a saved method that could not be charged. */
export const failureMail = (between: Between, { name, title, amount, contact, token, reason: why, next }: Failed): Mail =>
  clientMail(between, contact, {
    subject: `Payment failed: ${amount} for ${title}`,
    recipientName: name,
    body: [
      `Your payment of ${amount} for ${inLine(title)} failed. ${why}`,
      next === undefined
        ? 'Please pay it or change your payment method.'
        : `We will try again on ${next}. You can also pay it now or change your payment method.`,
    ],
    button: { label: 'Pay now', url: linkOf(between, token) },
    reason,
  });

interface Expiring extends PaymentDetails {
  /** `Visa ending in 4242`. */
  label: string;
  /** The last day on which it can be charged, in words. */
  last: string;
}

/** Mail about a saved card that expires before the next payment. */
export const expiryMail = (between: Between, { name, title, amount, dueOn, contact, token, label, last }: Expiring): Mail =>
  clientMail(between, contact, {
    subject: `Your card expires: ${label}`,
    recipientName: name,
    body: [
      `${label} pays for ${inLine(title)}. It can be charged until ${last}. The next payment after that is ${amount} on ${dueOn}.`,
      'Please save another card or bank account before then.',
    ],
    button: { label: 'Change payment method', url: linkOf(between, token) },
    reason,
  });

interface ReceiptDetails {
  name: string;
  /** Amounts include the currency. */
  amount: string;
  /** In words: `Dec 15, 2026`, as the days of the charges. */
  on: string;
  /** What it paid of each charge; `open` is what is still to be paid. */
  charges: readonly { title: string; dueOn: string; amount: string; open: string | undefined }[];
  /** What pays later charges; undefined without any. */
  credit: string | undefined;
  contact: string;
  token: string;
}

/** Mail that confirms a payment by transfer, check or cash. */
export const receiptMail = (between: Between, { name, amount, on, charges, credit, contact, token }: ReceiptDetails): Mail =>
  clientMail(between, contact, {
    subject: `Receipt: ${amount} received`,
    recipientName: name,
    body: [
      `We received your payment of ${amount} on ${on}. Thank you.`,
      ...(charges.length
        ? [
            {
              rows: charges.map(({ title, dueOn, amount: part, open }) => ({
                name: `${inLine(title)}, due on ${dueOn}`,
                value: part,
                ...(open !== undefined && { note: `${open} is still open.` }),
              })),
            },
          ]
        : []),
      ...(credit === undefined ? [] : [`${credit} is your credit. It reduces your next charges.`]),
    ],
    button: { label: 'See your payments', url: linkOf(between, token) },
    reason,
  });
