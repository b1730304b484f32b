import { GRANT_EXPIRED, problemStatus, type SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import type { SuiteEvents } from './events';

/** Raises the product's response to a failed call (§8, "Error catalog"). */
export function reportError(error: SuiteError, events: SuiteEvents): void {
  if (error.status === Status.Unauthorized) {
    events.emit('toast', { type: 'error', text: 'Please sign in. (Error 401)' });
    events.emit('unauthorized');
  } else if (error.status === Status.Forbidden) {
    events.emit('toast', { type: 'error', text: 'Please sign in. (Error 403)' });
    events.emit('forbidden');
  } else if (isExpiredGrant(error)) {
    events.emit('unauthorized');
  } else if (isClientSide(error)) {
    events.emit('toast', { type: 'error', text: `Error: ${error.message}` });
  } else {
    events.emit('toast', { type: 'error', text: 'Unexpected problem occurred' });
  }
}

/** Returns whether an error is HTTP 400 `invalid_grant` with the directory code in its description (§8). */
export function isExpiredGrant({ status, body }: SuiteError): boolean {
  if (status !== Status.BadRequest || typeof body !== 'object' || body === null) return false;
  const { error, error_description: description } = body as Record<string, unknown>;
  return error === 'invalid_grant' && typeof description === 'string' && description.includes(GRANT_EXPIRED);
}

/** The error was raised by the client: no server sends its code. */
const isClientSide = ({ code }: SuiteError): boolean => !Object.hasOwn(problemStatus, code);
