/** What a check found, in a sentence that says what to do when something is wrong. */
export interface Finding {
  state: 'ok' | 'look' | 'wrong';
  text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });

/** It works; it may not be what is wanted. */
export const look = (text: string): Finding => ({ state: 'look', text });

export const wrong = (text: string): Finding => ({ state: 'wrong', text });

/** What an error says in a few words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
