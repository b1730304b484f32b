const MILLISECONDS_EACH = 5;

function Piece() {
  const end = performance.now() + MILLISECONDS_EACH;
  while (performance.now() < end);
  return null;
}

/** Takes as long to render as a heavy page on a slow machine, in pieces. */
export const slowPieces = Array.from({ length: 40 }, (_, place) => <Piece key={place} />);
