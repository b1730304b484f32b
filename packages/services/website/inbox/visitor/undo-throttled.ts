import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { notePage } from './page';

/**
 * Does what a visitor requested. If the visitor had too many mails, rolls it back and returns the page that says when to try
 * again.
 */
export async function undoThrottled(database: Database, job: (inner: Database) => Promise<Response>): Promise<Response> {
  try {
    return await database.transaction(job);
  } catch (error) {
    if (!(error instanceof SuiteError) || error.code !== 'throttled') throw error;
    const { message, retryAfterSeconds = 60 } = error;
    return notePage('Please wait', message, { status: 429, retryAfter: retryAfterSeconds });
  }
}
