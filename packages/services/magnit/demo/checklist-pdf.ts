/** Lines of the demo firm's guide, each with the kind of its text. */
const lines: readonly (readonly ['title' | 'head' | 'item', string])[] = [
  ['title', 'What to bring for your tax return'],
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
  title: { font: 'F2', size: 20, lead: 34 },
  head: { font: 'F2', size: 13, lead: 26 },
  item: { font: 'F1', size: 11, lead: 17 },
} as const;

const WIN_ANSI: Readonly<Record<string, string>> = { '’': '\\222' };

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/’/g, (char) => WIN_ANSI[char] ?? char);

/** A page of text as a PDF (ISO 32000-1), in a font that every reader has. */
export function checklistPdf(): Buffer {
  let y = 760;
  const text = lines.map(([kind, line]) => {
    const { font, size, lead } = looks[kind];
    y -= lead;
    return `BT /${font} ${size} Tf ${kind === 'item' ? 68 : 56} ${y} Td (${escaped(line)}) Tj ET`;
  });
  const content = text.join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${end}`, 'latin1');
}
