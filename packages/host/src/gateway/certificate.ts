import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** Hosts of the local topologies with https. */
const HOSTS = ['localhost', 'suite.localhost', '*.suite.localhost', '*.sites.localhost'];

/**
 * Returns the self-signed certificate of this data folder, and creates a new one when it is missing, expires soon or lacks a
 * host.
 */
export async function certificate(dataFolder: string): Promise<{ key: string; cert: string }> {
  const folder = join(dataFolder, 'tls');
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  if (existsSync(keyPath) && existsSync(certPath)) {
    const cert = readFileSync(certPath, 'utf8');
    const { validTo, subjectAltName = '' } = new X509Certificate(cert);
    const named = subjectAltName.split(', ');
    const isWhole = HOSTS.every((host) => named.includes(`DNS:${host}`));
    if (isWhole && Date.parse(validTo) > Date.now() + 7 * MILLISECONDS_PER_DAY)
      return { key: readFileSync(keyPath, 'utf8'), cert };
  }
  const { default: selfsigned } = await import('selfsigned');
  const made = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 365 * MILLISECONDS_PER_DAY),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: HOSTS.map((value) => ({ type: 2, value })) },
    ],
  });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(keyPath, made.private, { mode: 0o600 });
  chmodSync(keyPath, 0o600);
  writeFileSync(certPath, made.cert);
  return { key: made.private, cert: made.cert };
}
