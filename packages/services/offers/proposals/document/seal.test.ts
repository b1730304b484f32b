import { bytesOf, openPdf } from '@suite/kernel/pdf/open-pdf';
import { generate } from 'selfsigned';
import { seal } from './seal';
import { hasSealOf, isSealWhole } from './verify-seal';

const newCertificate = async () => {
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'Documents' }], { keySize: 2048 });
  return { certificate: cert, privateKey };
};

async function pdfOf(text: string): Promise<Buffer> {
  const document = await openPdf({ title: text, author: 'Firm', createdAt: new Date(0), margin: 40 }, 'en-US');
  return bytesOf(document, () => document.font('regular').text(text));
}

it('seals each document with its own certificate, one after the other, at the same time, and after a failure', async () => {
  const [one, other] = [await newCertificate(), await newCertificate()];
  const at = new Date('2026-11-27T12:00:00Z');
  const first = await seal(await pdfOf('first'), one, at);
  await expect(seal(await pdfOf('unsealed'), { ...one, privateKey: 'none' }, at)).rejects.toThrow();
  const [second, third] = await Promise.all([seal(await pdfOf('second'), other, at), seal(await pdfOf('third'), one, at)]);
  expect(await isSealWhole(first, one.certificate)).toBe(true);
  expect(await isSealWhole(second, other.certificate)).toBe(true);
  expect(await hasSealOf(second, one.certificate)).toBe(false);
  expect(await isSealWhole(third, one.certificate)).toBe(true);
});
