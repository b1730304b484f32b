declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A visitor wrote to the firm for the first time. `ownerId` is null for a lead without an owner. */
    'lead.received': { leadId: string; name: string; about: string; ownerId: string | null };
    /** A visitor who wrote before wrote again. */
    'lead.replied': { leadId: string; name: string; about: string; ownerId: string | null };
    'lead.assigned': { leadId: string; name: string; about: string; ownerId: string; by: string };
  }
}

export type {};
