import { type ErrorCode, SuiteError } from '@suite/contract/errors';

const reasons: Partial<Record<ErrorCode, string>> = {
  network: 'The server cannot be reached. Check your connection.',
  timeout: 'The server did not answer in time.',
  throttled: 'Too many tries. Wait a moment.',
  unauthorized: 'Your session has ended. Sign in again.',
  token_refused: 'Your session has ended. Sign in again.',
  forbidden: 'Your account may not do this.',
  not_ready: 'The server is starting. Try again in a moment.',
};

/** What these codes mean here, the server itself says in a sentence for people. */
const toldByServer: readonly ErrorCode[] = [
  'invalid_request',
  'not_found',
  'not_configured',
  'upload_not_waiting',
  'import_not_undoable',
  'too_many_uploads',
  'too_many_webhooks',
  'report_not_ready',
  'too_many_schedules',
  'sample_data_present',
  'ledger_present',
  'payload_too_large',
  'disk_full',
];

/** Why a call failed, in a sentence a person can act on. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof SuiteError)) return 'Something went wrong on the server. Try again.';
  if (toldByServer.includes(error.code)) return error.message;
  return reasons[error.code] ?? 'Something went wrong on the server. Try again.';
}
