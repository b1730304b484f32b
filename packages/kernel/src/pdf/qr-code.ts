import { encode } from 'uqr';
import type { Document } from './open-pdf';

interface Square {
  x: number;
  y: number;
  /** Side length in points, including the quiet zone of four modules around the code (ISO/IEC 18004 §9.1). */
  size: number;
}

const QUIET_ZONE = 4;

/** Draws a QR code for `text`, in black on the paper, with error correction M (15 %). */
export function drawQrCode(document: Document, text: string, { x, y, size }: Square): void {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const side = size / data.length;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) document.rect(x + column * side, y + line * side, side, side);
    });
  });
  document.fill('black');
}
