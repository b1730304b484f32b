import { execFileSync } from 'node:child_process';
import { pngOf } from '@suite/host/test/pictures';
import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import { firstYearCharges } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { totalsOf } from '@suite/pricing/totals';
import { generate } from 'selfsigned';
import { lineOf } from '../fixture-proposals';
import { type Accepted, proposalPdf } from './proposal-pdf';
import { seal } from './seal';

interface Element {
  type: string;
  alt?: string;
  scope?: string;
  page?: number;
  hasParent: boolean;
  kids: Element[];
}

interface Tags {
  pages: number;
  metadata: string;
  tree: Element[];
}

/** Runs in its own process, because Jest cannot load packages that have only ES modules. */
const tagsOf = (pdf: Buffer): Tags =>
  JSON.parse(execFileSync(process.execPath, ['fixture-tags.mjs'], { input: pdf, cwd: __dirname, maxBuffer: 2 ** 26 }).toString());

const all = (elements: readonly Element[]): Element[] => elements.flatMap((one) => [one, ...all(one.kids)]);

const at = new Date('2026-11-27T12:00:00Z');

function acceptedOf(lines: readonly Line[]): Accepted {
  const terms = { acceptedOn: '2026-11-27', billingDay: 1 };
  const signer = { email: 'ada@client.example', ip: '192.0.2.1', userAgent: 'Firefox', at };
  return {
    number: 7,
    version: 1,
    content: {
      firm: 'Harborline <Tax> & Books',
      client: 'Bayview Dental',
      title: 'Books & taxes 2027',
      message: 'Thank you for working with us.',
      currency: 'USD',
      letter: {
        name: 'Engagement letter',
        scope: 'We keep your books.\n\n- every week\n- every month',
        notCovered: 'Audits.',
        body: '## Terms\n\nWe are paid in advance.',
      },
    } as Accepted['content'],
    hash: 'ab'.repeat(32),
    optionName: 'All',
    lines,
    charges: firstYearCharges(lines, terms),
    firstYear: totalsOf(lines, terms).firstYear,
    acceptedOn: '2026-11-27',
    at,
    signatures: [
      { ...signer, name: 'Ada Bay', kind: 'typed', image: null },
      { ...signer, name: '王小明', kind: 'drawn', image: pngOf({ width: 300, height: 100 }) },
    ],
    timeline: [{ at, kind: 'signed', by: 'Ada Bay', what: null }],
  };
}

const printing = { accent: '#225588', logo: pngOf({ width: 120, height: 40 }) };

/** Returns lines with tax, each charged every month. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    lineOf({ name: `Bookkeeping and reconciliation of account ${place + 1}`, taxRate: 8_875 }),
  );

describe('the tags of the document of an accepted proposal', () => {
  let tags: Tags;
  beforeAll(async () => {
    const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'Documents' }], { keySize: 2048 });
    const pdf = await proposalPdf(acceptedOf(linesOf(40)), printing);
    tags = tagsOf(await seal(pdf, { certificate: cert, privateKey }, { at }));
  });

  it('cover everything that is drawn, except what is decoration', () => {
    expect(tags).toMatchObject({ hasParentTree: true, stray: 0, untagged: [], missing: [] });
    expect(all(tags.tree).filter(({ hasParent }) => !hasParent)).toEqual([]);
  });

  it('state the language, the title and PDF/UA-1 to readers', () => {
    expect(tags).toMatchObject({ language: 'en', isMarked: true, showsTitle: true });
    expect(tags.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(tags.metadata).toContain('Books &amp; taxes 2027: accepted');
    expect(tags.metadata).toContain('Harborline &lt;Tax&gt; &amp; Books');
  });

  it('have headings of each level in order', () => {
    expect(tags.tree.map(({ type }) => type)).toEqual(['Document']);
    const headings = all(tags.tree).flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []);
    // The title; services, charges; the letter with its three parts, the last with a heading; the certificate with its three.
    expect(headings.join(' ')).toBe('1 2 2 2 3 3 3 4 2 3 3 3');
  });

  it('have tables whose rows have one cell for each head, which names its column', () => {
    const tables = all(tags.tree).filter(({ type }) => type === 'Table');
    expect(tables.map(({ kids: [heads] }) => heads?.kids.length)).toEqual([5, 3, 2]);
    for (const { kids } of tables) {
      const [heads, ...rows] = kids;
      expect(new Set(heads?.kids.map(({ type, scope }) => `${type} ${scope}`))).toEqual(new Set(['TH Column']));
      for (const { type, kids } of rows)
        expect([type, ...kids.map(({ type }) => type)]).toEqual(['TR', ...(heads?.kids ?? []).map(() => 'TD')]);
    }
    expect(tables[0]?.kids).toHaveLength(41);
  });

  it('have lists of items with a label and a text', () => {
    const [list] = all(tags.tree).filter(({ type }) => type === 'L');
    expect(list?.kids.map(({ type, kids }) => [type, ...kids.map(({ type }) => type)])).toEqual([
      ['LI', 'Lbl', 'LBody'],
      ['LI', 'Lbl', 'LBody'],
    ]);
  });

  it('describe the logo, which is the first thing on the first page, and the drawn signature', () => {
    const figures = all(tags.tree).filter(({ type }) => type === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual(['Logo of Harborline <Tax> & Books', 'Signature of 王小明, drawn by hand']);
    expect(tags.tree[0]?.kids[0]).toMatchObject({ type: 'Figure', page: 0 });
  });
});

describe('a proposal of 200 lines', () => {
  const lines = linesOf(200);
  const accepted = acceptedOf(lines);

  it('has fewer than 12 pages', async () => {
    expect(tagsOf(await proposalPdf(accepted, printing)).pages).toBeLessThan(12);
  });

  it('lists each line, and adds up what is charged on the same day for the same period', async () => {
    const texts = pdfTexts(await proposalPdf(accepted, printing));
    for (const { name } of lines) expect(texts.filter((text) => text === name)).toHaveLength(1);
    // $500 with 8.875% tax is $544.38 (44.375 rounded half up), 200 times.
    expect(texts.join(' ')).toContain('$108,876.00');
    expect(texts.filter((text) => text.startsWith('200 services,'))).toHaveLength(12);
  });
});
