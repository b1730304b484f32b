import type { Right } from '@suite/contract/endpoint';

/** The caller, from a verified access token of a live session. */
export interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The company that the call is for; null before there is one. */
  companyId: string | null;
  /** The current rights: an administrator's change applies before a token contains it. */
  rights: readonly Right[];
  /** Whether the token has the same rights. */
  hasCurrentRights: boolean;
}
