import { xmlText } from '@suite/contract/escaped';
import { dayText } from '@suite/values/day-text';
import type { Paragraph, Table } from 'docx';
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
import { PLAN_TITLE } from './plan-pdf';

/** Removes characters that XML doesn't allow, which any text of a plan may contain. */
const printable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? xmlText(part) : part));

/** Renders the same document as the PDF, for editing in a word processor. */
export async function planDocx(given: PlanContent, givenImprint: Imprint): Promise<Buffer> {
  const content = printable(given);
  const imprint = printable(givenImprint);
  // Loaded with the first document: most runs of the platform create none.
  const docx = await import('docx');
  const { HeadingLevel, Packer, WidthType } = docx;

  const title = (text: string) => new docx.Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const line = (text: string) => new docx.Paragraph({ text, spacing: { after: 120 } });
  const cell = (text: string, bold = false) =>
    new docx.TableCell({ children: [new docx.Paragraph({ children: [new docx.TextRun({ text, bold, size: 18 })] })] });

  function table({ heads, rows, note }: ContentTable): (Paragraph | Table)[] {
    if (!rows.length) return [line(note)];
    const head = new docx.TableRow({ tableHeader: true, children: heads.map((text) => cell(text, true)) });
    const body = rows.map((cells) => new docx.TableRow({ children: cells.map((text) => cell(text)) }));
    return [new docx.Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [head, ...body] }), line(note)];
  }

  const document = new docx.Document({
    title: `${PLAN_TITLE}: ${content.firm}`,
    creator: content.firm,
    sections: [
      {
        children: [
          line(content.firm),
          new docx.Paragraph({ text: PLAN_TITLE, heading: HeadingLevel.TITLE }),
          line(imprintText(imprint)),
          line(`Qualified Individual: ${content.qualifiedIndividual}`),
          line(`Data of the firm as of ${dayText(content.preparedOn)}.`),
          line(content.scope),
          line(`SHA-256 of the content: ${imprint.hash}`),
          ...content.sections.flatMap(({ title: of, text, table: data }) => [
            title(of),
            ...paragraphsOf(text).map(line),
            ...(data ? table(data) : []),
          ]),
          title('Controls'),
          line(controlsText(content)),
          ...content.controls.flatMap((control) => [
            new docx.Paragraph({ text: `${control.title} · ${control.elements}`, heading: HeadingLevel.HEADING_2 }),
            ...linesOf(control).map(line),
          ]),
          title('Crosswalk to 16 CFR 314.4'),
          ...table({
            heads: ['314.4', 'Requirement', 'Sections', 'Controls', 'State'],
            rows: content.crosswalk.map(({ code, requirement, sections, controls, state, reason }) => [
              code,
              requirement,
              sections,
              controls,
              reason ? `${state}. ${reason}` : state,
            ]),
            note: '',
          }),
          title('Approval'),
          line(`${imprintText(imprint)}.`),
          line(gapsText(content, imprint)),
          ...content.gaps.map((gap) => line(`- ${gap.title}: ${gap.state}. ${gap.text}.`)),
          line(
            'By signing, the Qualified Individual approves this plan, and the owners confirm that they have taken note of it.',
          ),
          line(`______________________   ${content.qualifiedIndividual}, Qualified Individual`),
          line('______________________   For the owners'),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
