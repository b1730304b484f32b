import { SuiteError } from '@suite/contract/errors';
import { copy } from './copy';

interface Failure {
  text: string;
  /** A newer state has to be looked at first. */
  isOld: boolean;
}

/** What a person reads when a change of somebody was refused. */
export function failureOf(error: unknown, name: string): Failure {
  const code = error instanceof SuiteError ? error.code : undefined;
  const known = code === 'changed_meanwhile' || code === 'last_administrator' || code === 'not_found' ? code : 'other';
  return { text: copy.failures[known](name), isOld: known === 'changed_meanwhile' || known === 'not_found' };
}
