interface PaymentFact {
  paymentId: string;
  proposalId: string;
  title: string;
  client: string;
  ownerId: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
}

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** The provider collected it. */
    'payment.received': PaymentFact;
    'payment.failed': PaymentFact & { failure: string };
    /** The client's bank demands the money back. */
    'payment.disputed': PaymentFact;
  }
}

export type {};
