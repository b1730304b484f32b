import { createHmac } from 'node:crypto';

/** https://docs.stripe.com/webhooks#verify-manually. @param at milliseconds since 1970 */
export function signatureOf(body: string, secret: string, at: number): string {
  const time = Math.floor(at / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
