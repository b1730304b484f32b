import { parse } from 'csv-parse/sync';
import type { Report } from '../contract/reports';
import { pdfTexts } from './fixture-pdf-text';
import { reportCsv } from './report-csv';
import { reportPdf } from './report-pdf';

const id = '0a5e4000-0000-4000-8000-00000000000a';

const report: Report = {
  id,
  createdAt: '2026-01-05T06:00:00.000Z',
  kind: 'weekly',
  from: '2025-12-29',
  to: '2026-01-04',
  asOf: '2026-01-01',
  firm: 'Müller & Søn',
  currency: 'USD',
  before: { from: '2025-12-22', to: '2025-12-28', asOf: '2025-12-28' },
  headline: [
    { measure: 'sales', value: { available: true, value: 123_456 }, before: { available: true, value: 100_000 } },
    { measure: 'open', value: { available: true, value: 50_000 }, before: { available: true, value: 75_050 } },
    { measure: 'dso', value: { available: false, reason: 'no-sales' }, before: { available: true, value: 12.5 } },
  ],
  excluded: [],
  ageing: null,
  overdueClients: ['Γιώργος Παπαδόπουλος', 'Иван, "Жуков"', '=1+1', '<b>Zoë</b>'].map((name, place) => ({
    clientId: id,
    name,
    overdue: 1_000 * (place + 1),
    longestPastDue: place + 1,
  })),
  pricing: null,
  segments: [{ badge: 'do-not-lose-them', clients: 2, before: 1 }],
  vendors: null,
  toDos: null,
};

describe('the PDF of a report', () => {
  it('prints its figures and its names, whatever alphabet of Europe they are in', async () => {
    const texts = pdfTexts(await reportPdf(report, null)).join('|');
    for (const text of [
      'Müller & Søn',
      'Weekly report, Dec 29, 2025 – Jan 4, 2026',
      'As of Jan 1, 2026: the ledger was not read later.',
      '$1,234.56',
      '+$234.56',
      '−$250.50',
      'There were no sales in the period.',
      'Γιώργος Παπαδόπουλος',
      'Иван, "Жуков"',
      '<b>Zoë</b>',
      'Do not lose them',
      'Page 1 of 1',
    ])
      expect(texts.replaceAll(' |', ' ')).toContain(text);
    expect(texts).not.toContain('\uFFFD');
    for (const empty of ['Vendors', 'Stale prices', 'Receivables by age', 'Open to-dos']) expect(texts).not.toContain(empty);
  });

  it('goes on over pages, each with the head of its table and its number', async () => {
    const many = Array.from({ length: 90 }, (_, n) => ({ clientId: id, name: `Client ${n}`, overdue: n, longestPastDue: n }));
    const texts = pdfTexts(await reportPdf({ ...report, overdueClients: many }, 'de-DE'));
    const joined = texts.join('|');
    for (const { name } of many) expect(texts.map((text) => text.trim())).toContain(name);
    const [, pages] = /Page 1 of (\d)/.exec(joined) ?? [];
    expect(Number(pages)).toBeGreaterThan(2);
    for (let page = 1; page <= Number(pages); page++) expect(joined).toContain(`Page ${page} of ${pages}`);
    expect(joined.split('Longest past due').length - 1).toBeGreaterThan(2);
    expect(joined.replaceAll('\u00a0', ' ')).toContain('1.234,56 $');
  });

  it('is on the paper of the person, and the same each time', async () => {
    const [letter, again, a4] = await Promise.all(['en-US', 'en-US', 'en-GB'].map((locale) => reportPdf(report, locale)));
    expect(letter?.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
    expect(a4?.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(again?.equals(letter ?? Buffer.alloc(0))).toBe(true);
  });
});

it('the CSV of a report has every row, amounts as numbers, and runs nothing', () => {
  const rows: string[][] = parse(reportCsv(report), { bom: true, relax_column_count: true, skip_empty_lines: true });
  expect(rows).toEqual([
    ['Firm', 'Müller & Søn'],
    ['Report', 'Weekly report'],
    ['Period', '2025-12-29 – 2026-01-04'],
    ['Figures', 'As of 2026-01-01: the ledger was not read later.'],
    ['Currency', 'USD'],
    ['At a glance'],
    ['Figure', 'Value', 'Change since 2025-12-28'],
    ['Sales of the period, with sales tax', '1234.56', '234.56'],
    ['Receivables', '500', '-250.5'],
    ['Days sales outstanding, 365 days', 'Not available: There were no sales in the period.', ''],
    ['Most overdue clients'],
    ['Client', 'Overdue', 'Longest past due'],
    ['Γιώργος Παπαδόπουλος', '10', '1'],
    ['Иван, "Жуков"', '20', '2'],
    ["'=1+1", '30', '3'],
    ['<b>Zoë</b>', '40', '4'],
    ['Clients by segment'],
    ['Segment', 'Clients', 'Before'],
    ['Do not lose them', '2', '1'],
  ]);
});
