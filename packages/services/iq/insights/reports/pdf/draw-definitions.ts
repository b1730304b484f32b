import type { ReportSection } from '../../contract/report-content';
import { summaryTitles } from '../../wording/copy';
import { ABOUT_DEFINITIONS, definitionsOf } from '../../wording/report-definitions';
import { drawHeading } from './draw-part';
import { MARGIN, MUTED, type Page } from './page';

/** Draws the definitions of the metrics, at the end of the report. */
export function drawDefinitions(page: Page, sections: readonly ReportSection[]): void {
  const options = { width: page.width, lineGap: 1 };
  drawHeading(page, summaryTitles.definitions, 60);
  page.regular(8, MUTED).text(ABOUT_DEFINITIONS, MARGIN, page.document.y, options);
  page.gap(6);
  for (const { name, definition, formula } of definitionsOf(sections)) {
    const text = `${definition}. ${formula}.`;
    page.need(12 + page.regular(8).heightOfString(text, options));
    page.bold(8.5).text(name, MARGIN, page.document.y, options);
    page.regular(8, MUTED).text(text, options);
    page.gap(5);
  }
}
