import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  title: 'This was a phishing simulation',
  text: (firm: string) => `${firm} sends test mails like this one. Nothing happened to your computer, and nobody is blamed.`,
  signs: 'How you can recognize it',
  mail: 'The mail',
  next: 'What to do with a mail like this',
  steps: [
    'Do not open links or files, and do not answer.',
    'Check another way: call the sender at a number you know, or type the address of the site yourself.',
    'Report it under Training, Report a mail, and tell the person in charge of security.',
  ],
  link: '[the link that you followed]',
  loading: 'Loading the page',
  unknownTitle: 'This link leads nowhere',
  unknownText: 'Check that it is whole, or ask who sent it.',
  failed: 'The page could not be loaded.',
};
