import { pdfTexts } from './fixture-pdf-text';
import { bytesOf, openPdf } from './open-pdf';

async function printed(text: string): Promise<string> {
  const document = await openPdf({ title: 'Names', author: 'Firm', createdAt: new Date(0), margin: 40 }, 'en-US');
  return pdfTexts(await bytesOf(document, () => document.text(text))).join('');
}

test('letters can be read from a document after one that had them with accents alone', async () => {
  expect(await printed('ÉÖü')).toBe('ÉÖü');
  expect(await printed('EOu')).toBe('EOu');
});
