/** Milliseconds in a day of UTC. A day in a time zone is an hour shorter or longer when clocks change. */
export const MILLISECONDS_PER_DAY = 86_400_000;
