import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A signing secret in the form of the Standard Webhooks specification: 256 random bits in base64 after `whsec_`. */
export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString('base64');

interface Message {
  /** The same in each attempt. */
  id: string;
  /** When it is sent, in milliseconds since 1970. */
  now: number;
  body: string;
}

/** The headers that prove where a message comes from (Standard Webhooks 1.0.0, "Signature scheme"). */
export function signedHeaders(secret: string, { id, now, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
