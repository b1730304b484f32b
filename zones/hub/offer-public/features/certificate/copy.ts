import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  title: 'Verify a certificate',
  text: 'Find out whether a certificate of a security course is genuine. Its number is printed below the code.',
  number: 'Number of the certificate',
  numberHint: 'For example 7K2QX-M3A9D-0BCDE-F1234',
  missing: 'Enter the number of the certificate.',
  check: 'Verify',
  again: 'Verify another certificate',
  validTitle: 'This certificate is genuine and valid',
  validText: 'Compare what it says with the fields below.',
  voidTitle: 'This certificate is genuine, but no longer valid',
  voidText: (day: string) => `The course was changed on ${day}, and has to be taken again.`,
  unknown: 'There is no certificate with this number. Check that it is typed as printed.',
  throttled: 'Too many numbers were tried from your network. Try again later.',
  failed: 'The certificate could not be verified.',
  fields: {
    name: 'Completed by',
    firm: 'Firm',
    course: 'Course',
    version: 'Version of the course',
    score: 'Score',
    completedOn: 'Completed on',
    number: 'Number',
  },
};
