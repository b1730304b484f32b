import type { Right } from '@suite/contract/endpoint';

/** Who calls, as a verified access token of a live session says. */
export interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The company this call answers for; null before there is one. */
  companyId: string | null;
  /** As they stand now: what administrators set is enforced before a token tells of it. */
  rights: readonly Right[];
  /** Whether the token says the same. */
  hasCurrentRights: boolean;
}
