/** Line feeds instead of other ends of lines in a text that comes in pieces: the parser of events is quadratic in the others. */
export function lineFeeds(): (piece: string) => string {
  let isHeld = false;
  return (piece) => {
    const text = isHeld ? `\r${piece}` : piece;
    isHeld = text.endsWith('\r');
    const whole = isHeld ? text.slice(0, -1) : text;
    return whole.includes('\r') ? whole.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : whole;
  };
}
