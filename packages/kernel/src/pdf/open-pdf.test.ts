import { execFileSync } from 'node:child_process';
import { pdfTexts } from './fixture-pdf-text';
import { bytesOf, openPdf, unprintable } from './open-pdf';

const described = { title: 'Names', author: 'Firm', createdAt: new Date(0), margin: 40 };

/** Returns the printed text of a document by its glyphs; a box is a glyph without a character. */
async function printed(text: string, font: 'regular' | 'bold' = 'regular'): Promise<string> {
  const document = await openPdf(described, 'en-US');
  return pdfTexts(await bytesOf(document, () => document.font(font).text(text))).join('');
}

test.each([
  ['Chinese', 'Signed by 王小明, 喆堃'],
  ['Chinese, traditional', '龍邊 繁體中文'],
  ['Japanese', '山田 太郎, やまだ たろう'],
  ['Korean', '김민준'],
  ['Thai', 'สมชาย ใจดี'],
  ['emoji', 'Thanks 🎉'],
  ['Latin, Greek and Cyrillic', 'Müller Søren Ελένη Ольга'],
])('a text in %s is printed with its own glyphs', async (_, text) => {
  expect(await unprintable(text)).toEqual([]);
  expect(await printed(text)).toBe(text);
  expect(await printed(text, 'bold')).toBe(text);
});

test('a reader that does not accept white space in the codes of a ligature can read the text, too', async () => {
  const text = 'Office of Affiliate Finance – “quotes”, 🎉 and shuffled flags';
  const document = await openPdf(described, 'en-US');
  const file = await bytesOf(document, () => document.font('regular').text(text));
  // Runs in its own process, because Jest cannot load packages that have only ES modules.
  const program = `
    import { readFileSync } from 'node:fs';
    import { PDF } from '@libpdf/core';
    const reader = await PDF.load(new Uint8Array(readFileSync(0)));
    console.log(JSON.stringify(reader.extractText().map(({ text }) => text)));
  `;
  const read = execFileSync(process.execPath, ['--input-type=module', '-e', program], { input: file, cwd: __dirname });
  expect(JSON.parse(String(read))).toEqual([text]);
});

test('Devanagari is printed with joined signs, whatever their visual order', async () => {
  const text = 'प्रिया शर्मा';
  expect([...(await printed(text))].sort()).toEqual([...text].sort());
});

test.each([
  ['Hebrew', 'Signed by שרה כהן on May 1', 'Signed by ', 'שרה כהן', ' on May 1'],
  ['Arabic', 'عمر زارو, 3 of 4', '', 'عمر زارو', ', 3 of 4'],
])('%s words run from right to left, and the text around them does not', async (_, text, before, words, after) => {
  const turned = [...words].reverse().join('');
  expect(await printed(text)).toBe(before + turned + after);
});

test('lists characters that no font has, each once', async () => {
  expect(await unprintable('ሰላም Abebe ሰላም')).toEqual(['ሰ', 'ላ', 'ም']);
});
