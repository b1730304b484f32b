import { type ErrorCode, SuiteError } from '@suite/contract/errors';

export const codeOf = (error: unknown): ErrorCode => (error instanceof SuiteError ? error.code : 'unexpected');
