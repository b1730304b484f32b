/** Returns whether a unique index or constraint rejected a statement (SQLSTATE 23505). */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505';
