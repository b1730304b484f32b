/** A share of a count: `3 (25%)`, and `0` where nothing was sent. */
export const rateText = (part: number, all: number): string => (all === 0 ? '0' : `${part} (${Math.round((part / all) * 100)}%)`);
