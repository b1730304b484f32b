import { type Block, blocksOf } from '@services/price-book/wording/letter';
import { type MetricFormats, metricFormatsOf } from '@suite/insights/metric-formats';
import { bytesOf, type Document, openPdf } from '@suite/kernel/pdf/open-pdf';
import type { Charge } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { type Amounts, lineAmounts } from '@suite/pricing/line-amounts';
import type { Content } from '../contract/content';
import { amendsText, changeTexts } from '../wording/changes';
import { copy } from '../wording/offer-page';
import { activityText, billingText } from './wording';

/** Points. */
const MARGIN = 54;
const INK = '#1b1a17';
const MUTED = '#67625a';
const LINE = '#e0dcd3';
/** Maximum size of a logo. */
const LOGO = { width: 160, height: 48 };

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

const heading = (document: Document, text: string) => {
  if (document.y > document.page.height - MARGIN - 90) document.addPage();
  document.moveDown(1.2).font('bold').fontSize(13).fillColor(INK).text(text, MARGIN);
  document.moveDown(0.4);
};

const paragraph = (document: Document, text: string, color = INK) => {
  document.font('regular').fontSize(10).fillColor(color).text(text, MARGIN, undefined, { lineGap: 2 });
};

function drawHead(
  document: Document,
  { content, number, version, acceptedOn, optionName }: Accepted,
  { accent, logo }: Printing,
  { day }: MetricFormats,
): void {
  if (logo) {
    document.image(logo, MARGIN, MARGIN, { fit: [LOGO.width, LOGO.height] });
    document.y = MARGIN + LOGO.height + 12;
  }
  document.font('bold').fontSize(11).fillColor(accent).text(content.firm, MARGIN);
  document.moveDown(0.6).fontSize(20).fillColor(INK).text(content.title);
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

interface Column {
  /** Share of the page's width. */
  share: number;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

function row(
  document: Document,
  texts: readonly string[],
  columns: readonly Column[],
  font: 'regular' | 'bold' = 'regular',
): void {
  const width = document.page.width - 2 * MARGIN;
  document.font(font).fontSize(9.5).fillColor(INK);
  const height = Math.max(
    ...texts.map((text, at) => document.heightOfString(text || ' ', { width: width * (columns[at]?.share ?? 0) - 6 })),
  );
  if (document.y + height + 8 > document.page.height - MARGIN) document.addPage();
  const { y } = document;
  let x = MARGIN;
  for (const [at, text] of texts.entries()) {
    const cell = width * (columns[at]?.share ?? 0);
    document.text(text, x, y + 3, { width: cell - 6, align: columns[at]?.isNumber ? 'right' : 'left' });
    x += cell;
  }
  document
    .moveTo(MARGIN, y + height + 7)
    .lineTo(MARGIN + width, y + height + 7)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  document.x = MARGIN;
  document.y = y + height + 8;
}

function drawChanges(document: Document, { content, lines }: Accepted, { day, money }: MetricFormats): void {
  const { amends, currency } = content;
  if (!amends) return;
  heading(document, copy.amends.title);
  paragraph(document, `${amendsText(amends, day)}.`, MUTED);
  const columns = [{ share: 0.4 }, { share: 0.3, isNumber: true }, { share: 0.3, isNumber: true }];
  row(document, [copy.amends.service, copy.amends.before, copy.amends.after], columns, 'bold');
  const changes = changeTexts(amends, lines, currency, money);
  for (const { name, before, after } of changes) row(document, [name, before, after], columns);
  if (!changes.length) row(document, [copy.amends.same, '', ''], columns);
}

function drawServices(document: Document, { content, lines }: Accepted, { money }: MetricFormats): void {
  heading(document, copy.accepted.lines);
  const columns = [
    { share: 0.44 },
    { share: 0.2 },
    { share: 0.12, isNumber: true },
    { share: 0.12, isNumber: true },
    { share: 0.12, isNumber: true },
  ];
  row(document, ['Service', 'Charged', 'Quantity', 'Tax', 'Price'], columns, 'bold');
  for (const line of lines) {
    const { net, tax, discount } = lineAmounts(line);
    const less = line.discount ? `\nLess ${money(discount, content.currency)}: ${line.discount.reason}` : '';
    const name = `${line.name}${line.description ? `\n${line.description}` : ''}${less}`;
    const quantity = `${line.quantity}${line.unit && ` × ${line.unit}`}`;
    row(document, [name, billingText(line), quantity, money(tax, content.currency), money(net, content.currency)], columns);
  }
}

function drawCharges(document: Document, { content, lines, charges, firstYear }: Accepted, { day, money }: MetricFormats): void {
  heading(document, copy.accepted.allDues);
  const columns = [{ share: 0.2 }, { share: 0.56 }, { share: 0.24, isNumber: true }];
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
  row(document, ['Date', 'Service', 'Amount with tax'], columns, 'bold');
  for (const { on, from, to, kind, lineId, gross } of charges) {
    const period =
      from && to ? `, ${copy.accepted.period(day(from), day(to))}` : kind === 'deposit' ? `, ${copy.accepted.deposit}` : '';
    row(
      document,
      [on ? day(on) : copy.accepted.onCompletion, `${nameOf.get(lineId) ?? ''}${period}`, money(gross, content.currency)],
      columns,
    );
  }
  const all = charges.reduce((sum, { gross }) => sum + gross, 0);
  // A prorated first period makes the last one reach beyond the anniversary.
  if (all !== firstYear.gross) row(document, [copy.accepted.allDuesTotal, '', money(all, content.currency)], columns);
  row(document, [copy.totals.firstYear, '', money(firstYear.gross, content.currency)], columns, 'bold');
}

function drawLetter(document: Document, { letter }: Content): void {
  if (!letter) return;
  document.addPage();
  document.font('bold').fontSize(16).fillColor(INK).text(letter.name, MARGIN);
  const parts = [
    [copy.letter.scope, letter.scope],
    [copy.letter.notCovered, letter.notCovered],
    [copy.letter.body, letter.body],
  ] as const;
  for (const [title, text] of parts) {
    if (!text) continue;
    heading(document, title);
    for (const block of blocksOf(text)) drawBlock(document, block);
  }
}

function drawBlock(document: Document, block: Block): void {
  if (block.kind === 'heading') document.moveDown(0.4).font('bold').fontSize(11).fillColor(INK).text(block.text, MARGIN);
  else if (block.kind === 'paragraph') paragraph(document, block.text);
  else for (const item of block.items) paragraph(document, `•  ${item}`);
  document.moveDown(0.5);
}

/** Precise to the second in UTC, as evidence. */
const momentText = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function drawCertificate(document: Document, { hash, signatures, timeline, number, version }: Accepted): void {
  document.addPage();
  document.font('bold').fontSize(16).fillColor(INK).text('Certificate of acceptance', MARGIN);
  paragraph(
    document,
    'The people below agreed to sign and keep records electronically (15 U.S.C. § 7001(c), UETA). This document carries a seal that breaks when any byte of it changes.',
    MUTED,
  );
  heading(document, 'Signatures');
  for (const { name, email, kind, image, ip, userAgent, at } of signatures) {
    if (document.y > document.page.height - MARGIN - 130) document.addPage();
    if (image) document.image(image, MARGIN, document.y, { fit: [180, 60] }).moveDown(4.5);
    else document.font('regular').fontSize(26).fillColor(INK).text(name, MARGIN, undefined, { oblique: 14 });
    document.font('bold').fontSize(11).fillColor(INK).text(name, MARGIN);
    paragraph(
      document,
      `${email}\nSigned ${momentText(at)}, ${kind === 'drawn' ? 'drawn by hand' : 'by typing the name'}\n${ip.endsWith('/64') ? 'IPv6 network' : 'IP address'} ${ip}\n${userAgent}`,
      MUTED,
    );
    document.moveDown(0.8);
  }
  heading(document, 'What happened');
  for (const { at, kind, by, what } of timeline)
    row(document, [activityText(kind, by, what), momentText(at)], [{ share: 0.7 }, { share: 0.3, isNumber: true }]);
  heading(document, 'Fingerprint');
  paragraph(document, `SHA-256 of version ${version} of proposal #${number}, as it was sent:`, MUTED);
  paragraph(document, hash);
}

function numberPages(document: Document, name: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin, text would start another page.
    document.page.margins.bottom = 0;
    const [y, width] = [document.page.height - 36, document.page.width - 2 * MARGIN];
    document.font('regular').fontSize(8).fillColor(MUTED);
    document.text(name, MARGIN, y, { width: width * 0.7, height: 10, ellipsis: true, lineBreak: false });
    document.text(`Page ${page + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
  }
}
