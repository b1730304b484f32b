import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { corpusFolder, type Imported, readRightValues } from './fixture-right-values';
import { type Outcome, tryFile } from './fixture-try-file';

const files = Object.entries(readRightValues());

/** Returns the outcome in the form of the listing, without what the listing doesn't say. */
function asListed(outcome: Outcome, expected: Imported) {
  if (!('ledger' in outcome) || !outcome.ledger) return outcome;
  const { documents, totals, metrics, customers, vendors, rejected } = outcome.ledger;
  return {
    documents,
    totals,
    metrics: Object.fromEntries(
      Object.entries(expected.metrics).map(([name, value]) => {
        const found = metrics[name as keyof typeof metrics];
        return [name, found === null && expected.mayBeMissing?.includes(name) ? value : found];
      }),
    ),
    parties: expected.vendors === undefined ? customers.length : vendors.length,
    names: expected.names && customers,
    rejected: rejected.length === (expected.rejected ?? 0) ? 'as many as listed' : rejected,
  };
}

onOneDatabase('a file of the corpus', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it.each(files)('%s is imported with the right values, or refused with a message', async (name, expected) => {
    const outcome = await tryFile(opened.database, join(corpusFolder, name), 'questions' in expected ? expected : undefined);
    if ('refused' in expected) expect(outcome).toEqual({ refused: expect.stringMatching(expected.refused) });
    else if ('notAsGuessed' in expected) expect('refused' in outcome || outcome.questions).not.toEqual([]);
    else if ('refused' in outcome && expected.orRefused) expect(outcome.refused).toMatch(new RegExp(expected.orRefused));
    else {
      expect(asListed(outcome, expected)).toEqual({
        documents: expected.documents,
        totals: expected.totals,
        metrics: expected.metrics,
        parties: expected.vendors ?? expected.customers,
        names: expected.names,
        rejected: 'as many as listed',
      });
      const questions = 'questions' in outcome ? outcome.questions : [];
      expect({ questions, areFew: questions.length <= expected.questions }).toEqual({ questions, areFew: true });
      if (expected.notice) expect('ledger' in outcome && outcome.ledger?.notices.join('\n')).toMatch(new RegExp(expected.notice));
    }
  });
});
