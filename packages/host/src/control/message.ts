import { isAbsolute } from 'node:path';
import { duplicates } from '@services/ledger/contract/duplicates';
import { fileAnswers } from '@services/ledger/import/file/file-answers';
import { importSources } from '@services/ledger/import/run-import';
import * as v from 'valibot';

/** Path for import orders. */
export const IMPORTS = '/imports';

/** An order to import. Paths are absolute, because the platform may run in another folder. */
export const importOrder = v.object({
  company: v.pipe(v.string(), v.minLength(1)),
  source: v.picklist(importSources),
  path: v.pipe(v.string(), v.check(isAbsolute)),
  duplicates: v.optional(duplicates),
  answers: v.optional(fileAnswers),
});

/** One line of the response, as JSON: a line to print, a failure, or the end. */
export const message = v.union([
  v.object({ print: v.string() }),
  v.object({ failure: v.string() }),
  v.object({ done: v.literal(true) }),
]);
export type Message = v.InferOutput<typeof message>;
