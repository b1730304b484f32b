import { MAX_VERIFIED_MEGABYTES } from '@services/proposals/contract/public';
import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  title: 'Check a signed PDF',
  text: 'Find out whether a PDF is a signed offer that was sealed here, and whether it was changed since.',
  drop: 'Signed PDF',
  checking: 'Checking the PDF',
  again: 'Check another PDF',
  file: 'File',
  hash: 'SHA-256',
  offer: 'Offer',
  client: 'Accepted by',
  firm: 'Offered by',
  acceptedAt: 'Accepted on',
  stampedAt: 'Time stamp',
  whole: {
    title: 'This is the signed document, unchanged',
    text: 'It is, byte for byte, what was sealed when the offer was accepted, and its seal is whole.',
  },
  unconfirmed: {
    title: 'This is the signed document, but its seal cannot be confirmed',
    text: 'It is, byte for byte, what was sealed when the offer was accepted. Its seal does not fit the certificate that is used here now: ask the firm, which may have replaced it.',
  },
  changed: {
    title: 'This document was changed after it was sealed',
    text: 'It has a seal from here, but it is not what was sealed. Do not rely on it: ask for the original, or download it from the link of your mail.',
  },
  unknown: {
    title: 'This PDF was not sealed here',
    text: 'It has no seal from here, and no signed document equals it. It may be another document, or a copy that was printed to PDF. Check the file that was mailed to you or that you downloaded.',
  },
  failed: 'The PDF could not be checked.',
  tooLarge: `The PDF is too large: up to ${MAX_VERIFIED_MEGABYTES} MB can be checked.`,
};
