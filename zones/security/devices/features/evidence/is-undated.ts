import { SuiteError } from '@suite/contract/errors';

/** Whether a file was refused because its date is unknown. */
export function isUndated(error: unknown): boolean {
  if (!(error instanceof SuiteError) || error.code !== 'invalid_request') return false;
  const { body } = error;
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, 'date');
}
