/** Number of clients in the first piece. */
const FIRST_CLIENTS = 50;
const MAX_CLIENTS = 5_000;

/** Maximum milliseconds of a piece, before one with a single client has been measured, and in general. */
const UNKNOWN = 100;
const LONGEST = 1_000;

/**
 * Maximum duration of a piece as a multiple of one with a single client. Planning the statements takes the same time for any
 * number of clients, so smaller pieces would spend most of their time on it.
 */
const TIMES = 4;

/** Every this many pieces, one with a single client is measured again, because the load of the machine changes. */
const OF_ONE = 16;

/** Chooses the number of clients in the next piece from the duration of the pieces before it. */
export function pieceSizes() {
  let pieces = 0;
  let size = FIRST_CLIENTS;
  let longest = UNKNOWN;
  const isOfOne = () => pieces % OF_ONE === 1;
  return {
    next: (): number => (isOfOne() ? 1 : size),
    /** @param milliseconds that the piece used the database, without the time it waited for it */
    took(clients: number, milliseconds: number): void {
      const time = Math.max(milliseconds, 0.1);
      if (isOfOne()) {
        const before = longest;
        longest = Math.min(LONGEST, TIMES * time);
        // The size was chosen for a different duration.
        if (longest < before) size = Math.max(1, Math.floor(size * (longest / before)));
      } else size = Math.max(1, Math.min(MAX_CLIENTS, Math.floor(clients * Math.min(2, longest / time))));
      pieces++;
    },
  };
}
