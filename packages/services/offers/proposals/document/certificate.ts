import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { Failure } from '@suite/kernel/errors/failure';
import type { Kernel } from '@suite/kernel/http/kernel';
import { certificates } from '../schema';

/** The certificate and RSA key that seal documents, in PEM. */
export interface Certificate {
  certificate: string;
  privateKey: string;
}

const PURPOSE = 'key of documents';
const YEARS = 20;

/**
 * Returns the certificate of this deployment: the operator's, or else its own, which is created with the first document and
 * stored in the database with its key sealed.
 */
export async function certificateOf(
  database: Database,
  { sealing, clock }: Pick<Kernel, 'sealing' | 'clock'>,
  given: Certificate | undefined,
): Promise<Certificate> {
  if (given) return given;
  return database.transaction(async (transaction) => {
    await lockByName(transaction, 'certificate of documents');
    const [stored] = await transaction.select().from(certificates).limit(1);
    if (stored) {
      const privateKey = sealing.unseal(PURPOSE, stored.privateKey);
      if (privateKey === undefined)
        throw new Error(
          'the key of documents was sealed under another key: give every process on the database the same SUITE_TOKEN_KEY',
        );
      return { certificate: stored.certificate, privateKey };
    }
    const made = await newCertificate(clock());
    await transaction.insert(certificates).values({
      certificate: made.certificate,
      privateKey: sealing.seal(PURPOSE, made.privateKey),
      createdAt: new Date(clock()),
    });
    return made;
  });
}

async function newCertificate(now: number): Promise<Certificate> {
  // Loaded with the first document, because most starts of the platform create no certificate.
  const { generate } = await import('selfsigned');
  const notAfterDate = new Date(now);
  notAfterDate.setUTCFullYear(notAfterDate.getUTCFullYear() + YEARS);
  const made = await generate([{ name: 'commonName', value: 'Firm Suite documents' }], {
    keySize: 3072,
    algorithm: 'sha256',
    notBeforeDate: new Date(now),
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
    ],
  });
  return { certificate: made.cert, privateKey: made.private };
}

/** Returns a PEM block; undefined if there is none. */
function blockOf(text: string, label: string): string | undefined {
  const end = `-----END ${label}-----`;
  const from = text.indexOf(`-----BEGIN ${label}-----`);
  const to = from === -1 ? -1 : text.indexOf(end, from);
  return to === -1 ? undefined : text.slice(from, to + end.length);
}

/** Reads the operator's certificate and key from one PEM file. @throws Failure when it cannot be used, with what to do */
export function readCertificate(path: string): Certificate {
  const refuse = (reason: string, cause?: unknown) =>
    new Failure(`SUITE_DOCUMENT_CERTIFICATE: ${reason} Give it a PEM file with a certificate and its RSA key.`, { cause });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw refuse(`${path} cannot be read.`, cause);
  }
  const certificate = blockOf(text, 'CERTIFICATE');
  const privateKey = blockOf(text, 'PRIVATE KEY') ?? blockOf(text, 'RSA PRIVATE KEY');
  if (!certificate || !privateKey) throw refuse(`${path} lacks a certificate or a key.`);
  try {
    const key = createPrivateKey(privateKey);
    if (key.asymmetricKeyType === 'rsa' && new X509Certificate(certificate).checkPrivateKey(key))
      return { certificate, privateKey };
  } catch (cause) {
    throw refuse(`${path} holds no certificate.`, cause);
  }
  throw refuse(`${path} holds a key that is not the certificate's.`);
}
