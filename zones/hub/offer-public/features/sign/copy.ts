interface Contact {
  name: string;
  email: string;
}

/** Isolates the direction of a text within a sentence (Unicode isolates). */
const isolated = (text: string) => `\u2068${text}\u2069`;

export const copy = {
  title: 'Check and sign',
  accepting: 'You accept',
  offerOf: 'from',
  withLetter: 'With the letter of engagement',
  change: 'Change',
  readAgain: 'Read again',
  notTaken: 'Not chosen:',
  method: 'Payment method',
  methodLater: 'to be agreed with the firm',
  others: 'It is accepted when these people have signed, too:',
  othersBound: 'What you chose then holds for them.',
  consent: {
    title: 'Signing electronically',
    points: ({ name, email }: Contact, own: string, paper: { firm: string; fee: string }): string[] => [
      `Your signature and the records of this engagement are electronic: this page, and a PDF that is mailed to ${isolated(own)}.`,
      'That covers this engagement only.',
      `You can have paper instead. Print this page or the PDF yourself, or write to ${isolated(name)} at ${isolated(email)} for a paper copy, before or after you sign. ${isolated(paper.firm)} charges ${paper.fee ? isolated(paper.fee) : 'nothing'} for it.`,
      `You can withdraw your consent by leaving this page before you sign, or later by writing to ${isolated(name)}. What you signed before stays valid.`,
      `Tell ${isolated(name)} when your e-mail address changes.`,
      'You need a browser that shows this page and a program that opens PDF files.',
    ],
    agree: 'I can read this page and keep a copy of it, and I agree to sign and to receive these records electronically.',
    mustAgree: 'Agree to sign electronically, or ask for the offer on paper.',
  },
  name: 'Your full name',
  nameHint: 'As it is to be on the document.',
  signature: 'Signature',
  typed: 'Type it',
  drawn: 'Draw it',
  typedLooks: 'Your name is your signature:',
  submit: 'Accept and sign',
  says: 'With “Accept and sign” you sign for',
  dueToday: (amount: string) => `and ${amount} is due today.`,
  offline: 'You are offline. What you filled in is kept: accept it once you are connected again.',
  notSigned: 'Not signed yet',
  close: 'Close',
  notDrawn: 'This browser cannot send a drawn signature. Type it instead.',
  invalid: 'The server did not take this. Check your name and your signature, then try again.',
  back: 'Back',
};
