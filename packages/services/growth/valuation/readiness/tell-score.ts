import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type {} from '../facts';
import type { SubjectRow } from '../valuation/subject';
import type { ScoreRow } from './score-subject';

/** Publishes the points of the firm's drivers for services that wait for a change. */
export async function tellScore(
  transaction: Database,
  facts: Pick<Facts, 'append'>,
  { kind, companyId }: SubjectRow,
  { drivers }: ScoreRow,
  now: number,
): Promise<void> {
  if (kind === 'own') await facts.append(transaction, 'readiness.scored', { companyId, data: { drivers } }, now);
}
