declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A visitor wrote to the firm for the first time. Nobody owns it where `ownerId` is null. */
    'lead.received': { leadId: string; name: string; about: string; ownerId: string | null };
    /** Whoever wrote before wrote again. */
    'lead.replied': { leadId: string; name: string; about: string; ownerId: string | null };
    'lead.assigned': { leadId: string; name: string; about: string; ownerId: string; by: string };
  }
}

export type {};
