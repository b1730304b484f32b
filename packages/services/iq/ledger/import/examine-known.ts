import type { Database } from '@suite/kernel/database/database';
import { FileUnreadableError } from './csv/file-unreadable-error';
import { nameByIds } from './file/name-by-ids';
import { chosenEncodings, findHeader } from './known-headers';
import { examineInSandbox } from './sandbox/sandbox';
import type { Examination, Examining } from './table/examine-table';

interface Examined {
  examination: Examination;
  /** How the last file with this header was read; undefined if there was none. */
  known: Awaited<ReturnType<typeof findHeader>>;
}

/**
 * Examines a file for a company. A text file whose bytes leave its encoding open is read in one that a person chose for an
 * earlier file, if both then have the same header.
 * @throws FileUnreadableError as `examineInSandbox` does
 */
export async function examineKnown(
  database: Database,
  companyId: string,
  examining: Examining,
  options: Parameters<typeof examineInSandbox>[1],
): Promise<Examined> {
  const examined = await examine(database, companyId, examining, options);
  const { encoding } = examined.examination.guess;
  if (!encoding || encoding.isChosen || encoding.name.startsWith('utf-')) return examined;
  for (const name of await chosenEncodings(database, companyId)) {
    try {
      const again = await examine(database, companyId, { ...examining, encoding: name }, options);
      const before = again.known?.guess.encoding;
      if (before?.isChosen && before.name === name) return again;
    } catch (error) {
      if (!(error instanceof FileUnreadableError)) throw error;
    }
  }
  return examined;
}

async function examine(
  database: Database,
  companyId: string,
  examining: Examining,
  options: Parameters<typeof examineInSandbox>[1],
): Promise<Examined> {
  const examination = await nameByIds(database, companyId, await examineInSandbox(examining, options));
  return { examination, known: await findHeader(database, companyId, examination.guess) };
}
