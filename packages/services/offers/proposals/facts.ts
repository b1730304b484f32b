declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A version was sent to the client's people. */
    'proposal.sent': { proposalId: string; version: number; title: string; client: string };
    /** Somebody at the client opened it for the first time. */
    'proposal.viewed': { proposalId: string; title: string; client: string; ownerId: string };
    'proposal.accepted': { proposalId: string; version: number; title: string; client: string; ownerId: string };
    'proposal.declined': { proposalId: string; title: string; client: string; ownerId: string; reason: string };
    'proposal.expired': { proposalId: string; title: string; client: string; ownerId: string };
    'proposal.asked': { proposalId: string; title: string; client: string; ownerId: string };
    /** It needs an administrator's approval before it is sent. */
    'proposal.approval-asked': { proposalId: string; title: string; client: string; by: string };
    /** An administrator approved and sent it, or returned it to the author with a note. `by` is the administrator's name. */
    'proposal.approval-decided': {
      proposalId: string;
      title: string;
      client: string;
      by: string;
      authorId: string;
      isApproved: boolean;
      note: string;
    };
  }
}

export type {};
