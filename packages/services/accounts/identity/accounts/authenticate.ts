import { SuiteError } from '@suite/contract/errors';
import type { Caller } from '@suite/kernel/http/caller';
import type { AppContext } from '@suite/kernel/http/kernel';
import { PERSON_COLUMNS, rightsOf, STANDING_COLUMNS, type StandingRow, standingOf } from '../access/rights';
import { NEEDS_TWO_FACTOR } from '../access/two-factor';
import type { Identity } from './identity';
import { rightsClaim } from './tokens';

/** Checks that the session is live, and that the person is active in the token's company. */
const LIVE = {
  name: 'live-session',
  text: `SELECT ${STANDING_COLUMNS}, ${PERSON_COLUMNS}, ${NEEDS_TWO_FACTOR}
    FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id LEFT JOIN identity.memberships m ON m.user_id = s.user_id AND m.company_id = $2 AND m.deactivated_at IS NULL
    LEFT JOIN identity.companies c ON c.id = m.company_id
    WHERE s.id = $1 AND s.ended_at IS NULL AND ($2::uuid IS NULL OR m.user_id IS NOT NULL)`,
};

/** @throws SuiteError `unauthorized` */
export async function authenticate(context: AppContext, { tokens, pool, clock }: Identity): Promise<Caller> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  if (!token) throw new SuiteError('unauthorized', 'An access token is needed.');
  const claims = await tokens.readAccessToken(token, context.get('deployment'), clock());
  if (!claims) throw new SuiteError('unauthorized', 'The access token is not valid here, or no longer.');
  const { userId, sessionId, email, firstName, lastName } = claims;
  const companyId = claims.companyId || null;
  const { rows } = await pool.query<StandingRow>({ ...LIVE, values: [sessionId, companyId] });
  const [row] = rows;
  if (!row) throw new SuiteError('unauthorized', 'The session has ended.');
  const rights = rightsOf(standingOf(row));
  const hasCurrentRights = claims.rights === rightsClaim(rights);
  return { userId, sessionId, email, firstName, lastName, companyId, rights, hasCurrentRights };
}
