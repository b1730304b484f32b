/** Isolates the direction of a text within a sentence (Unicode isolates). */
const isolated = (text: string) => `\u2068${text}\u2069`;

export const copy = {
  title: 'Payment method',
  uses: {
    title: 'What it is used for',
    points: (firm: string, contact: { name: string; email: string }): string[] => [
      `${isolated(firm)} charges it for what you accept here, on the days when it is due, and for nothing else.`,
      'Nothing is charged before the offer is accepted.',
      `You enter it on a page of Stripe, the payment provider. ${isolated(firm)} never sees the whole number.`,
      `Recurring services are charged until the engagement ends. To end it, or to have the payment method removed, write to ${isolated(contact.name)} at ${isolated(contact.email)}.`,
    ],
  },
  needed: 'Your signature was not taken: this offer needs a payment method first. What you filled in is kept.',
  own: 'Your payment method',
  missing: 'You come back here to sign.',
  left: 'You came back without leaving a payment method. Nothing was saved or charged.',
  confirming: 'Your payment method is being confirmed. This usually takes a few seconds.',
  saved: (method: string | null) => (method === null ? 'A payment method is saved.' : `${isolated(method)} is saved.`),
  later: 'A payment method cannot be taken right now. You can sign without it: how to pay is shown afterwards.',
  toProvider: 'Continue to Stripe',
  toProviderAgain: 'Open it again',
  without: 'Continue without it',
  next: 'Continue to sign',
  back: 'Back',
  failed: { title: 'The payment method could not be loaded.', text: 'Check your connection, then try again.' },
  offline: 'You are offline. Go on once you are connected again.',
  notOpened: 'The payment page was not opened',
  close: 'Close',
  returning: { title: 'Checking with the payment provider', text: 'This takes a moment.' },
  checking: 'Checking',
  notChecked: {
    title: 'What happened on the payment page could not be checked.',
    text: 'Whatever you did there counts. Check your connection, then try again.',
  },
  toOffer: 'Go to the offer',
};
