/**
 * Converts other line ends to line feeds in a text that arrives in pieces, because the event parser takes quadratic time for the
 * others.
 */
export function lineFeeds(): (piece: string) => string {
  let isHeld = false;
  return (piece) => {
    const text = isHeld ? `\r${piece}` : piece;
    isHeld = text.endsWith('\r');
    const whole = isHeld ? text.slice(0, -1) : text;
    return whole.includes('\r') ? whole.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : whole;
  };
}
