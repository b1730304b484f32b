import { pngOf } from '@suite/host/test/pictures';
import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import { parse } from 'csv-parse/sync';
import type { ReportContent } from '../contract/report-content';
import type { Printing } from './branding';
import { reportCsv } from './report-csv';
import { reportPdf } from './report-pdf';

const id = '0a5e4000-0000-4000-8000-00000000000a';

const known = (value: number) => ({ available: true as const, value });
const owed = (name: string, place: number) => ({
  clientId: id,
  name,
  current: 0,
  days1To30: 1_000 * (place + 1),
  days31To60: 0,
  days61To90: 0,
  over90: 0,
  overdue: 1_000 * (place + 1),
  unappliedCredit: 0,
  longestPastDue: place + 1,
});

const content: ReportContent = {
  kind: 'weekly',
  from: '2025-12-29',
  to: '2026-01-04',
  asOf: '2026-01-01',
  firm: 'Müller & Søn',
  currency: 'USD',
  sections: ['metrics', 'receivables', 'segments'],
  madeOn: '2024-03-19',
  coversFrom: '2024-01-01',
  compared: { prior: { from: '2025-12-22', to: '2025-12-28' }, yearBefore: null },
  days: 365,
  ceiOf: 'year',
  headline: [
    { measure: 'sales', value: known(123_456), prior: known(100_000), yearBefore: null },
    { measure: 'open', value: known(50_000), prior: known(75_050), yearBefore: null },
    { measure: 'dso', value: { available: false, reason: 'no-sales' }, prior: known(12.5), yearBefore: null },
    { measure: 'cei', value: known(84.837), prior: known(86.04), yearBefore: null },
  ],
  excluded: [],
  months: [],
  aging: null,
  debtors: ['Γιώργος Παπαδόπουλος', 'Иван, "Жуков"', '=1+1', '<b>Zoë</b>'].map(owed),
  overdueUnsure: 0,
  concentration: null,
  pricing: null,
  segments: [{ badge: 'do-not-lose-them', clients: 2 }],
  vendors: null,
  toDos: null,
};
const report = { content, createdAt: new Date('2026-01-05T06:00:00.000Z') };
const plain: Printing = { accent: '#0b6a57', logo: undefined };

describe('the PDF of a report', () => {
  it('prints the metrics and names, in any European alphabet', async () => {
    const texts = pdfTexts(await reportPdf(report, null, plain)).join('|');
    for (const text of [
      'Müller & Søn',
      'WEEKLY REPORT',
      'Dec 29, 2025 – Jan 4, 2026',
      'Jan 1, 2026: the ledger does not reach the end of the period',
      'Jan 1, 2024 – Jan 1, 2026',
      '$1,235',
      '▲ 23.5%',
      'There were no sales in the period.',
      '84.8%',
      '1.2 points',
      'Γιώργος Παπαδόπουλος',
      'Иван, "Жуков"',
      '<b>Zoë</b>',
      'Do not lose them',
      'Definitions',
      'Page 2 of 3',
    ])
      expect(texts.replaceAll(' |', ' ')).toContain(text);
    expect(texts).not.toContain('\uFFFD');
    for (const empty of ['Vendors', 'Prices due for an increase', 'Open to-dos']) expect(texts).not.toContain(empty);
  });

  it('continues on further pages, with the table header and the page number on each', async () => {
    const many = Array.from({ length: 90 }, (_, place) => owed(`Client ${place}`, place));
    const texts = pdfTexts(await reportPdf({ ...report, content: { ...content, debtors: many } }, 'de-DE', plain));
    const joined = texts.join('|');
    for (const { name } of many) expect(texts.map((text) => text.trim())).toContain(name);
    const [, pages] = /Page 2 of (\d)/.exec(joined) ?? [];
    expect(Number(pages)).toBeGreaterThan(3);
    for (let page = 2; page <= Number(pages); page++) expect(joined).toContain(`Page ${page} of ${pages}`);
    expect(joined.split('Over 90 days').length - 1).toBeGreaterThan(2);
    expect(joined.replaceAll('\u00a0', ' ')).toContain('10,00 $');
  });

  it('contains the firm’s logo', async () => {
    const logo = pngOf({ width: 40, height: 20 });
    const pdf = (await reportPdf(report, null, { ...plain, logo })).toString('latin1');
    expect(pdf).toContain('/Subtype /Image');
  });

  it('has the paper size of the person’s locale and is identical each time', async () => {
    const [letter, again, a4] = await Promise.all(['en-US', 'en-US', 'en-GB'].map((locale) => reportPdf(report, locale, plain)));
    expect(letter?.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
    expect(a4?.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(again?.equals(letter ?? Buffer.alloc(0))).toBe(true);
  });
});

it('the CSV of a report has every row, amounts as numbers, and no formulas that a spreadsheet would run', () => {
  const rows: string[][] = parse(reportCsv(content), { bom: true, relax_column_count: true, skip_empty_lines: true });
  const from = (title: string) => rows.slice(rows.findIndex(([first]) => first === title));
  expect(rows.slice(0, 6)).toEqual([
    ['Firm', 'Müller & Søn'],
    ['Report', 'Weekly report'],
    ['Period', '2025-12-29 – 2026-01-04'],
    ['As-of date', '2026-01-01: the ledger does not reach the end of the period'],
    ['Currency', 'USD'],
    ['Summary'],
  ]);
  expect(from('Key metrics')).toEqual([
    ['Key metrics'],
    ['Metric', '2025-12-29 – 2026-01-04', '2025-12-22 – 2025-12-28'],
    ['Credit sales to date, with sales tax', '1234.56', '1000'],
    ['Receivables, less unapplied credit', '500', '750.5'],
    ['DSO, 365 days (days)', 'Not available', '12.5'],
    ['CEI, mean of months, last 12 whole months (%)', '84.837', '86.04'],
    ['Receivables'],
    [expect.stringContaining('The clients with the highest net overdue: overdue less unapplied credit.')],
    ['Client', 'Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days', 'Receivables'],
    ['Γιώργος Παπαδόπουλος', '0', '10', '0', '0', '0', '10'],
    ['Иван, "Жуков"', '0', '20', '0', '0', '0', '20'],
    ["'=1+1", '0', '30', '0', '0', '0', '30'],
    ['<b>Zoë</b>', '0', '40', '0', '0', '0', '40'],
    ['Clients by segment'],
    ['Segment', 'Clients', 'Share'],
    ['Do not lose them', '2', '1'],
  ]);
});

it('a report shows credit sales only where they differ from revenue', () => {
  const sold = (measure: 'revenue' | 'sales', value: number) => ({ measure, value: known(value), prior: null, yearBefore: null });
  const labelsOf = (revenue: number, sales: number) => {
    const csv = reportCsv({
      ...content,
      to: content.asOf,
      sections: ['metrics'],
      headline: [sold('revenue', revenue), sold('sales', sales)],
      debtors: null,
      segments: null,
    });
    const rows: string[][] = parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
    return rows.slice(rows.findIndex(([first]) => first === 'Metric') + 1).map(([label, value]) => `${label}: ${value}`);
  };
  expect(labelsOf(90_000, 90_000)).toEqual(['Revenue: 900']);
  expect(labelsOf(90_000, 97_425)).toEqual(['Revenue, without sales tax: 900', 'Credit sales, with sales tax: 974.25']);
});
