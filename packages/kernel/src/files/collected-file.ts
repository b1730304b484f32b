import * as v from 'valibot';

/** The job that removes content once no file refers to it. */
export const collectedFile = { kind: 'remove unused file', payload: v.object({ hash: v.string() }) };
