/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** A factor around 1, rarely below a third or above three, for sizes of firms and fees. */
  factor(): number;
}

/**
 * Returns one of many independent streams of a seed. The generator is sfc32, Chris Doty-Humphrey's small fast counting generator
 * (PractRand, public domain): it uses only 32-bit arithmetic, so its numbers are the same on every machine.
 */
export function randomOf(seed: number, stream: number): Random {
  let a = seed | 0;
  let b = stream | 0;
  let c = 0x9e3779b9;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // Seeds that differ in one bit start alike, so the first numbers are skipped: as many rounds as its author runs.
  for (let round = 0; round < 15; round++) next();
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    factor: () => 3 ** ((next() + next() + next()) * (2 / 3) - 1),
  };
}
