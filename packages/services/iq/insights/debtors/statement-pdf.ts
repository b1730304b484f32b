import type { MetricFormats } from '@suite/insights/metric-formats';
import { bytesOf, openPdf } from '@suite/kernel/pdf/open-pdf';
import type { Printing } from '../reports/branding';
import { drawPart } from '../reports/pdf/draw-part';
import { createPage, framePages, INK, MARGIN, MUTED, type Page } from '../reports/pdf/page';
import { statementParts } from '../wording/statement';
import type { Owing } from './read-debtor';

interface Statement {
  debtor: Pick<Owing, 'firm' | 'client' | 'email' | 'asOf' | 'invoices' | 'unsure' | 'unappliedCredit' | 'currency'>;
  /** The client's contact person at the firm. */
  contact: { name: string; email: string };
  createdAt: Date;
}

/** Creates a PDF of a client's debts, with the firm's logo and color, in the formats of a locale. */
export async function statementPdf(
  { debtor, contact, createdAt }: Statement,
  locale: string | null,
  formats: MetricFormats,
  { accent, logo }: Printing,
): Promise<Buffer> {
  const { firm, client, asOf } = debtor;
  const described = { title: `Statement for ${client}: ${asOf}`, author: firm, createdAt, margin: MARGIN };
  const document = await openPdf(described, locale);
  return bytesOf(document, () => {
    const page = createPage(document, accent);
    drawHead(page, { firm, logo, asOf: formats.day(asOf) });
    drawParties(page, [
      ['Statement for', client, [debtor.email]],
      ['From', firm, [contact.name, contact.email]],
    ]);
    for (const part of statementParts(debtor, formats)) drawPart(page, part);
    const ask = `Questions, or paid in the meantime? Write to ${contact.name} at ${contact.email}. Please give the invoice number with each payment.`;
    page.need(30);
    page.regular(9).text(ask, MARGIN, document.y, { width: page.width, lineGap: 1.5 });
    framePages(page, { left: firm, right: `Statement for ${client}, ${formats.day(asOf)}`, firstFramed: 0 });
  });
}

/** Maximum size of a logo, in points. */
const LOGO = { width: 200, height: 56 };

function drawHead(page: Page, { firm, logo, asOf }: { firm: string; logo: Buffer | undefined; asOf: string }): void {
  const { document, accent, width } = page;
  const top = 44;
  if (logo) document.image(logo, MARGIN, top, { fit: [LOGO.width, LOGO.height] });
  else page.bold(16).text(firm, MARGIN, top, { width: width - 190 });
  const bottom = logo ? top + LOGO.height : document.y;
  page.bold(20, accent).text('Statement', MARGIN, top - 4, { width, align: 'right', lineBreak: false });
  page.regular(9.5, MUTED).text(`As of ${asOf}`, MARGIN, top + 22, { width, align: 'right', lineBreak: false });
  document.y = Math.max(bottom, top + 36) + 22;
}

/** Draws recipient and sender of the statement side by side. Unknown details are left out. */
function drawParties(page: Page, parties: readonly [label: string, name: string, lines: readonly (string | null)[]][]): void {
  const { document } = page;
  const width = (page.width - 24) / parties.length;
  const top = document.y;
  const bottoms = parties.map(([label, name, lines], place) => {
    const x = MARGIN + place * (width + 24);
    page.regular(8.5, MUTED).text(label, x, top, { width });
    page.bold(11, INK).text(name, x, document.y + 2, { width });
    for (const line of lines) if (line) page.regular(9.5).text(line, x, document.y + 1, { width });
    return document.y;
  });
  document.x = MARGIN;
  document.y = Math.max(...bottoms) + 22;
}
