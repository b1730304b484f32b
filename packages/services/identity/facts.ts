declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Somebody became a member of the company. */
    'person.joined': { userId: string };
  }
}

export type {};
