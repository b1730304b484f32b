/**
 * Returns a part of an amount in whole minor units, `amount × part ÷ whole`, rounded half away from zero; exact however large the
 * product is.
 * @throws RangeError when an argument is not a whole number, or the result is beyond 2^53
 */
export function shareOf(amount: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  const [size, sign] = product < 0n ? [-product, -1] : [product, 1];
  const rounded = Number((size * 2n + divisor) / (divisor * 2n));
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`shareOf: ${amount} × ${part} ÷ ${whole} is too large`);
  return rounded === 0 ? 0 : sign * rounded;
}
