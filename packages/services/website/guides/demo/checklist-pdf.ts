import { bytesOf } from '@suite/kernel/pdf/open-pdf';
import { INK, openReport } from '@suite/kernel/pdf/report';

export const TITLE = 'What to bring for your tax return';

/** Lines of the demo firm's guide, each with its kind. */
const lines: readonly (readonly ['title' | 'head' | 'item', string])[] = [
  ['title', TITLE],
  ['head', 'About you'],
  ['item', 'Social Security cards or letters with the ITIN of everybody on the return'],
  ['item', 'Last year’s federal and state returns'],
  ['item', 'Account and routing number for a refund by direct deposit'],
  ['head', 'What came in'],
  ['item', 'Forms W-2 of every employer'],
  ['item', 'Forms 1099: interest, dividends, sales, retirement, unemployment, other work'],
  ['item', 'Schedules K-1 of partnerships, S corporations, estates and trusts'],
  ['item', 'Rent received, with what it cost to earn it'],
  ['head', 'What went out'],
  ['item', 'Form 1098 for mortgage interest, and bills for property tax'],
  ['item', 'Form 1098-T for tuition, and Form 1098-E for interest on student loans'],
  ['item', 'Receipts for gifts to charity'],
  ['item', 'Who looked after your children, with their tax number and what you paid'],
  ['item', 'Estimated tax payments: how much, and when'],
  ['head', 'Your own business'],
  ['item', 'Income and expenses of the year, with the mileage of your car'],
  ['item', 'What you bought to use for longer than a year'],
];

const looks = {
  title: { font: 'bold', size: 20, above: 0 },
  head: { font: 'bold', size: 13, above: 1 },
  item: { font: 'regular', size: 11, above: 0.2 },
} as const;

/** @param on the day it is dated, YYYY-MM-DD */
export async function checklistPdf(firm: string, on: string): Promise<Buffer> {
  const document = await openReport(TITLE, firm, on);
  return bytesOf(document, () => {
    document.fillColor(INK);
    for (const [kind, line] of lines) {
      const { font, size, above } = looks[kind];
      document.moveDown(above).font(font).fontSize(size).text(line);
    }
  });
}
