import { bytesOf, type Document } from '@suite/kernel/pdf/open-pdf';
import { drawTable, INK, MARGIN, MUTED, numberPages, openReport } from '@suite/kernel/pdf/report';
import { dayText } from '@suite/values/day-text';
import {
  type ContentTable,
  controlsText,
  gapsText,
  type Imprint,
  imprintText,
  linesOf,
  type PlanContent,
  paragraphsOf,
} from './content';

export const PLAN_TITLE = 'Written Information Security Plan';

/** Renders the plan: cover, sections, attachments, controls, the crosswalk to 16 CFR 314.4, and a page to sign. */
export async function planPdf(content: PlanContent, imprint: Imprint): Promise<Buffer> {
  const document = await openReport(`${PLAN_TITLE}: ${content.firm}`, content.firm, content.preparedOn);
  return bytesOf(document, () => {
    drawCover(document, content, imprint);
    for (const { title, text, table } of content.sections) {
      heading(document, title);
      for (const one of paragraphsOf(text)) paragraph(document, one);
      if (table) drawNotedTable(document, table);
    }
    drawControls(document, content);
    drawCrosswalk(document, content);
    drawSignatures(document, content, imprint);
    numberPages(document, `${content.firm} · ${imprintText(imprint)}`);
  });
}

interface Reported {
  firm: string;
  on: string;
  title: string;
  facts: readonly string[];
  parts: readonly { title: string; text?: string; table?: ContentTable }[];
  signer: string;
}

/** Renders a report in parts, with a line to sign. */
export async function reportPdf({ firm, on, title, facts, parts, signer }: Reported): Promise<Buffer> {
  const document = await openReport(title, firm, on);
  return bytesOf(document, () => {
    document.font('bold').fontSize(11).fillColor(MUTED).text(firm);
    document.moveDown(0.5).fontSize(20).fillColor(INK).text(title);
    document.moveDown(0.5);
    for (const fact of facts) paragraph(document, fact, MUTED);
    for (const { title: part, text, table } of parts) {
      heading(document, part);
      for (const one of paragraphsOf(text ?? '')) paragraph(document, one);
      if (table) drawNotedTable(document, table);
    }
    document.moveDown(2);
    signature(document, signer);
    numberPages(document, `${firm} · ${title}`);
  });
}

function heading(document: Document, text: string): void {
  if (document.y > document.page.height - MARGIN - 110) document.addPage();
  document.moveDown(1.2).font('bold').fontSize(14).fillColor(INK).text(text, MARGIN);
  document.moveDown(0.4);
}

function paragraph(document: Document, text: string, color = INK): void {
  document.font('regular').fontSize(10).fillColor(color).text(text, MARGIN, undefined, { lineGap: 2 });
  document.moveDown(0.5);
}

function drawCover(document: Document, content: PlanContent, imprint: Imprint): void {
  document.moveDown(8).font('bold').fontSize(12).fillColor(MUTED).text(content.firm);
  document.moveDown(0.4).fontSize(28).fillColor(INK).text(PLAN_TITLE);
  document.moveDown(0.6);
  paragraph(document, imprintText(imprint));
  paragraph(document, `Qualified Individual: ${content.qualifiedIndividual}`);
  paragraph(document, `Data of the firm as of ${dayText(content.preparedOn)}.`);
  paragraph(document, content.scope);
  document.moveDown(1);
  paragraph(document, 'Under the FTC Safeguards Rule (16 CFR Part 314), in the outline of IRS Publication 5708.', MUTED);
  paragraph(document, `SHA-256 of the content: ${imprint.hash}`, MUTED);
  document.moveDown(1).font('bold').fontSize(11).fillColor(INK).text('Contents');
  document.moveDown(0.3);
  for (const { title } of content.sections) paragraphLine(document, title);
  for (const title of ['Controls', 'Crosswalk to 16 CFR 314.4', 'Approval']) paragraphLine(document, title);
  document.addPage();
}

const paragraphLine = (document: Document, text: string) =>
  document.font('regular').fontSize(10).fillColor(INK).text(text, MARGIN, undefined, { lineGap: 2 });

function drawNotedTable(document: Document, { heads, rows, note }: ContentTable): void {
  document.moveDown(0.3);
  if (rows.length) drawTable(document, { heads, rows });
  document.font('regular').fontSize(9).fillColor(MUTED).text(note, MARGIN);
}

function drawControls(document: Document, content: PlanContent): void {
  document.addPage();
  heading(document, 'Controls');
  paragraph(document, controlsText(content));
  for (const control of content.controls) {
    if (document.y > document.page.height - MARGIN - 90) document.addPage();
    document.font('bold').fontSize(10).fillColor(INK).text(`${control.title} · ${control.elements}`, MARGIN);
    const lines = linesOf(control);
    for (const line of lines.slice(0, -1)) paragraphLine(document, line);
    document
      .font('regular')
      .fontSize(9)
      .fillColor(MUTED)
      .text(lines.at(-1) ?? '', MARGIN);
    document.moveDown(0.7);
  }
}

function drawCrosswalk(document: Document, { crosswalk }: PlanContent): void {
  document.addPage();
  heading(document, 'Crosswalk to 16 CFR 314.4');
  const shares = [0.09, 0.35, 0.12, 0.28, 0.16];
  const heads = ['314.4', 'Requirement', 'Sections', 'Controls', 'State'];
  const rows = crosswalk.map(({ code, requirement, sections, controls, state, reason }) => [
    code,
    requirement,
    sections,
    controls,
    reason ? `${state}. ${reason}` : state,
  ]);
  drawTable(document, { heads, rows }, shares);
}

function drawSignatures(document: Document, content: PlanContent, imprint: Imprint): void {
  document.addPage();
  heading(document, 'Approval');
  paragraph(document, `${imprintText(imprint)}.`);
  paragraph(document, gapsText(content, imprint));
  for (const { title, state, text } of content.gaps) paragraphLine(document, `- ${title}: ${state}. ${text}.`);
  document.moveDown(1);
  paragraph(
    document,
    'By signing, the Qualified Individual approves this plan, and the owners confirm that they have taken note of it.',
  );
  document.moveDown(2);
  signature(document, `${content.qualifiedIndividual}, Qualified Individual`);
  signature(document, 'For the owners');
  paragraph(document, `SHA-256 of the content: ${imprint.hash}`, MUTED);
}

function signature(document: Document, who: string): void {
  const { y } = document;
  document
    .moveTo(MARGIN, y + 24)
    .lineTo(MARGIN + 260, y + 24)
    .lineWidth(0.7)
    .strokeColor(INK)
    .stroke();
  document
    .moveTo(MARGIN + 300, y + 24)
    .lineTo(MARGIN + 420, y + 24)
    .stroke();
  document
    .font('regular')
    .fontSize(9)
    .fillColor(MUTED)
    .text(who, MARGIN, y + 28);
  document.text('Date', MARGIN + 300, y + 28);
  document.x = MARGIN;
  document.y = y + 60;
}
