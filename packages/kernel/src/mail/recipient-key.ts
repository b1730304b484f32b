import { domainToASCII } from 'node:url';

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address most likely leads to: without case, tags after a plus sign, different encodings of the same
 * letters, and the dots that Gmail ignores.
 */
export function recipientKey(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = domainToASCII(plain.slice(at + 1)).replace(/\.$/, '') || plain.slice(at + 1);
  const [mailbox = ''] = plain.slice(0, Math.max(at, 0)).split('+');
  return gmail.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
