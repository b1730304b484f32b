import { SuiteError } from '@suite/contract/errors';
import type { Place } from '@suite/zones/addresses';
import type { Context } from 'hono';
import type { Dependencies } from '../http/dependencies';

/** Who calls, as a verified access token of a live session says. */
export interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The company this call answers for; null before there is one. */
  companyId: string | null;
}

/** The session lives, and the person still belongs to the company that the token means. */
const LIVE = {
  name: 'live-session',
  text: `SELECT 1 FROM sessions s
    WHERE s.id = $1 AND s.ended_at IS NULL
      AND ($2::uuid IS NULL OR EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = s.user_id AND m.company_id = $2))`,
};

/** @throws SuiteError `unauthorized` */
export async function callerOf(
  context: Context<{ Variables: { place: Place } }>,
  { tokens, pool, clock }: Pick<Dependencies, 'tokens' | 'pool' | 'clock'>,
): Promise<Caller> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  if (!token) throw new SuiteError('unauthorized', 'An access token is needed.');
  const claims = await tokens.readAccessToken(token, context.get('place'), clock());
  if (!claims) throw new SuiteError('unauthorized', 'The access token is not valid here, or no longer.');
  const { userId, sessionId, email, firstName, lastName } = claims;
  const companyId = claims.companyId || null;
  const { rowCount } = await pool.query({ ...LIVE, values: [sessionId, companyId] });
  if (!rowCount) throw new SuiteError('unauthorized', 'The session has ended.');
  return { userId, sessionId, email, firstName, lastName, companyId };
}
