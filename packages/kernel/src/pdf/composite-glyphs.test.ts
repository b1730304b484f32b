import { pdfTexts } from './fixture-pdf-text';
import { bytesOf, openPdf } from './open-pdf';

async function printed(text: string): Promise<string> {
  const document = await openPdf({ title: 'Names', author: 'Firm', createdAt: new Date(0), margin: 40 }, 'en-US');
  return pdfTexts(await bytesOf(document, () => document.text(text))).join('');
}

test('letters can be read in a document after one that used them only with accents', async () => {
  expect(await printed('ÉÖü')).toBe('ÉÖü');
  expect(await printed('EOu')).toBe('EOu');
});
