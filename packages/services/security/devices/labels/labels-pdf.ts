import { bytesOf, type Document, openPdf } from '@suite/kernel/pdf/open-pdf';
import { drawQrCode } from '@suite/kernel/pdf/qr-code';
import type { labelFormats } from '../contract/devices';

interface Label {
  name: string;
  serial: string;
  /** The page that the QR code opens. */
  address: string;
}

interface Labels {
  firm: string;
  createdAt: Date;
  format: (typeof labelFormats)[number];
  labels: readonly Label[];
}

interface Sheet {
  page: [width: number, height: number];
  columns: number;
  rows: number;
  left: number;
  top: number;
  /** The distance between labels. */
  step: [across: number, down: number];
  label: [width: number, height: number];
}

/** Layouts in points: 30 labels of 2⅝ × 1 inches on Letter, as on sheet 5160, and 62 × 29 mm on a roll. */
const sheets: Record<Labels['format'], Sheet> = {
  sheet: { page: [612, 792], columns: 3, rows: 10, left: 13.5, top: 36, step: [198, 72], label: [189, 72] },
  single: { page: [176, 82], columns: 1, rows: 1, left: 0, top: 0, step: [176, 82], label: [176, 82] },
};

const GAP = 5;

/** Renders labels to stick on devices: firm, name and serial number beside a QR code. */
export async function labelsPdf({ firm, createdAt, format, labels }: Labels): Promise<Buffer> {
  const sheet = sheets[format];
  const described = { title: 'Device labels', author: firm, createdAt, margin: 0, size: sheet.page };
  const document = await openPdf(described, 'en-US');
  const perPage = sheet.columns * sheet.rows;
  return bytesOf(document, () => {
    labels.forEach((label, index) => {
      const at = index % perPage;
      if (at === 0 && index > 0) document.addPage({ size: sheet.page, margin: 0 });
      const [across, down] = sheet.step;
      const x = sheet.left + (at % sheet.columns) * across;
      const y = sheet.top + Math.floor(at / sheet.columns) * down;
      drawLabel(document, label, firm, { x, y, width: sheet.label[0], height: sheet.label[1] });
    });
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawLabel(document: Document, { name, serial, address }: Label, firm: string, { x, y, width, height }: Box): void {
  const size = height - 2 * GAP;
  drawQrCode(document, address, { x: x + GAP, y: y + GAP, size });
  const left = x + size + 2 * GAP;
  const room = { width: width - size - 3 * GAP, lineBreak: true, ellipsis: true };
  const line = (text: string, font: 'regular' | 'bold', points: number, top: number, lines = 1) =>
    document
      .font(font)
      .fontSize(points)
      .fillColor('black')
      .text(text, left, y + top, { ...room, height: points * 1.25 * lines });
  line(firm, 'regular', 6.5, GAP + 3);
  line(name, 'bold', 9, GAP + 14, 2);
  if (serial) line(`S/N ${serial}`, 'regular', 7.5, height - GAP - 12);
}
