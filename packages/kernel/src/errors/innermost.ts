/** Returns the root cause of an error: drizzle wraps the error of `pg`, which wraps that of the network. */
export function innermost(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
