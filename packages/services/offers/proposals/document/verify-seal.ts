import { webcrypto, X509Certificate } from 'node:crypto';
import type { CryptoEngine, SignedData } from 'pkijs';

/** Start of the entry for the bytes that a signature covers, before and after it. */
const RANGE = '/ByteRange';
const BYTE_RANGE = /^\/ByteRange\s{0,9}\[\s{0,9}(\d{1,9})\s{1,9}(\d{1,9})\s{1,9}(\d{1,9})\s{1,9}(\d{1,9})\s{0,9}\]/;
const LONGEST_RANGE = 120;

/** Maximum number of ranges to try from the end of the file: few follow a range added to a sealed file. */
const MAX_RANGES = 100;

/** Maximum characters between the bytes that a signature covers; ours has some 25,000, with a time stamp 65,000. */
const LONGEST_SIGNATURE = 100_000;

interface Seal {
  signed: SignedData;
  /** The covered bytes. */
  covered: () => Uint8Array<ArrayBuffer>;
  /** Whether nothing follows the covered bytes. */
  isLast: boolean;
}

/** Returns whether a PDF has a seal by a certificate, and is unchanged since it was sealed. */
export async function isSealWhole(pdf: Buffer, certificate: string): Promise<boolean> {
  try {
    const seal = await readSeal(pdf);
    if (!seal?.isLast || !isBy(seal, certificate)) return false;
    return await seal.signed.verify({ signer: 0, data: seal.covered().buffer, checkChain: false }, await loadEngine());
  } catch {
    // The changes left nothing to compare.
    return false;
  }
}

/** Returns whether a PDF has a seal by a certificate, even if it was changed since. */
export async function hasSealOf(pdf: Buffer, certificate: string): Promise<boolean> {
  try {
    const seal = await readSeal(pdf);
    return seal !== undefined && isBy(seal, certificate);
  } catch {
    return false;
  }
}

/** Attribute of a signature with its time stamp (RFC 3161, appendix A). */
const TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

/**
 * Returns the time in the time stamp of a PDF's seal; undefined without a time stamp that belongs to this seal. Does not check
 * whether the time-stamp server can be trusted.
 */
export async function readTimeStamp(pdf: Buffer): Promise<Date | undefined> {
  try {
    const [signer] = (await readSeal(pdf))?.signed.signerInfos ?? [];
    const token = signer?.unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP)?.values[0];
    if (!signer || !token) return undefined;
    const { ContentInfo, SignedData, TSTInfo } = await import('pkijs');
    const stamp = new SignedData({ schema: new ContentInfo({ schema: token }).content });
    // Compares the time stamp with the signature, too.
    if (!(await stamp.verify({ signer: 0, data: signer.signature.valueBlock.valueHex }, await loadEngine()))) return undefined;
    const info = stamp.encapContentInfo.eContent?.valueBlock.valueHexView;
    return info && TSTInfo.fromBER(new Uint8Array(info)).genTime;
  } catch {
    return undefined;
  }
}

/** Returns the cryptography for pkijs, which otherwise uses what any package of this process has set for all of them. */
async function loadEngine(): Promise<CryptoEngine> {
  const { CryptoEngine } = await import('pkijs');
  return new CryptoEngine({ crypto: webcrypto as Crypto });
}

/** Returns the last signature of a file; undefined when it has none. @throws when it cannot be read */
async function readSeal(pdf: Buffer): Promise<Seal | undefined> {
  const range = lastRange(pdf);
  if (!range) return undefined;
  const [start = -1, length = 0, next = 0, rest = 0] = range.slice(1).map(Number);
  if (start !== 0 || next < length || next - length > LONGEST_SIGNATURE) return undefined;
  const { ContentInfo, SignedData } = await import('pkijs');
  const digits = pdf.subarray(length + 1, next - 1).toString('latin1');
  const content = ContentInfo.fromBER(new Uint8Array(Buffer.from(digits, 'hex'))).content;
  return {
    signed: new SignedData({ schema: content }),
    covered: () => {
      const after = pdf.subarray(next, next + rest);
      const all = new Uint8Array(length + after.length);
      all.set(pdf.subarray(0, length));
      all.set(after, length);
      return all;
    },
    isLast: next + rest === pdf.length,
  };
}

function lastRange(pdf: Buffer): RegExpExecArray | undefined {
  let at = pdf.lastIndexOf(RANGE);
  for (let count = 0; at >= 0 && count < MAX_RANGES; count++) {
    const range = BYTE_RANGE.exec(pdf.toString('latin1', at, at + LONGEST_RANGE));
    if (range) return range;
    at = at === 0 ? -1 : pdf.lastIndexOf(RANGE, at - 1);
  }
  return undefined;
}

function isBy({ signed }: Seal, certificate: string): boolean {
  const [holder] = signed.certificates ?? [];
  if (!holder || !('toSchema' in holder)) return false;
  return (
    new X509Certificate(Buffer.from(holder.toSchema().toBER())).fingerprint256 === new X509Certificate(certificate).fingerprint256
  );
}
