/** Error codes of a full disk: the system's, and the database's (SQLSTATE 53100). */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether an error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return full.has(code) || isDiskFull(cause);
}

/** Returns the bytes that files leave free on the disk for the database and the system. @param size of the disk */
export const reserveOf = (size: number): number => Math.min(2 ** 30, size / 20);
