import { X509Certificate } from 'node:crypto';
import type { SignedData } from 'pkijs';

/** Of each signature: the bytes before it and after it, which it covers. */
const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

interface Seal {
  signed: SignedData;
  /** What it covers. */
  covered: Buffer;
  /** Nothing follows what it covers. */
  isLast: boolean;
}

/** Whether a PDF has a seal by a certificate, and every byte of it is as it was sealed. */
export async function isSealWhole(pdf: Buffer, certificate: string): Promise<boolean> {
  try {
    const seal = await readSeal(pdf);
    if (!seal?.isLast || !isBy(seal, certificate)) return false;
    return await seal.signed.verify({ signer: 0, data: new Uint8Array(seal.covered).buffer, checkChain: false });
  } catch {
    // It was changed in a way that leaves nothing to compare.
    return false;
  }
}

/** Whether a PDF has a seal by a certificate, however it was changed since. */
export async function hasSealOf(pdf: Buffer, certificate: string): Promise<boolean> {
  try {
    const seal = await readSeal(pdf);
    return seal !== undefined && isBy(seal, certificate);
  } catch {
    return false;
  }
}

/** The last signature of a file; undefined when it has none. @throws when it cannot be read */
async function readSeal(pdf: Buffer): Promise<Seal | undefined> {
  const [range] = [...pdf.toString('latin1').matchAll(BYTE_RANGE)].slice(-1);
  if (!range) return undefined;
  const [start = -1, length = 0, next = 0, rest = 0] = range.slice(1).map(Number);
  if (start !== 0 || next < length) return undefined;
  const { ContentInfo, SignedData } = await import('pkijs');
  const digits = pdf.subarray(length + 1, next - 1).toString('latin1');
  const content = ContentInfo.fromBER(new Uint8Array(Buffer.from(digits, 'hex'))).content;
  return {
    signed: new SignedData({ schema: content }),
    covered: Buffer.concat([pdf.subarray(0, length), pdf.subarray(next, next + rest)]),
    isLast: next + rest === pdf.length,
  };
}

function isBy({ signed }: Seal, certificate: string): boolean {
  const [holder] = signed.certificates ?? [];
  if (!holder || !('toSchema' in holder)) return false;
  return (
    new X509Certificate(Buffer.from(holder.toSchema().toBER())).fingerprint256 === new X509Certificate(certificate).fingerprint256
  );
}
