import { type Block, blocksOf } from '@services/price-book/wording/letter';
import { type MetricFormats, metricFormatsOf } from '@suite/insights/metric-formats';
import { bytesOf, type Document, openPdf } from '@suite/kernel/pdf/open-pdf';
import { artifact, element, group } from '@suite/kernel/pdf/tags';
import type { Charge } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { type Amounts, lineAmounts } from '@suite/pricing/line-amounts';
import type { Content } from '../contract/content';
import { amendsText, changeTexts } from '../wording/changes';
import { copy } from '../wording/offer-page';
import { dueRows } from './due-rows';
import { drawTable, INK, MARGIN } from './table';
import { activityText, billingText } from './wording';

const MUTED = '#67625a';
/** Maximum size of a logo. */
const LOGO = { width: 160, height: 48 };
/** Maximum size of a drawn signature. */
const SIGNATURE = { width: 180, height: 60 };

/** Style of the firm's documents. */
export interface Printing {
  /** `#rrggbb`. */
  accent: string;
  logo: Buffer | undefined;
}

export interface SignedBy {
  name: string;
  email: string;
  kind: 'typed' | 'drawn';
  /** PNG of a drawn signature. */
  image: Buffer | null;
  ip: string;
  userAgent: string;
  at: Date;
}

export interface Accepted {
  number: number;
  version: number;
  content: Content;
  /** SHA-256 of the version, in hexadecimal. */
  hash: string;
  optionName: string;
  lines: readonly Line[];
  charges: readonly Charge[];
  firstYear: Amounts;
  acceptedOn: string;
  at: Date;
  signatures: readonly SignedBy[];
  /** Activities, oldest first. */
  timeline: readonly { at: Date; kind: Parameters<typeof activityText>[0]; by: string | null; what: string | null }[];
}

/**
 * Returns a PDF with what was accepted, the engagement letter, and a page that certifies who signed what, when and from where.
 */
export async function proposalPdf(accepted: Accepted, printing: Printing): Promise<Buffer> {
  const { content, number, at } = accepted;
  const formats = metricFormatsOf('en-US');
  const described = {
    title: `${content.title}: accepted`,
    author: content.firm,
    createdAt: at,
    margin: MARGIN,
    isTagged: true,
  };
  const document = await openPdf(described, 'en-US');
  return bytesOf(document, () => {
    drawHead(document, accepted, printing, formats);
    drawChanges(document, accepted, formats);
    drawServices(document, accepted, formats);
    drawCharges(document, accepted, formats);
    drawLetter(document, content);
    drawCertificate(document, accepted);
    numberPages(document, `${content.firm} · Proposal #${number}`);
  });
}

/** Starts a part of the document on a new page. */
const part = (document: Document, text: string) => {
  document.addPage();
  element(document, 'H2', () => document.font('bold').fontSize(16).fillColor(INK).text(text, MARGIN));
};

const heading = (document: Document, text: string, type: 'H2' | 'H3' = 'H2') => {
  if (document.y > document.page.height - MARGIN - 90) document.addPage();
  document.moveDown(1.2);
  element(document, type, () => document.font('bold').fontSize(13).fillColor(INK).text(text, MARGIN));
  document.moveDown(0.4);
};

const plainText = (document: Document, text: string, color: string, x = MARGIN) =>
  document.font('regular').fontSize(10).fillColor(color).text(text, x, undefined, { lineGap: 2 });

const paragraph = (document: Document, text: string, color = INK) => {
  element(document, 'P', () => plainText(document, text, color));
};

interface Box {
  width: number;
  height: number;
}

/** Draws a picture at the current place, scaled into a box, and moves below it. */
function picture(document: Document, image: Buffer, { width, height }: Box, alt: string): void {
  const { y } = document;
  const draw = () => document.image(image, MARGIN, y, { fit: [width, height] });
  element(document, 'Figure', draw, { alt, bbox: [MARGIN, y, MARGIN + width, y + height] });
  document.y = y + height + 12;
}

function drawHead(
  document: Document,
  { content, number, version, acceptedOn, optionName }: Accepted,
  { accent, logo }: Printing,
  { day }: MetricFormats,
): void {
  if (logo) picture(document, logo, LOGO, `Logo of ${content.firm}`);
  element(document, 'P', () => document.font('bold').fontSize(11).fillColor(accent).text(content.firm, MARGIN));
  document.moveDown(0.6);
  element(document, 'H1', () => document.font('bold').fontSize(20).fillColor(INK).text(content.title));
  paragraph(
    document,
    `For ${content.client}. Proposal #${number}, version ${version}, accepted on ${day(acceptedOn)}: ${optionName}.`,
    MUTED,
  );
  if (content.message) {
    document.moveDown(0.8);
    paragraph(document, content.message);
  }
}

function drawChanges(document: Document, { content, lines }: Accepted, { day, money }: MetricFormats): void {
  const { amends, currency } = content;
  if (!amends) return;
  heading(document, copy.amends.title);
  paragraph(document, `${amendsText(amends, day)}.`, MUTED);
  const changes = changeTexts(amends, lines, currency, money);
  const rows = changes.map(({ name, before, after }) => ({ cells: [name, before, after] }));
  drawTable(document, {
    columns: [
      { head: copy.amends.service, share: 0.4 },
      { head: copy.amends.before, share: 0.3, isNumber: true },
      { head: copy.amends.after, share: 0.3, isNumber: true },
    ],
    rows: rows.length ? rows : [{ cells: [copy.amends.same, '', ''] }],
  });
}

function drawServices(document: Document, { content, lines }: Accepted, { money }: MetricFormats): void {
  heading(document, copy.accepted.lines);
  const rows = lines.map((line) => {
    const { net, tax, discount } = lineAmounts(line);
    const less = line.discount ? `\nLess ${money(discount, content.currency)}: ${line.discount.reason}` : '';
    const name = `${line.name}${line.description ? `\n${line.description}` : ''}${less}`;
    const quantity = `${line.quantity}${line.unit && ` × ${line.unit}`}`;
    return { cells: [name, billingText(line), quantity, money(tax, content.currency), money(net, content.currency)] };
  });
  drawTable(document, {
    columns: [
      { head: 'Service', share: 0.44 },
      { head: 'Charged', share: 0.2 },
      { head: 'Quantity', share: 0.12, isNumber: true },
      { head: 'Tax', share: 0.12, isNumber: true },
      { head: 'Price', share: 0.12, isNumber: true },
    ],
    rows,
  });
}

function drawCharges(document: Document, { content, lines, charges, firstYear }: Accepted, { day, money }: MetricFormats): void {
  const { isGrouped, dues } = dueRows(charges, lines);
  heading(document, isGrouped ? copy.accepted.dues : copy.accepted.allDues);
  if (isGrouped) paragraph(document, copy.accepted.grouped, MUTED);
  const rows = dues.map(({ on, from, to, kind, text, gross }) => {
    const period =
      from && to ? `, ${copy.accepted.period(day(from), day(to))}` : kind === 'deposit' ? `, ${copy.accepted.deposit}` : '';
    return { cells: [on ? day(on) : copy.accepted.onCompletion, `${text}${period}`, money(gross, content.currency)] };
  });
  const all = charges.reduce((sum, { gross }) => sum + gross, 0);
  // A prorated first period makes the last one reach beyond the anniversary.
  if (all !== firstYear.gross) rows.push({ cells: [copy.accepted.allDuesTotal, '', money(all, content.currency)] });
  const total = { cells: [copy.totals.firstYear, '', money(firstYear.gross, content.currency)], isBold: true };
  drawTable(document, {
    columns: [
      { head: 'Date', share: 0.2 },
      { head: 'Service', share: 0.56 },
      { head: 'Amount with tax', share: 0.24, isNumber: true },
    ],
    rows: [...rows, total],
  });
}

function drawLetter(document: Document, { letter }: Content): void {
  if (!letter) return;
  part(document, letter.name);
  const parts = [
    [copy.letter.scope, letter.scope],
    [copy.letter.notCovered, letter.notCovered],
    [copy.letter.body, letter.body],
  ] as const;
  for (const [title, text] of parts) {
    if (!text) continue;
    heading(document, title, 'H3');
    for (const block of blocksOf(text)) drawBlock(document, block);
  }
}

function drawBlock(document: Document, block: Block): void {
  if (block.kind === 'heading') {
    document.moveDown(0.4);
    element(document, 'H4', () => document.font('bold').fontSize(11).fillColor(INK).text(block.text, MARGIN));
  } else if (block.kind === 'paragraph') paragraph(document, block.text);
  else
    group(document, 'L', () => {
      for (const item of block.items) drawItem(document, item);
    });
  document.moveDown(0.5);
}

function drawItem(document: Document, item: string): void {
  if (document.y > document.page.height - MARGIN - 12) document.addPage();
  const { y } = document;
  group(document, 'LI', () => {
    element(document, 'Lbl', () => plainText(document, '•', INK));
    document.y = y;
    element(document, 'LBody', () => plainText(document, item, INK, MARGIN + 12));
  });
  document.x = MARGIN;
}

/** Precise to the second in UTC, as evidence. */
const momentText = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function drawCertificate(document: Document, { hash, signatures, timeline, number, version }: Accepted): void {
  part(document, 'Certificate of acceptance');
  paragraph(
    document,
    'The people below agreed to sign and keep records electronically (15 U.S.C. § 7001(c), UETA). This document carries a seal that breaks when any byte of it changes.',
    MUTED,
  );
  heading(document, 'Signatures', 'H3');
  for (const signature of signatures) drawSignature(document, signature);
  heading(document, 'What happened', 'H3');
  drawTable(document, {
    columns: [
      { head: 'Activity', share: 0.7 },
      { head: 'Time', share: 0.3, isNumber: true },
    ],
    rows: timeline.map(({ at, kind, by, what }) => ({ cells: [activityText(kind, by, what), momentText(at)] })),
  });
  heading(document, 'Fingerprint', 'H3');
  paragraph(document, `SHA-256 of version ${version} of proposal #${number}, as it was sent:`, MUTED);
  paragraph(document, hash);
}

function drawSignature(document: Document, { name, email, kind, image, ip, userAgent, at }: SignedBy): void {
  if (document.y > document.page.height - MARGIN - 130) document.addPage();
  if (image) picture(document, image, SIGNATURE, `Signature of ${name}, drawn by hand`);
  else
    element(document, 'P', () =>
      document.font('regular').fontSize(26).fillColor(INK).text(name, MARGIN, undefined, { oblique: 14 }),
    );
  element(document, 'P', () => document.font('bold').fontSize(11).fillColor(INK).text(name, MARGIN));
  paragraph(
    document,
    `${email}\nSigned ${momentText(at)}, ${kind === 'drawn' ? 'drawn by hand' : 'by typing the name'}\n${ip.endsWith('/64') ? 'IPv6 network' : 'IP address'} ${ip}\n${userAgent}`,
    MUTED,
  );
  document.moveDown(0.8);
}

function numberPages(document: Document, name: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin, text would start another page.
    document.page.margins.bottom = 0;
    const [y, width] = [document.page.height - 36, document.page.width - 2 * MARGIN];
    const draw = () => {
      document.font('regular').fontSize(8).fillColor(MUTED);
      document.text(name, MARGIN, y, { width: width * 0.7, height: 10, ellipsis: true, lineBreak: false });
      document.text(`Page ${page + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
    };
    artifact(document, draw, 'Pagination');
  }
}
