export const copy = {
  acceptedOn: (moment: string) => `accepted on ${moment}`,
  title: 'Accepted. Thank you!',
  signedBy: 'Signed by',
  signature: (moment: string) => `signed ${moment}`,
  what: 'What was accepted',
  dues: 'What is due when',
  document: {
    title: 'Your signed document',
    ready:
      'It contains the offer, the terms, the signatures and a certificate page, and is sealed: a later change can be detected. Both sides get it by mail, too.',
    download: 'Download PDF',
    preparing: 'The signed PDF is being prepared. It appears here by itself, and comes by mail.',
    hash: 'SHA-256 of the file',
    verify: 'Check a copy of it',
  },
  letter: 'Letter of engagement',
  ask: 'Questions? Write to',
  print: 'Print',
};
