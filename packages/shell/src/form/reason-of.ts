import { type ErrorCode, SuiteError } from '@suite/contract/errors';

const wentWrong = 'Something went wrong on the server. Try again.';

/** Messages for failures without a message from a server of the suite. */
const reasons: Partial<Record<ErrorCode, string>> = {
  network: 'The server cannot be reached. Check your connection.',
  timeout: 'The server did not answer in time.',
  throttled: 'Too many tries. Wait a moment.',
  unauthorized: 'Your session has ended. Sign in again.',
  token_refused: 'Your session has ended. Sign in again.',
  signed_out: 'Your session has ended. Sign in again.',
  forbidden: 'Your account may not do this.',
  not_ready: 'The server is starting. Try again in a moment.',
};

/** Codes whose server messages are meant for developers who call the API. */
const technical: readonly ErrorCode[] = ['unauthorized', 'csrf_mismatch', 'idempotency_key_reused', 'unexpected'];

/** Returns why a call failed, in a sentence a person can act on. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof SuiteError)) return wentWrong;
  if (isFromServer(error) && !technical.includes(error.code)) return error.message;
  return reasons[error.code] ?? wentWrong;
}

/** Whether the message came from a server of the suite and wasn't made up from the status alone. */
const isFromServer = ({ body, message }: SuiteError): boolean =>
  typeof body === 'object' && body !== null && 'message' in body && body.message === message;
