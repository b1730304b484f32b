import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';

/** Returns a signing secret in the format of the Standard Webhooks specification: 256 random bits in base64 after `whsec_`. */
export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString('base64');

interface Message {
  /** The same for each attempt. */
  id: string;
  /** When the message is sent, in milliseconds since 1970. */
  now: number;
  body: string;
}

/** Returns the headers that prove where a message comes from (Standard Webhooks 1.0.0, "Signature scheme"). */
export function signedHeaders(secret: string, { id, now, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = signatureOf(secret, `${id}.${timestamp}.`, body);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

function signatureOf(secret: string, head: string, body: string | Uint8Array): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(head).update(body).digest('base64');
}

/** Milliseconds by which the sender's clock may differ. */
const MAX_SKEW = 5 * 60_000;

interface Received {
  headers: Headers;
  body: Uint8Array;
  now: number;
}

/** Returns whether an incoming message was signed with a secret, at most minutes ago. One of several signatures is enough. */
export function isSigned(secret: string, { headers, body, now }: Received): boolean {
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`webhook-${name}`) ?? '',
  );
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) * 1000 - now) > MAX_SKEW) return false;
  const expected = Buffer.from(`v1,${signatureOf(secret, `${id}.${timestamp}.`, body)}`);
  return signatures
    .split(' ')
    .map((each) => Buffer.from(each))
    .some((each) => each.length === expected.length && timingSafeEqual(each, expected));
}
