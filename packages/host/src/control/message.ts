import { isAbsolute } from 'node:path';
import { duplicates } from '@services/ledger/contract/duplicates';
import { importSources } from '@services/ledger/import/run-import';
import * as v from 'valibot';

/** Path of the order to import. */
export const IMPORTS = '/imports';

/** What is asked for; the platform may run in another folder, so paths are absolute. */
export const importOrder = v.object({
  company: v.pipe(v.string(), v.minLength(1)),
  source: v.picklist(importSources),
  path: v.pipe(v.string(), v.check(isAbsolute)),
  duplicates: v.optional(duplicates),
});

/** One line of the answer, as JSON: what to print, how it failed, or that it finished. */
export const message = v.union([
  v.object({ print: v.string() }),
  v.object({ failure: v.string() }),
  v.object({ done: v.literal(true) }),
]);
export type Message = v.InferOutput<typeof message>;
