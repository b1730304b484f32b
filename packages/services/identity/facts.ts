declare module '@suite/kernel/facts/facts' {
  interface FactTypes {
    /** Somebody became a member of a company. */
    'person.joined': { userId: string; companyId: string };
  }
}

export type {};
