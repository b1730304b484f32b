/** Formats a count with its share: `3 (25%)`, or `0` if nothing was sent. */
export const rateText = (part: number, all: number): string => (all === 0 ? '0' : `${part} (${Math.round((part / all) * 100)}%)`);
