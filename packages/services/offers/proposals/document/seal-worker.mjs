// Seals documents, one per message. Runs in a separate thread, because the platform responds to other requests meanwhile.
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { HttpTimestampAuthority, PDF } from '@libpdf/core';

/** @typedef {{ pdf: Uint8Array, certificate: string, privateKey: string, at: number, timestampUrl?: string }} Sealing */

/** Milliseconds to wait for the time-stamp server. */
const PATIENCE = 10_000;

/** Maximum bytes of a time stamp with its certificates, which usually has some 6,000. */
const LONGEST_STAMP = 20_000;

/** Bytes of a signature without a time stamp. */
const LONGEST_SIGNATURE = 12_288;

parentPort?.on('message', async (/** @type {Sealing} */ { pdf, certificate, privateKey, at, timestampUrl }) => {
  const key = createPrivateKey(privateKey);
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({
    reason: 'Accepted by the client',
    signingTime: new Date(at),
    ...(timestampUrl && {
      level: 'B-T',
      timestampAuthority: new HttpTimestampAuthority(timestampUrl, { fetch: ask }),
      estimatedSize: LONGEST_SIGNATURE + LONGEST_STAMP,
    }),
    signer: {
      certificate: new Uint8Array(new X509Certificate(certificate).raw),
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace('-', ''), data, key)),
    },
  });
  parentPort?.postMessage(bytes);
});

/**
 * Sends a request with limits of time and size, which also hold for the body of the response.
 * @param {Parameters<typeof fetch>[0]} url
 * @param {RequestInit} [request]
 */
async function ask(url, request) {
  const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  const chunks = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LONGEST_STAMP) throw new Error(`its response has more than ${LONGEST_STAMP} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}
