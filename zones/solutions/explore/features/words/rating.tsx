/** A rating out of five, with the number of reviews. */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-faint">No reviews</span>;
  return (
    <span className="tabular-nums">
      {rating.toFixed(1)} <span className="text-muted">of 5 ({count})</span>
    </span>
  );
}
