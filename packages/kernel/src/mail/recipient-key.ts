import { domainToASCII } from 'node:url';

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, as far as one can say: without case, tags after a plus sign, different ways to write the
 * same letters, and the dots that Gmail ignores.
 */
export function recipientKey(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = domainToASCII(plain.slice(at + 1)).replace(/\.$/, '') || plain.slice(at + 1);
  const [mailbox = ''] = plain.slice(0, Math.max(at, 0)).split('+');
  return gmail.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
