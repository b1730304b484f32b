/** Clients of the first piece. */
const FIRST_CLIENTS = 50;
const MAX_CLIENTS = 5_000;

/** Milliseconds of a piece until one of a single client has been measured, and at most. */
const UNKNOWN = 100;
const LONGEST = 1_000;

/**
 * How many times as long as one of a single client a piece may take. Planning its statements costs a piece the same however
 * few its clients are: smaller pieces would do little else.
 */
const TIMES = 4;

/** Every so many pieces, one of a single client is measured again: how busy the machine is changes. */
const OF_ONE = 16;

/** How many clients a next piece has, by how long those before it took. */
export function pieceSizes() {
  let pieces = 0;
  let size = FIRST_CLIENTS;
  let longest = UNKNOWN;
  const isOfOne = () => pieces % OF_ONE === 1;
  return {
    next: (): number => (isOfOne() ? 1 : size),
    /** @param milliseconds that the piece held the database, without what it waited for it */
    took(clients: number, milliseconds: number): void {
      const time = Math.max(milliseconds, 0.1);
      if (isOfOne()) {
        const before = longest;
        longest = Math.min(LONGEST, TIMES * time);
        // The piece before was measured against another time.
        if (longest < before) size = Math.max(1, Math.floor(size * (longest / before)));
      } else size = Math.max(1, Math.min(MAX_CLIENTS, Math.floor(clients * Math.min(2, longest / time))));
      pieces++;
    },
  };
}
