/** A driver is fine from the first number of points on, and weak below the second. */
const [FINE, WEAK] = [75, 50];

/** Returns the color of a bar of points. */
export const barOf = (points: number | null): string => {
  if (points === null) return 'bg-faint';
  return points >= FINE ? 'bg-good' : points >= WEAK ? 'bg-warn' : 'bg-bad';
};
