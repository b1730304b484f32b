import { type ErrorCode, SuiteError } from '@suite/contract/errors';

interface Failure {
  title: string;
  text: string;
}

const failures: Partial<Record<ErrorCode, Failure>> = {
  unknown_environment: {
    title: 'This address is not part of the suite.',
    text: 'Check the address, or open the suite from the link your firm gave you.',
  },
  config_load_failed: {
    title: 'The settings of this app could not be loaded.',
    text: 'Check your connection. Nothing you have saved is affected.',
  },
  config_invalid: {
    title: 'The settings of this app cannot be read.',
    text: 'Tell whoever runs the suite for you: its config file is not valid JSON.',
  },
};

const other: Failure = { title: 'This app could not start.', text: 'Nothing you have saved is affected.' };

/** What a person reads when a zone does not start. */
export const startFailure = (error: unknown): Failure => (error instanceof SuiteError && failures[error.code]) || other;
