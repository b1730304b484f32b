import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { generate } from 'selfsigned';
import { readCertificate } from './certificate';

const newPair = () => generate([{ name: 'commonName', value: 'Harborline documents' }], { keySize: 2048 });

const fileOf = (...parts: string[]) => {
  const path = join(emptyFolder(), 'documents.pem');
  writeFileSync(path, parts.join('\n'));
  return path;
};

describe("the operator's certificate", () => {
  it('is read with its key, in either order', async () => {
    const { cert, private: key } = await newPair();
    for (const path of [fileOf(cert, key), fileOf(key, cert)])
      expect(readCertificate(path)).toEqual({ certificate: cert.trim(), privateKey: key.trim() });
  });

  it("is refused with advice when it is missing, lacks its key, or has another certificate's key", async () => {
    const [one, other] = [await newPair(), await newPair()];
    const whatToDo = 'Give it a PEM file with a certificate and its RSA key.';
    expect(() => readCertificate('/nowhere.pem')).toThrow(`/nowhere.pem cannot be read. ${whatToDo}`);
    expect(() => readCertificate(fileOf(one.cert))).toThrow(`lacks a certificate or a key. ${whatToDo}`);
    expect(() => readCertificate(fileOf(one.cert, other.private))).toThrow(`a key that is not the certificate's. ${whatToDo}`);
  });
});
