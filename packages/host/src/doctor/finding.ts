/** The result of a check, as a sentence that says what to do when something is wrong. */
export interface Finding {
  state: 'ok' | 'look' | 'wrong';
  text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });

/** Creates a warning: it works, but may not be intended. */
export const look = (text: string): Finding => ({ state: 'look', text });

export const wrong = (text: string): Finding => ({ state: 'wrong', text });

/** Returns the message of an error, or its code. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
