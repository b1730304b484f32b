// Seals documents, one per message. Runs in a separate thread, because the platform responds to other requests meanwhile.
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { PDF } from '@libpdf/core';

/** @typedef {{ pdf: Uint8Array, certificate: string, privateKey: string, at: number }} Sealing */

parentPort?.on('message', async (/** @type {Sealing} */ { pdf, certificate, privateKey, at }) => {
  const key = createPrivateKey(privateKey);
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({
    reason: 'Accepted by the client',
    signingTime: new Date(at),
    signer: {
      certificate: new Uint8Array(new X509Certificate(certificate).raw),
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace('-', ''), data, key)),
    },
  });
  parentPort?.postMessage(bytes);
});
