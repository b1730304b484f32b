import type { Database } from '@suite/kernel/database/database';
import { amendable } from '@suite/pricing/changed-lines';
import type { Amended, Draft } from '../contract/content';
import { acceptedTerms } from './accepted-terms';

interface Of {
  amendsId: string | null;
  draft: Pick<Draft, 'startsNextPeriod'>;
  /** In the firm's time zone. */
  today: string;
}

/** Returns what an amendment changes, as the client reads it; null for another proposal. */
export async function amendedOf(database: Database, { amendsId, draft, today }: Of): Promise<Amended | null> {
  const terms = amendsId === null ? undefined : await acceptedTerms(database, amendsId);
  if (!terms) return null;
  const { number, title, acceptedOn, billingDay, lines, billingEnd } = terms;
  const { startsNextPeriod } = draft;
  return { number, title, acceptedOn, billingDay, lines: amendable(lines, today), startsNextPeriod, billingEnd };
}
