import { type Problem, type ProblemCode, problemStatus, SuiteError } from '@suite/contract/errors';
import type { Logger } from '@suite/env/logger';
import { isDiskFull } from '../errors/disk-full';
import { innermost } from '../errors/innermost';

/**
 * Creates the response for a failure (contract `problem`). Returned by a handler, it commits what was written; thrown, it rolls
 * back.
 */
export function problemAnswer(problem: Problem): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (problem.retryAfterSeconds !== undefined) headers.set('Retry-After', String(problem.retryAfterSeconds));
  if (problem.code === 'unauthorized') headers.set('WWW-Authenticate', 'Bearer');
  return new Response(JSON.stringify(problem), { status: problemStatus[problem.code], headers });
}

/** A request that the contract's schemas reject; `fields` describes the error of each field. */
export class InvalidRequestError extends SuiteError {
  constructor(
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super('invalid_request', message);
  }
}

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemStatus, code);

/** SQLSTATEs of text that doesn't fit its column's type. */
const malformed = new Set(['22P02', '22003', '22007', '22008']);

/** SQLSTATEs of a NUL character, also within JSON. */
const unstorable = new Set(['22021', '22P05']);

/** Error codes of an unreachable database: network errors, and SQLSTATEs of one that is stopping, starting, full or gone. */
const outOfReach = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '3D000',
]);

/** `pg` gives these errors no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Converts a thrown error to what the caller sees; an unexpected one is logged and shown without details. */
export function problemOf(error: unknown, logger: Logger): Problem {
  if (error instanceof InvalidRequestError) {
    return { code: 'invalid_request', message: error.message, ...(error.fields && { fields: error.fields }) };
  }
  if (error instanceof SuiteError && isProblemCode(error.code)) {
    const { code, message, retryAfterSeconds } = error;
    return { code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }
  const fault = innermost(error);
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
  if (malformed.has(code)) return { code: 'invalid_request', message: 'A value is not of the form it needs.' };
  if (unstorable.has(code)) {
    return { code: 'invalid_request', message: 'The text holds a character that cannot be kept. Type it instead of pasting it.' };
  }
  // Logs no error objects: drizzle's contains the values of the statement, `pg`'s those of the row.
  logger.error('a request failed', code, fault.stack);
  if (isDiskFull(error)) {
    return { code: 'disk_full', message: 'The disk of the suite is full: make room on it, then try again.' };
  }
  if (outOfReach.has(code) || lostConnection.test(fault.message)) {
    return { code: 'not_ready', message: 'The database is out of reach. Try again in a moment.' };
  }
  return { code: 'unexpected', message: 'Something went wrong on our side.' };
}
