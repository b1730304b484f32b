import { execFileSync, spawnSync } from 'node:child_process';
import { labelsPdf } from './labels-pdf';

const hasPdfText = spawnSync('pdftotext', ['-v']).error === undefined;

const print = async (format: 'sheet' | 'single', serials: string[]) => {
  const labels = serials.map((serial, place) => ({ name: `Laptop ${place + 1}`, serial, address: 'https://suite.example/' }));
  const bytes = await labelsPdf({ firm: 'Harborline', createdAt: new Date('2026-03-01'), format, labels });
  const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
};

(hasPdfText ? describe : describe.skip)('labels of devices', () => {
  it('have the firm, the name, and the serial number if there is one', async () => {
    const [first = '', second = ''] = await print('single', ['S1', '']);
    expect(first.split('\n').filter(Boolean)).toEqual(['Harborline', 'Laptop 1', 'S/N S1']);
    expect(second.split('\n').filter(Boolean)).toEqual(['Harborline', 'Laptop 2']);
  });

  it('are 30 on a sheet', async () => {
    const serials = (count: number) => Array.from({ length: count }, () => 'S1');
    expect(await print('sheet', serials(30))).toHaveLength(1);
    const [, second = ''] = await print('sheet', serials(31));
    expect(second).toContain('Laptop 31');
  });
});
