import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import { labelsPdf } from './labels-pdf';

async function print(format: 'sheet' | 'single', serials: string[]) {
  const labels = serials.map((serial, place) => ({ name: `Laptop ${place + 1}`, serial, address: 'https://suite.example/' }));
  const file = await labelsPdf({ firm: 'Harborline', createdAt: new Date('2026-03-01'), format, labels });
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  return { texts: pdfTexts(file).map((text) => text.trim()), pages: pages.length };
}

it('a label of a device has the firm, the name, and the serial number if there is one', async () => {
  const { texts, pages } = await print('single', ['S1', '']);
  expect(texts).toEqual(['Harborline', 'Laptop 1', 'S/N S1', 'Harborline', 'Laptop 2']);
  expect(pages).toBe(2);
});

it('a sheet has 30 labels', async () => {
  const serials = (count: number) => Array.from({ length: count }, () => 'S1');
  expect((await print('sheet', serials(30))).pages).toBe(1);
  expect((await print('sheet', serials(31))).pages).toBe(2);
});
