import { bytesOf, type Document, openPdf } from '@suite/kernel/pdf/open-pdf';
import { longDayText } from '@suite/values/day-text';
import type { Handover } from '../contract/handovers';
import type { Kind } from '../contract/terms';

/** Points. */
const MARGIN = 54;
const INK = '#1b1a17';
const MUTED = '#67625a';
const LINE = '#e0dcd3';

export interface SignedHandover extends Pick<Handover, 'kind' | 'person' | 'on' | 'signer' | 'by' | 'note' | 'devices'> {
  firm: string;
  at: Date;
  /** PNG of a drawn signature; null for a typed one. */
  image: Buffer | null;
}

const kindWords: Record<Kind, string> = {
  computer: 'Computer',
  server: 'Server',
  phone: 'Phone',
  tablet: 'Tablet',
  printer: 'Printer',
  router: 'Router',
  storage: 'Storage media',
};

const wipeWords = { done: 'deleted', needed: 'to be deleted' } as const;

const texts = {
  handover: {
    title: 'Handover of devices',
    says: (person: string, firm: string, on: string) => `${person} received these devices from ${firm} on ${on}.`,
    duties: [
      'The devices stay the property of the firm and are used for its work.',
      'Encryption, screen lock, firewall and antivirus stay on, and updates are installed when they are offered.',
      'A loss, a theft or anything suspicious is reported to the firm at once.',
      'The devices are given back when the firm asks for them, or when the work for it ends.',
    ],
  },
  return: {
    title: 'Return of devices',
    says: (person: string, firm: string, on: string) => `${person} returned these devices to ${firm} on ${on}.`,
    duties: ['The firm deletes its data on each device as stated above before anybody else uses it.'],
  },
} as const;

/** Renders what a person received or returned, with one signature for all devices. */
export async function handoverPdf(signed: SignedHandover): Promise<Buffer> {
  const { kind, firm, person, on, at, devices, note } = signed;
  const words = texts[kind];
  const described = {
    title: `${words.title}: ${person}`,
    author: firm,
    createdAt: at,
    margin: MARGIN,
  };
  const document = await openPdf(described, 'en-US');
  return bytesOf(document, () => {
    document.font('bold').fontSize(11).fillColor(MUTED).text(firm);
    document.moveDown(0.5).fontSize(20).fillColor(INK).text(words.title);
    document.moveDown(0.5);
    paragraph(document, words.says(person, firm, longDayText(on)));
    document.moveDown(1);
    drawDevices(document, kind, devices);
    document.moveDown(0.6);
    for (const duty of words.duties) paragraph(document, `•  ${duty}`);
    if (note) {
      document.moveDown(0.6);
      paragraph(document, `Note: ${note}`);
    }
    drawSignature(document, signed);
  });
}

const paragraph = (document: Document, text: string, color = INK) =>
  document.font('regular').fontSize(10).fillColor(color).text(text, MARGIN, undefined, { lineGap: 2 });

function drawDevices(document: Document, kind: Handover['kind'], devices: Handover['devices']): void {
  const width = document.page.width - 2 * MARGIN;
  const shares = kind === 'return' ? [0.34, 0.18, 0.28, 0.2] : [0.42, 0.2, 0.38];
  row(document, ['Device', 'Kind', 'Serial number', ...(kind === 'return' ? ['Data'] : [])], { shares, width, isHead: true });
  for (const { name, kind: what, serial, wipe } of devices) {
    const data = kind === 'return' ? [wipe ? wipeWords[wipe] : 'not stated'] : [];
    row(document, [name, kindWords[what], serial || 'none', ...data], { shares, width, isHead: false });
  }
}

interface RowLook {
  shares: readonly number[];
  width: number;
  isHead: boolean;
}

function row(document: Document, cells: readonly string[], { shares, width, isHead }: RowLook): void {
  if (document.y > document.page.height - MARGIN - 40) document.addPage();
  const top = document.y;
  document.font(isHead ? 'bold' : 'regular').fontSize(9.5);
  let x = MARGIN;
  let bottom = top;
  cells.forEach((cell, index) => {
    const room = (shares[index] ?? 0) * width;
    document.fillColor(isHead ? MUTED : INK).text(cell, x, top, { width: room - 8 });
    bottom = Math.max(bottom, document.y);
    x += room;
  });
  document
    .moveTo(MARGIN, bottom + 3)
    .lineTo(MARGIN + width, bottom + 3)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  document.x = MARGIN;
  document.y = bottom + 8;
}

function drawSignature(document: Document, { signer, image, at, by }: SignedHandover): void {
  if (document.y > document.page.height - MARGIN - 150) document.addPage();
  document.moveDown(1.5);
  const moment = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (image) {
    document.image(image, MARGIN, document.y, { fit: [200, 80] });
    document.y += 84;
  } else {
    document.font('bold').fontSize(16).fillColor(INK).text(signer, MARGIN);
  }
  document.x = MARGIN;
  paragraph(document, `Signed by ${signer} (${image ? 'drawn' : 'typed'}) at ${moment}.`);
  paragraph(document, `Recorded by ${by}.`, MUTED);
}
