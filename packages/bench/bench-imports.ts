import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { corpusFolder, readRightValues } from '@services/ledger/import/corpus/fixture-right-values';
import { tryFile } from '@services/ledger/import/corpus/fixture-try-file';
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '@suite/host/platform/open-platform';
import { openDatabase } from '@suite/kernel/database/database';
import { benchCostPerClient } from './bench-cost-per-client';
import { benchSecondImport } from './bench-second-import';
import type { Measurement } from './row';

/**
 * Imports each file of the corpus that has a ledger into a new firm, and counts the questions before. Then imports a large list
 * twice, and lists of few and many clients.
 */
export async function benchImports(): Promise<Measurement[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'suite-bench-'));
  const logger = createLogger('error');
  // Creates the tables.
  await (await openPlatform({ dataFolder, seed: false, logger })).close();
  const { database, close } = await openDatabase({ dataFolder, logger });
  const withQuestions: string[][] = [[], [], []];
  const notImported: string[] = [];
  let large: Measurement[];
  try {
    for (const [name, expected] of Object.entries(readRightValues())) {
      if (!('documents' in expected)) continue;
      const outcome = await tryFile(database, join(corpusFolder, name), expected);
      const isWhole = 'ledger' in outcome && isDeepStrictEqual(outcome.ledger?.documents, expected.documents);
      if (isWhole) withQuestions[Math.min(outcome.questions.length, 2)]?.push(name);
      else notImported.push(name);
    }
    large = [...(await benchSecondImport(database, dataFolder)), ...(await benchCostPerClient(database, dataFolder))];
  } finally {
    await close();
    rmSync(dataFolder, { recursive: true });
  }
  const all = withQuestions.flat().length + notImported.length;
  const share = (files: readonly string[]) => `${files.length} of ${all}, ${((100 * files.length) / all).toFixed(0)} %`;
  const [none = [], one = [], more = []] = withQuestions;
  return [
    { name: 'ledger files imported without a question', measured: share(none), aim: '' },
    { name: 'with one question', measured: share(one), aim: '' },
    { name: 'with at most one', measured: share([...none, ...one]), aim: '90 %' },
    { name: 'with two or more', measured: share(more), aim: '' },
    { name: 'not imported', measured: [share(notImported), ...notImported].join(', '), aim: '' },
    ...large,
  ];
}
