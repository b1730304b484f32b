import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import type { Database } from '@suite/kernel/database/database';
import type { Confirmation } from '../../contract/table';
import { insightsFirms } from '../../schema/firms';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { likeliest } from '../file/confirmation';
import { importFile } from '../file/import-file';
import { formats, type Ledger, type Style, type Traps, trapped } from './fixture-written-ledger';

const NOW = Date.UTC(2025, 6, 10);
const TODAY = '2025-07-10';

/**
 * Writes a ledger in a format and imports the file into a new firm. Returns undefined if the file leaves a question or cannot be
 * read.
 */
export async function readBack(database: Database, name: string, written: Ledger, how: Style, set?: Traps) {
  const { content, hasCredits } = formats[name]?.(written, how) ?? { content: '', hasCredits: false };
  // A file that names no currency is in the firm's currency.
  const isNamed = how.shows === 'column' || (how.shows !== 'nothing' && typeof content === 'string');
  const firm = isNamed ? written.firm : written.currency;
  const path = join(emptyFolder(), 'table');
  writeFileSync(path, set ? trapped(content, how, set) : content);
  const examination = await examined({ path, name: 'table', today: TODAY, currency: firm }).catch((error: unknown) => {
    if (error instanceof FileUnreadableError) return undefined;
    throw error;
  });
  if (!examination) return undefined;
  const { kind, questions } = examination.guess;
  if (!kind || questions.length) return undefined;
  const confirmation: Confirmation = {
    ...likeliest(examination.guess, kind, TODAY),
    credits: 'used',
    paymentTermsDays: 30,
  };
  const companyId = randomUUID();
  await database.insert(companies).values({ id: companyId, name: companyId });
  await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: firm });
  await importFile({ database, facts, companyId, path, fileName: 'table', examination, confirmation, clock: () => NOW });
  return { companyId, hasCredits, asOf: confirmation.asOf };
}
